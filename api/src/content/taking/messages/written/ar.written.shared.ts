import type en from "./en.written.shared.ts";

export default {
  ownWords: "بكلماتك الخاصة",
  writeAnswer: "اكتب إجابة",
  tooShort: "الحد الأدنى لعدد الأحرف: {count}",
  tooLong: "الأحرف الزائدة: {count}",
  charactersLeft: "الأحرف المتبقية: {count}",
  othersRead: "قد يقرأ آخرون هذا، من دون اسمك.",
  enterNumber: "أدخل رقمًا",
  wholeNumber: "أدخل عددًا صحيحًا",
  decimals: "المنازل العشرية: {count} على الأكثر",
  numberRange: "من {min} إلى {max}",
  numberMin: "{min} أو أكثر",
  numberMax: "{max} أو أقل",
  scoredEach: "كل إجابة صحيحة تمنح جزءًا من النقاط.",
  scoredMinus: "كل إجابة صحيحة تمنح جزءًا من النقاط، وكل إجابة خاطئة تلغي إجابة صحيحة.",
  scoredBelowZero: "كل إجابة صحيحة تمنح جزءًا من النقاط، وكل إجابة خاطئة تخصم القدر نفسه، حتى من نقاط أسئلة أخرى.",
} satisfies Record<keyof typeof en, string>;
