import type en from "./en.report.shared.ts";

export default {
  reportWhy: "מה הבעיה בדף הזה?",
  reportImpersonation: "הדף מתחזה למישהו אחר",
  reportPhishing: "הדף מבקש סיסמאות או תשלום",
  reportIllegal: "הדף מסית לשנאה או אינו חוקי",
  reportOther: "משהו אחר",
  reportText: "פרטים (לא חובה)",
  reportUnnamed: "הדיווח נשלח בלי שם, והכותב אינו רואה אותו.",
  reportSend: "שליחת הדיווח",
  reportNoReason: "יש לבחור סיבה.",
  reportTooLong: "אפשר לכתוב עד {count} תווים.",
  reportNotSent: "שליחת הדיווח נכשלה. יש לבדוק את החיבור ולנסות שוב.",
  reportTooMany: "נשלחו יותר מדי דיווחים. אפשר לנסות שוב בעוד שעה.",
  reportThanks: "תודה. מפעילי האתר יבדקו את הדיווח.",
} satisfies Record<keyof typeof en, string>;
