import type en from "./en.written.shared.ts";

export default {
  ownWords: "своїми словами",
  writeAnswer: "Напишіть відповідь",
  tooShort: "Мінімум символів: {count}",
  tooLong: "Зайвих символів: {count}",
  charactersLeft: "Залишилося символів: {count}",
  othersRead: "Це зможуть прочитати інші, без вашого імені.",
  enterNumber: "Введіть число",
  wholeNumber: "Введіть ціле число",
  decimals: "Знаків після коми: не більше {count}",
  numberRange: "Від {min} до {max}",
  numberMin: "{min} або більше",
  numberMax: "{max} або менше",
  scoredEach: "Кожна правильна відповідь дає частину балів.",
  scoredMinus: "Кожна правильна відповідь дає частину балів, кожна неправильна скасовує одну правильну.",
  scoredBelowZero:
    "Кожна правильна відповідь дає частину балів, кожна неправильна забирає стільки ж, навіть із балів за інші запитання.",
} satisfies Record<keyof typeof en, string>;
