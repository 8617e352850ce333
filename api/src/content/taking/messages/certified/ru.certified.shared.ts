import type en from "./en.certified.shared.ts";

export default {
  certificate: "Ваш сертификат",
  certificateHow: "Вы прошли и можете получить сертификат об этом.",
  certificateName: "Ваше имя, как оно должно там стоять",
  nameEmpty: "Укажите имя",
  certificateOnce: "Потом его нельзя изменить. Его никто не проверяет, и в сертификате об этом сказано.",
  certificateGet: "Получить сертификат",
  certificateFor: "Он выдан на имя: {name}.",
  certificatePdf: "Скачать в PDF",
  certificateCheck: "Страница, где его может проверить любой",
  certificateRevoked: "Он отозван.",
  certificateFailed: "Сертификат не пришёл. Проверьте соединение и попробуйте снова.",
  certificateBoxes:
    "На распечатанном сертификате вместо некоторых знаков имени будут квадраты. На странице сертификата они видны.",
  certificateAnyway: "Всё равно получить",
} satisfies Record<keyof typeof en, string>;
