import type en from "./en.formula.shared.ts";

export default {
  fraction: "{top} sobre {bottom}",
  root: "raíz cuadrada de {inner}",
  rootOf: "raíz de índice {degree} de {inner}",
  power: "{base} elevado a {exponent}",
  index: "{base} sub {index}",
  range: "{base} desde {low} hasta {high}",
  above: "{base} con {mark} encima",
  below: "{base} con {mark} debajo",
  lineAbove: "{inner} con una línea encima",
  lineBelow: "{inner} con una línea debajo",
  crossedOut: "{inner} tachado",
  framed: "{inner} en un recuadro",
  choose: "combinaciones de {top} en {bottom}",
  tableRow: "fila {number}: {cells}",
  group: "grupo {inner} fin del grupo",
} satisfies Record<keyof typeof en, string>;
