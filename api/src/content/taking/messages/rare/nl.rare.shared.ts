import type en from "./en.rare.shared.ts";

export default {
  goesOn: "Deze pagina gaat vanzelf verder naar {host}.",
  stay: "Hier blijven",
  stays: "Deze pagina blijft open.",
} satisfies Record<keyof typeof en, string>;
