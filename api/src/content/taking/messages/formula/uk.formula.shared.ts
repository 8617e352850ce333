import type en from "./en.formula.shared.ts";

export default {
  fraction: "{top} поділити на {bottom}",
  root: "квадратний корінь із {inner}",
  rootOf: "корінь степеня {degree} із {inner}",
  power: "{base} у степені {exponent}",
  index: "{base} з індексом {index}",
  range: "{base} від {low} до {high}",
  above: "{base}, зверху {mark}",
  below: "{base}, знизу {mark}",
  lineAbove: "{inner} з рискою зверху",
  lineBelow: "{inner} з рискою знизу",
  crossedOut: "{inner} закреслено",
  framed: "{inner} у рамці",
  choose: "кількість комбінацій із {top} по {bottom}",
  tableRow: "рядок {number}: {cells}",
  group: "група {inner} кінець групи",
} satisfies Record<keyof typeof en, string>;
