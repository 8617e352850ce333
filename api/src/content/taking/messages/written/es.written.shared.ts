import type en from "./en.written.shared.ts";

export default {
  ownWords: "con sus propias palabras",
  writeAnswer: "Escriba una respuesta",
  tooShort: "Escriba al menos {count} caracteres",
  tooLong: "{count} por encima del límite",
  charactersLeft: "Caracteres restantes: {count}",
  othersRead: "Otras personas podrán leer esto, sin su nombre.",
  enterNumber: "Escriba un número",
  wholeNumber: "Escriba un número entero",
  decimals: "Decimales: {count} como máximo",
  numberRange: "De {min} a {max}",
  numberMin: "{min} o más",
  numberMax: "{max} o menos",
  scoredEach: "Cada respuesta correcta suma una parte de los puntos.",
  scoredMinus: "Cada respuesta correcta suma una parte de los puntos y cada incorrecta anula una correcta.",
  scoredBelowZero:
    "Cada respuesta correcta suma una parte de los puntos y cada incorrecta resta lo mismo, incluso de otras preguntas.",
} satisfies Record<keyof typeof en, string>;
