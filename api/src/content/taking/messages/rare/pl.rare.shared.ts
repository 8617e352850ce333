import type en from "./en.rare.shared.ts";

export default {
  goesOn: "Ta strona sama przejdzie do {host}.",
  stay: "Zostań tutaj",
  stays: "Ta strona pozostaje otwarta.",
} satisfies Record<keyof typeof en, string>;
