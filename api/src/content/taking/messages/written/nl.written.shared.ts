import type en from "./en.written.shared.ts";

export default {
  ownWords: "in uw eigen woorden",
  writeAnswer: "Schrijf een antwoord",
  tooShort: "Schrijf minstens {count} tekens",
  tooLong: "{count} boven de limiet",
  charactersLeft: "Resterende tekens: {count}",
  othersRead: "Anderen kunnen dit lezen, zonder uw naam.",
  enterNumber: "Voer een getal in",
  wholeNumber: "Voer een geheel getal in",
  decimals: "Decimalen: hoogstens {count}",
  numberRange: "Van {min} tot {max}",
  numberMin: "{min} of meer",
  numberMax: "{max} of minder",
  scoredEach: "Elk goed antwoord levert een deel van de punten op.",
  scoredMinus: "Elk goed antwoord levert een deel van de punten op, elk fout antwoord heft een goed antwoord op.",
  scoredBelowZero:
    "Elk goed antwoord levert een deel van de punten op, elk fout antwoord kost er evenveel, ook bij andere vragen.",
} satisfies Record<keyof typeof en, string>;
