import type en from "./en.rare.shared.ts";

export default {
  goesOn: "Ця сторінка сама перейде на {host}.",
  stay: "Залишитися тут",
  stays: "Ця сторінка залишається відкритою.",
} satisfies Record<keyof typeof en, string>;
