import type en from "./en.certified.shared.ts";

export default {
  certificate: "شهادتك",
  certificateHow: "لقد اجتزت، ويمكنك الحصول على شهادة بذلك.",
  certificateName: "اسمك كما تريد أن يظهر فيها",
  nameEmpty: "الاسم مطلوب",
  certificateOnce: "لا يمكن تغييره بعد ذلك. لا أحد يتحقق منه، والشهادة تذكر ذلك.",
  certificateGet: "الحصول على الشهادة",
  certificateFor: "صدرت باسم {name}.",
  certificatePdf: "تنزيل بصيغة PDF",
  certificateCheck: "الصفحة التي يمكن لأي شخص التحقق منها فيها",
  certificateRevoked: "أُلغيت.",
  certificateFailed: "لم تصل الشهادة. تحقق من الاتصال وحاول مرة أخرى.",
  certificateBoxes: "ستظهر في الشهادة المطبوعة مربعات بدلًا من بعض أحرف الاسم. أما صفحة الشهادة فتعرضها.",
  certificateAnyway: "الحصول عليها رغم ذلك",
} satisfies Record<keyof typeof en, string>;
