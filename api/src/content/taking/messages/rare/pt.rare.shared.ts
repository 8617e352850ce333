import type en from "./en.rare.shared.ts";

export default {
  goesOn: "Esta página seguirá sozinha para {host}.",
  stay: "Ficar aqui",
  stays: "Esta página continua aberta.",
} satisfies Record<keyof typeof en, string>;
