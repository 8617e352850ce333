import type en from "./en.written.shared.ts";

export default {
  ownWords: "con parole proprie",
  writeAnswer: "Scriva una risposta",
  tooShort: "Scriva almeno {count} caratteri",
  tooLong: "{count} oltre il limite",
  charactersLeft: "Caratteri rimasti: {count}",
  othersRead: "Altri potranno leggere questo testo, senza il Suo nome.",
  enterNumber: "Inserisca un numero",
  wholeNumber: "Inserisca un numero intero",
  decimals: "Decimali: al massimo {count}",
  numberRange: "Da {min} a {max}",
  numberMin: "{min} o più",
  numberMax: "{max} o meno",
  scoredEach: "Ogni risposta corretta vale una parte dei punti.",
  scoredMinus: "Ogni risposta corretta vale una parte dei punti, ogni risposta sbagliata ne annulla una corretta.",
  scoredBelowZero:
    "Ogni risposta corretta vale una parte dei punti, ogni risposta sbagliata ne toglie altrettanti, anche ad altre domande.",
} satisfies Record<keyof typeof en, string>;
