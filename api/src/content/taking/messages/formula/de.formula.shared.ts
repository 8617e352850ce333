import type en from "./en.formula.shared.ts";

export default {
  fraction: "{top} durch {bottom}",
  root: "Wurzel aus {inner}",
  rootOf: "{degree}-te Wurzel aus {inner}",
  power: "{base} hoch {exponent}",
  index: "{base} Index {index}",
  range: "{base} von {low} bis {high}",
  above: "{base} mit {mark} darüber",
  below: "{base} mit {mark} darunter",
  lineAbove: "{inner} überstrichen",
  lineBelow: "{inner} unterstrichen",
  crossedOut: "{inner} durchgestrichen",
  framed: "{inner} umrahmt",
  choose: "{top} über {bottom}, Binomialkoeffizient",
  tableRow: "Zeile {number}: {cells}",
  group: "Gruppe {inner} Ende der Gruppe",
} satisfies Record<keyof typeof en, string>;
