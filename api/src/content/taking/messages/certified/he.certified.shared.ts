import type en from "./en.certified.shared.ts";

export default {
  certificate: "התעודה שלך",
  certificateHow: "עברת בהצלחה, ואפשר לקבל על כך תעודה.",
  certificateName: "השם, כפי שיופיע בה",
  nameEmpty: "יש להזין שם",
  certificateOnce: "אי אפשר לשנות אותו אחר כך. איש אינו בודק אותו, וכך כתוב בתעודה.",
  certificateGet: "קבלת התעודה",
  certificateFor: "היא הונפקה על שם {name}.",
  certificatePdf: "הורדה כ־PDF",
  certificateCheck: "הדף שבו כל אחד יכול לאמת אותה",
  certificateRevoked: "היא בוטלה.",
  certificateFailed: "התעודה לא הגיעה. יש לבדוק את החיבור ולנסות שוב.",
  certificateBoxes: "בתעודה המודפסת יופיעו ריבועים במקום חלק מהתווים בשם. בדף התעודה הם מוצגים.",
  certificateAnyway: "לקבל בכל זאת",
} satisfies Record<keyof typeof en, string>;
