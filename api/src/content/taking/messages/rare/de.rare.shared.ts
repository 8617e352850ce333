import type en from "./en.rare.shared.ts";

export default {
  goesOn: "Diese Seite führt von selbst weiter zu {host}.",
  stay: "Hier bleiben",
  stays: "Diese Seite bleibt offen.",
} satisfies Record<keyof typeof en, string>;
