import type en from "./en.rare.shared.ts";

export default {
  anonymous: "התשובות שלך נשמרות בלי השם, בלי הכתובת ובלי השעה. מה שנכתב בהן נשמר כפי שנכתב.",
  answeredBefore: "כבר ענית על זה במכשיר הזה.",
  corrected: "תוצאה זו תוקנה ב־{when}.",
  fewYet: "תשובות של אחרים מוצגות אחרי שלפחות חמישה אנשים ענו.",
  fullLater: "ייתכן שיתפנה מקום: מי שהתחיל ולא סיים מפנה אותו.",
  goesOn: "הדף הזה יעבור מעצמו אל {host}.",
  passcode: "קוד כניסה",
  passcodeAsked: "נדרש קוד כניסה. מי שנתן לך את הקישור יודע אותו.",
  passcodeEmpty: "יש להזין את קוד הכניסה.",
  passcodePause: "הגיעו מכאן יותר מדי קודים שגויים. אפשר לנסות שוב בעוד דקה.",
  passcodeWrong: "זה לא קוד הכניסה.",
  stay: "להישאר כאן",
  stays: "הדף הזה נשאר פתוח.",
  uncounted: "התשובות שלך הגיעו באיחור. הן נשמרות, אבל לא נספרות.",
} satisfies Record<keyof typeof en, string>;
