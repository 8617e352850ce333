import type en from "./en.timed.shared.ts";

export default {
  limit:
    "{count, plural, one {Від початку у вас # хвилина.} few {Від початку у вас # хвилини.} many {Від початку у вас # хвилин.} other {Від початку у вас # хвилини.}} Дані до цього часу відповіді надішлються самі, доки ця сторінка відкрита.",
  timeLeft: "Залишилося часу",
  minutesLeft:
    "{count, plural, one {Залишилася # хвилина.} few {Залишилося # хвилини.} many {Залишилося # хвилин.} other {Залишилося # хвилини.}}",
  secondsLeft: "Залишилося секунд: {count}.",
  timeUp: "Час вийшов.",
  goesOff: "Дані відповіді надсилаються.",
  leftOut: "Те, що не було повною відповіддю, не надсилається.",
} satisfies Record<keyof typeof en, string>;
