import type en from "./en.written.shared.ts";

export default {
  ownWords: "in eigenen Worten",
  writeAnswer: "Schreiben Sie eine Antwort",
  tooShort: "Schreiben Sie mindestens {count} Zeichen",
  tooLong: "{count} über der Grenze",
  charactersLeft: "Verbleibende Zeichen: {count}",
  othersRead: "Andere können dies lesen, ohne Ihren Namen.",
  enterNumber: "Geben Sie eine Zahl ein",
  wholeNumber: "Geben Sie eine ganze Zahl ein",
  decimals: "Nachkommastellen: höchstens {count}",
  numberRange: "Von {min} bis {max}",
  numberMin: "{min} oder mehr",
  numberMax: "{max} oder weniger",
  scoredEach: "Jede richtige Antwort bringt einen Teil der Punkte.",
  scoredMinus: "Jede richtige Antwort bringt einen Teil der Punkte, jede falsche hebt eine richtige auf.",
  scoredBelowZero:
    "Jede richtige Antwort bringt einen Teil der Punkte, jede falsche kostet ebenso viel, auch Punkte anderer Fragen.",
} satisfies Record<keyof typeof en, string>;
