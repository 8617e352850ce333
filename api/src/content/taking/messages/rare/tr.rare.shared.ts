import type en from "./en.rare.shared.ts";

export default {
  goesOn: "Bu sayfa kendiliğinden {host} adresine gidecek.",
  stay: "Burada kal",
  stays: "Bu sayfa açık kalıyor.",
} satisfies Record<keyof typeof en, string>;
