import type en from "./en.timed.shared.ts";

export default {
  limit:
    "{count, plural, one {מרגע ההתחלה יש דקה אחת.} two {מרגע ההתחלה יש # דקות.} other {מרגע ההתחלה יש # דקות.}} מה שנענה עד אז נמסר מעצמו כל עוד הדף הזה פתוח.",
  timeLeft: "הזמן שנותר",
  minutesLeft: "{count, plural, one {נותרה דקה אחת.} two {נותרו # דקות.} other {נותרו # דקות.}}",
  secondsLeft: "נותרו {count} שניות.",
  running: "כבר התחלת במכשיר אחר או בדפדפן אחר, והזמן שלך רץ. מה שענית שם לא נמצא כאן.",
  timeUp: "הזמן נגמר.",
  goesOff: "מה שנענה נמסר.",
  leftOut: "מה שלא היה תשובה שלמה אינו נמסר.",
} satisfies Record<keyof typeof en, string>;
