import type en from "./en.formula.shared.ts";

export default {
  fraction: "{top} gedeeld door {bottom}",
  root: "wortel van {inner}",
  rootOf: "{degree}e-machtswortel van {inner}",
  power: "{base} tot de macht {exponent}",
  index: "{base} index {index}",
  range: "{base} van {low} tot {high}",
  above: "{base} met {mark} erboven",
  below: "{base} met {mark} eronder",
  lineAbove: "{inner} met een streep erboven",
  lineBelow: "{inner} met een streep eronder",
  crossedOut: "{inner} doorgestreept",
  framed: "{inner} in een kader",
  choose: "{top} boven {bottom}, binomiaalcoëfficiënt",
  tableRow: "rij {number}: {cells}",
  group: "groep {inner} einde van de groep",
} satisfies Record<keyof typeof en, string>;
