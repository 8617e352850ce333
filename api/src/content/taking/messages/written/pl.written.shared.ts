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
} satisfies Record<keyof typeof en, string>;
