import type en from "./en.formula.shared.ts";

export default {
  fraction: "{top} fratto {bottom}",
  root: "radice quadrata di {inner}",
  rootOf: "radice di indice {degree} di {inner}",
  power: "{base} elevato a {exponent}",
  index: "{base} con indice {index}",
  range: "{base} da {low} a {high}",
  above: "{base} con {mark} sopra",
  below: "{base} con {mark} sotto",
  lineAbove: "{inner} con una linea sopra",
  lineBelow: "{inner} con una linea sotto",
  crossedOut: "{inner} barrato",
  framed: "{inner} in un riquadro",
  choose: "{top} su {bottom}, coefficiente binomiale",
  tableRow: "riga {number}: {cells}",
  group: "gruppo {inner} fine del gruppo",
} satisfies Record<keyof typeof en, string>;
