import type en from "./en.written.shared.ts";

export default {
  ownWords: "במילים שלך",
  writeAnswer: "יש לכתוב תשובה",
  tooShort: "מספר תווים מזערי: {count}",
  tooLong: "תווים מעבר למותר: {count}",
  charactersLeft: "תווים שנותרו: {count}",
  othersRead: "אחרים עשויים לקרוא את זה, בלי השם שלך.",
  enterNumber: "יש להזין מספר",
  wholeNumber: "יש להזין מספר שלם",
  decimals: "ספרות אחרי הנקודה: לכל היותר {count}",
  numberRange: "מ־{min} עד {max}",
  numberMin: "{min} או יותר",
  numberMax: "{max} או פחות",
} satisfies Record<keyof typeof en, string>;
