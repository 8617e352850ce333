import type en from "./en.formula.shared.ts";

export default {
  fraction: "{top} делить на {bottom}",
  root: "квадратный корень из {inner}",
  rootOf: "корень степени {degree} из {inner}",
  power: "{base} в степени {exponent}",
  index: "{base} с индексом {index}",
  range: "{base} от {low} до {high}",
  above: "{base}, сверху {mark}",
  below: "{base}, снизу {mark}",
  lineAbove: "{inner} с чертой сверху",
  lineBelow: "{inner} с чертой снизу",
  crossedOut: "{inner} зачёркнуто",
  framed: "{inner} в рамке",
  choose: "число сочетаний из {top} по {bottom}",
  tableRow: "строка {number}: {cells}",
  group: "группа {inner} конец группы",
} satisfies Record<keyof typeof en, string>;
