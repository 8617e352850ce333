import type en from "./en.rare.shared.ts";

export default {
  goesOn: "Esta página pasará sola a {host}.",
  stay: "Quedarme aquí",
  stays: "Esta página sigue abierta.",
} satisfies Record<keyof typeof en, string>;
