import type en from "./en.written.shared.ts";

export default {
  ownWords: "własnymi słowami",
  writeAnswer: "Wpisz odpowiedź",
  tooShort: "Minimalna liczba znaków: {count}",
  tooLong: "Znaki ponad limit: {count}",
  charactersLeft: "Pozostało znaków: {count}",
  othersRead: "Inni mogą to przeczytać, bez imienia i nazwiska.",
  enterNumber: "Wpisz liczbę",
  wholeNumber: "Wpisz liczbę całkowitą",
  decimals: "Miejsca po przecinku: najwyżej {count}",
  numberRange: "Od {min} do {max}",
  numberMin: "{min} lub więcej",
  numberMax: "{max} lub mniej",
  scoredEach: "Każda poprawna odpowiedź daje część punktów.",
  scoredMinus: "Każda poprawna odpowiedź daje część punktów, a każda błędna unieważnia jedną poprawną.",
  scoredBelowZero:
    "Każda poprawna odpowiedź daje część punktów, a każda błędna odejmuje tyle samo, także z innych pytań.",
} satisfies Record<keyof typeof en, string>;
