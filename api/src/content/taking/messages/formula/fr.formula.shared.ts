import type en from "./en.formula.shared.ts";

export default {
  fraction: "{top} sur {bottom}",
  root: "racine carrée de {inner}",
  rootOf: "racine d’indice {degree} de {inner}",
  power: "{base} puissance {exponent}",
  index: "{base} indice {index}",
  range: "{base} de {low} à {high}",
  above: "{base} avec {mark} au-dessus",
  below: "{base} avec {mark} au-dessous",
  lineAbove: "{inner} surligné d’un trait",
  lineBelow: "{inner} souligné d’un trait",
  crossedOut: "{inner} barré",
  framed: "{inner} encadré",
  choose: "{bottom} parmi {top}",
  tableRow: "ligne {number} : {cells}",
  group: "groupe {inner} fin du groupe",
} satisfies Record<keyof typeof en, string>;
