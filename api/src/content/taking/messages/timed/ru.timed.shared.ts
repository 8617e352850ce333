import type en from "./en.timed.shared.ts";

export default {
  limit:
    "{count, plural, one {С начала у вас # минута.} few {С начала у вас # минуты.} many {С начала у вас # минут.} other {С начала у вас # минуты.}} Данные к этому времени ответы отправятся сами, пока эта страница открыта.",
  timeLeft: "Осталось времени",
  minutesLeft:
    "{count, plural, one {Осталась # минута.} few {Осталось # минуты.} many {Осталось # минут.} other {Осталось # минуты.}}",
  secondsLeft: "Осталось секунд: {count}.",
  timeUp: "Время вышло.",
  goesOff: "Данные ответы отправляются.",
  leftOut: "То, что не было полным ответом, не отправляется.",
} satisfies Record<keyof typeof en, string>;
