import type en from "./en.rare.shared.ts";

export default {
  goesOn: "Questa pagina passerà da sola a {host}.",
  stay: "Resta qui",
  stays: "Questa pagina resta aperta.",
} satisfies Record<keyof typeof en, string>;
