import type en from "./en.formula.shared.ts";

export default {
  fraction: "{bottom} 分之 {top}",
  root: "根号 {inner}",
  rootOf: "{inner} 的 {degree} 次方根",
  power: "{base} 的 {exponent} 次方",
  index: "{base} 下标 {index}",
  range: "{base} 从 {low} 到 {high}",
  above: "{base} 上方有 {mark}",
  below: "{base} 下方有 {mark}",
  lineAbove: "{inner} 上方有横线",
  lineBelow: "{inner} 下方有横线",
  crossedOut: "{inner} 被划掉",
  framed: "{inner} 加框",
  choose: "从 {top} 中选 {bottom} 的组合数",
  tableRow: "第 {number} 行：{cells}",
  group: "组 {inner} 组结束",
} satisfies Record<keyof typeof en, string>;
