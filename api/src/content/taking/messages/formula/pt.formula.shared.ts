import type en from "./en.formula.shared.ts";

export default {
  fraction: "{top} sobre {bottom}",
  root: "raiz quadrada de {inner}",
  rootOf: "raiz de índice {degree} de {inner}",
  power: "{base} elevado a {exponent}",
  index: "{base} índice {index}",
  range: "{base} de {low} até {high}",
  above: "{base} com {mark} por cima",
  below: "{base} com {mark} por baixo",
  lineAbove: "{inner} com uma linha por cima",
  lineBelow: "{inner} com uma linha por baixo",
  crossedOut: "{inner} riscado",
  framed: "{inner} numa moldura",
  choose: "combinações de {top}, {bottom} a {bottom}",
  tableRow: "linha {number}: {cells}",
  group: "grupo {inner} fim do grupo",
} satisfies Record<keyof typeof en, string>;
