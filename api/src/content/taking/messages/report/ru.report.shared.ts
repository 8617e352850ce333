import type en from "./en.report.shared.ts";

export default {
  reportWhy: "Что не так с этой страницей?",
  reportImpersonation: "Она выдаёт себя за другое лицо",
  reportPhishing: "Она просит пароли или оплату",
  reportIllegal: "Она разжигает ненависть или нарушает закон",
  reportOther: "Другое",
  reportText: "Подробности (необязательно)",
  reportUnnamed: "Жалоба отправляется без вашего имени, и автор её не видит.",
  reportSend: "Отправить жалобу",
  reportNoReason: "Выберите причину.",
  reportTooLong: "Не более {count} символов.",
  reportNotSent: "Не удалось отправить жалобу. Проверьте соединение и попробуйте ещё раз.",
  reportTooMany: "Жалоб слишком много. Попробуйте ещё раз через час.",
  reportThanks: "Спасибо. Владельцы сайта рассмотрят жалобу.",
} satisfies Record<keyof typeof en, string>;
