import type en from "./en.written.shared.ts";

export default {
  ownWords: "своими словами",
  writeAnswer: "Напишите ответ",
  tooShort: "Минимум символов: {count}",
  tooLong: "Лишних символов: {count}",
  charactersLeft: "Осталось символов: {count}",
  othersRead: "Это смогут прочитать другие, без вашего имени.",
  enterNumber: "Введите число",
  wholeNumber: "Введите целое число",
  decimals: "Знаков после запятой: не более {count}",
  numberRange: "От {min} до {max}",
  numberMin: "{min} или больше",
  numberMax: "{max} или меньше",
  scoredEach: "Каждый верный ответ приносит часть баллов.",
  scoredMinus: "Каждый верный ответ приносит часть баллов, каждый неверный отменяет один верный.",
  scoredBelowZero:
    "Каждый верный ответ приносит часть баллов, каждый неверный отнимает столько же, даже из баллов за другие вопросы.",
} satisfies Record<keyof typeof en, string>;
