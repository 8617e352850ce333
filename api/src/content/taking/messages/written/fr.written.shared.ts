import type en from "./en.written.shared.ts";

export default {
  ownWords: "avec vos propres mots",
  writeAnswer: "Écrivez une réponse",
  tooShort: "Écrivez au moins {count} caractères",
  tooLong: "{count} au-delà de la limite",
  charactersLeft: "Caractères restants : {count}",
  othersRead: "D’autres pourront lire ceci, sans votre nom.",
  enterNumber: "Saisissez un nombre",
  wholeNumber: "Saisissez un nombre entier",
  decimals: "Décimales : {count} au plus",
  numberRange: "De {min} à {max}",
  numberMin: "{min} ou plus",
  numberMax: "{max} ou moins",
  scoredEach: "Chaque bonne réponse rapporte une part des points.",
  scoredMinus: "Chaque bonne réponse rapporte une part des points, chaque mauvaise en annule une bonne.",
  scoredBelowZero:
    "Chaque bonne réponse rapporte une part des points, chaque mauvaise en retire autant, même à d’autres questions.",
} satisfies Record<keyof typeof en, string>;
