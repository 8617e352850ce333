import type en from "./en.rare.shared.ts";

export default {
  anonymous: "تُحفظ إجاباتك من دون اسمك أو عنوانك أو وقت الإجابة. وما تكتبه فيها يُحفظ كما كتبته.",
  answeredBefore: "لقد أجبت عن هذا على هذا الجهاز.",
  corrected: "صُحّحت هذه النتيجة في {when}.",
  fewYet: "تُعرض إجابات الآخرين بعد أن يجيب خمسة أشخاص على الأقل.",
  fullLater: "قد يشغر مكان، إذ يُخلي مكانه من بدأ ولم يُكمل.",
  goesOn: "ستنتقل هذه الصفحة تلقائيًا إلى {host}.",
  passcode: "رمز الدخول",
  passcodeAsked: "يلزم رمز دخول. يعرفه من أعطاك الرابط.",
  passcodeEmpty: "أدخل رمز الدخول.",
  passcodePause: "وردت من هنا رموز خاطئة كثيرة. أعد المحاولة بعد دقيقة.",
  passcodeWrong: "هذا ليس رمز الدخول.",
  stay: "البقاء هنا",
  stays: "ستبقى هذه الصفحة مفتوحة.",
  uncounted: "وصلت إجاباتك متأخرة. وهي محفوظة لكنها لا تُحتسب.",
} satisfies Record<keyof typeof en, string>;
