import type en from "./en.rare.shared.ts";

export default {
  answeredBefore: "На этом устройстве вы уже ответили.",
  corrected: "{when} этот результат исправлен.",
  fullLater: "Место может освободиться: его уступит тот, кто начал и не закончил.",
  goesOn: "Эта страница сама перейдёт на {host}.",
  passcode: "Кодовое слово",
  passcodeAsked: "Нужно кодовое слово. Его знает тот, кто дал вам ссылку.",
  passcodeEmpty: "Введите кодовое слово.",
  passcodePause: "Отсюда пришло слишком много неверных слов. Попробуйте снова через минуту.",
  passcodeWrong: "Это не то кодовое слово.",
  stay: "Остаться здесь",
  stays: "Эта страница остаётся открытой.",
  uncounted: "Ваши ответы пришли с опозданием. Они сохранены, но не учитываются.",
} satisfies Record<keyof typeof en, string>;
