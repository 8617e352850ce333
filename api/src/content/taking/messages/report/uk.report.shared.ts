import type en from "./en.report.shared.ts";

export default {
  reportWhy: "Що не так із цією сторінкою?",
  reportImpersonation: "Вона видає себе за іншу особу",
  reportPhishing: "Вона просить паролі або оплату",
  reportIllegal: "Вона розпалює ненависть або порушує закон",
  reportOther: "Інше",
  reportText: "Подробиці (необов’язково)",
  reportUnnamed: "Скарга надсилається без вашого імені, і автор її не бачить.",
  reportSend: "Надіслати скаргу",
  reportNoReason: "Виберіть причину.",
  reportTooLong: "Не більше {count} символів.",
  reportNotSent: "Не вдалося надіслати скаргу. Перевірте з’єднання та спробуйте ще раз.",
  reportTooMany: "Скарг забагато. Спробуйте ще раз за годину.",
  reportThanks: "Дякуємо. Власники сайту розглянуть скаргу.",
} satisfies Record<keyof typeof en, string>;
