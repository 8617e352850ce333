import type en from "./en.written.shared.ts";

export default {
  ownWords: "por palavras suas",
  writeAnswer: "Escreva uma resposta",
  tooShort: "Escreva pelo menos {count} caracteres",
  tooLong: "{count} acima do limite",
  charactersLeft: "Caracteres restantes: {count}",
  othersRead: "Outras pessoas poderão ler isto, sem seu nome.",
  enterNumber: "Escreva um número",
  wholeNumber: "Escreva um número inteiro",
  decimals: "Casas decimais: no máximo {count}",
  numberRange: "De {min} a {max}",
  numberMin: "{min} ou mais",
  numberMax: "{max} ou menos",
  scoredEach: "Cada resposta certa vale uma parte dos pontos.",
  scoredMinus: "Cada resposta certa vale uma parte dos pontos, e cada errada anula uma certa.",
  scoredBelowZero:
    "Cada resposta certa vale uma parte dos pontos, e cada errada desconta o mesmo valor, até de outras perguntas.",
} satisfies Record<keyof typeof en, string>;
