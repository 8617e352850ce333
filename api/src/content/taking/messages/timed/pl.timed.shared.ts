import type en from "./en.timed.shared.ts";

export default {
  limit:
    "{count, plural, one {Od rozpoczęcia masz # minutę.} few {Od rozpoczęcia masz # minuty.} many {Od rozpoczęcia masz # minut.} other {Od rozpoczęcia masz # minuty.}} Udzielone do tego czasu odpowiedzi zostaną oddane same, dopóki ta strona jest otwarta.",
  timeLeft: "Pozostały czas",
  minutesLeft:
    "{count, plural, one {Została # minuta.} few {Zostały # minuty.} many {Zostało # minut.} other {Zostało # minuty.}}",
  secondsLeft: "Zostało sekund: {count}.",
  running:
    "Odpowiadanie już się zaczęło, na innym urządzeniu lub w innej przeglądarce, i czas płynie. Udzielonych tam odpowiedzi tutaj nie ma.",
  timeUp: "Czas minął.",
  goesOff: "Udzielone odpowiedzi zostają oddane.",
  leftOut: "To, co nie było pełną odpowiedzią, zostaje pominięte.",
} satisfies Record<keyof typeof en, string>;
