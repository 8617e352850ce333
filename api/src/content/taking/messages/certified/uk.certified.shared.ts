import type en from "./en.certified.shared.ts";

export default {
  certificate: "Ваш сертифікат",
  certificateHow: "Ви пройшли й можете отримати сертифікат про це.",
  certificateName: "Ваше ім’я, як воно має там стояти",
  nameEmpty: "Укажіть ім’я",
  certificateOnce: "Потім його не можна змінити. Його ніхто не перевіряє, і в сертифікаті про це сказано.",
  certificateGet: "Отримати сертифікат",
  certificateFor: "Його видано на ім’я: {name}.",
  certificatePdf: "Завантажити PDF",
  certificateCheck: "Сторінка, де його може перевірити будь-хто",
  certificateRevoked: "Його відкликано.",
  certificateFailed: "Сертифікат не надійшов. Перевірте з’єднання та спробуйте ще раз.",
  certificateBoxes:
    "На роздрукованому сертифікаті замість деяких знаків імені будуть квадрати. На сторінці сертифіката їх видно.",
  certificateAnyway: "Усе одно отримати",
} satisfies Record<keyof typeof en, string>;
