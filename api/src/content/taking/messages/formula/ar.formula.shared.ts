import type en from "./en.formula.shared.ts";

export default {
  fraction: "{top} على {bottom}",
  root: "الجذر التربيعي لـ {inner}",
  rootOf: "الجذر من الدرجة {degree} لـ {inner}",
  power: "{base} أس {exponent}",
  index: "{base} بدليل سفلي {index}",
  range: "{base} من {low} إلى {high}",
  above: "{base} وفوقه {mark}",
  below: "{base} وتحته {mark}",
  lineAbove: "{inner} وفوقه خط",
  lineBelow: "{inner} وتحته خط",
  crossedOut: "{inner} مشطوب",
  framed: "{inner} داخل إطار",
  choose: "توافيق {bottom} من {top}",
  tableRow: "الصف {number}: {cells}",
  group: "مجموعة {inner} نهاية المجموعة",
} satisfies Record<keyof typeof en, string>;
