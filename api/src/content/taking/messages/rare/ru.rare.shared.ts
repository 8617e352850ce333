import type en from "./en.rare.shared.ts";

export default {
  goesOn: "Эта страница сама перейдёт на {host}.",
  stay: "Остаться здесь",
  stays: "Эта страница остаётся открытой.",
} satisfies Record<keyof typeof en, string>;
