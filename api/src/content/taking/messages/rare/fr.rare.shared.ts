import type en from "./en.rare.shared.ts";

export default {
  goesOn: "Cette page mène d'elle-même à {host}.",
  stay: "Rester ici",
  stays: "Cette page reste ouverte.",
} satisfies Record<keyof typeof en, string>;
