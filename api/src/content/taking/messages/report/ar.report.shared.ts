import type en from "./en.report.shared.ts";

export default {
  reportWhy: "ما المشكلة في هذه الصفحة؟",
  reportImpersonation: "تنتحل شخصية غيرها",
  reportPhishing: "تطلب كلمات مرور أو دفع أموال",
  reportIllegal: "تحض على الكراهية أو تخالف القانون",
  reportOther: "شيء آخر",
  reportText: "التفاصيل (اختياري)",
  reportUnnamed: "يُرسل بلاغك من دون اسمك، ولا يراه المؤلف.",
  reportSend: "إرسال البلاغ",
  reportNoReason: "اختر سببًا.",
  reportTooLong: "الحد الأقصى لعدد الأحرف: {count}.",
  reportNotSent: "تعذّر إرسال بلاغك. تحقق من الاتصال وحاول مرة أخرى.",
  reportTooMany: "أُرسلت بلاغات كثيرة. حاول مرة أخرى بعد ساعة.",
  reportThanks: "شكرًا لك. سيطّلع القائمون على هذا الموقع على بلاغك.",
} satisfies Record<keyof typeof en, string>;
