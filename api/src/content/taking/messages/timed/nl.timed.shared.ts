import type en from "./en.timed.shared.ts";

export default {
  limit:
    "{count, plural, one {Vanaf de start is er # minuut.} other {Vanaf de start zijn er # minuten.}} Wat dan beantwoord is, wordt vanzelf ingeleverd zolang deze pagina open is.",
  timeLeft: "Resterende tijd",
  minutesLeft: "{count, plural, one {Nog # minuut.} other {Nog # minuten.}}",
  secondsLeft: "Nog {count} seconden.",
  running:
    "U bent al begonnen, op een ander apparaat of in een andere browser, en uw tijd loopt. Wat u daar hebt beantwoord, staat hier niet.",
  timeUp: "De tijd is om.",
  goesOff: "Wat beantwoord was, wordt ingeleverd.",
  leftOut: "Wat geen volledig antwoord was, wordt weggelaten.",
} satisfies Record<keyof typeof en, string>;
