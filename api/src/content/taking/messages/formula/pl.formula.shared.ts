import type en from "./en.formula.shared.ts";

export default {
  fraction: "{top} przez {bottom}",
  root: "pierwiastek kwadratowy z {inner}",
  rootOf: "pierwiastek stopnia {degree} z {inner}",
  power: "{base} do potęgi {exponent}",
  index: "{base} z indeksem {index}",
  range: "{base} od {low} do {high}",
  above: "{base} z {mark} u góry",
  below: "{base} z {mark} u dołu",
  lineAbove: "{inner} z kreską u góry",
  lineBelow: "{inner} z kreską u dołu",
  crossedOut: "{inner} przekreślone",
  framed: "{inner} w ramce",
  choose: "{top} nad {bottom}, symbol Newtona",
  tableRow: "wiersz {number}: {cells}",
  group: "grupa {inner} koniec grupy",
} satisfies Record<keyof typeof en, string>;
