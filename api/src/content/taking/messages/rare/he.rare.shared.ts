import type en from "./en.rare.shared.ts";

export default {
  goesOn: "הדף הזה יעבור מעצמו אל {host}.",
  stay: "להישאר כאן",
  stays: "הדף הזה נשאר פתוח.",
} satisfies Record<keyof typeof en, string>;
