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
  scoredEach: "כל תשובה נכונה מזכה בחלק מהנקודות.",
  scoredMinus: "כל תשובה נכונה מזכה בחלק מהנקודות, וכל תשובה שגויה מבטלת תשובה נכונה.",
  scoredBelowZero: "כל תשובה נכונה מזכה בחלק מהנקודות, וכל תשובה שגויה מורידה אותה כמות, גם מנקודות של שאלות אחרות.",
} satisfies Record<keyof typeof en, string>;
