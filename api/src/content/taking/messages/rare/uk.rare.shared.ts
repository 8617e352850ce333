import type en from "./en.rare.shared.ts";

export default {
  answeredBefore: "На цьому пристрої ви вже відповіли.",
  corrected: "{when} цей результат виправлено.",
  fullLater: "Місце може звільнитися: його поступиться той, хто почав і не закінчив.",
  goesOn: "Ця сторінка сама перейде на {host}.",
  passcode: "Кодове слово",
  passcodeAsked: "Потрібне кодове слово. Його знає той, хто дав вам посилання.",
  passcodeEmpty: "Введіть кодове слово.",
  passcodePause: "Звідси надійшло забагато хибних слів. Спробуйте ще раз за хвилину.",
  passcodeWrong: "Це не те кодове слово.",
  stay: "Залишитися тут",
  stays: "Ця сторінка залишається відкритою.",
} satisfies Record<keyof typeof en, string>;
