import type en from "./en.formula.shared.ts";

export default {
  fraction: "{bottom} 分の {top}",
  root: "ルート {inner}",
  rootOf: "{inner} の {degree} 乗根",
  power: "{base} の {exponent} 乗",
  index: "{base} 下付き {index}",
  range: "{base} {low} から {high} まで",
  above: "{base} 上に {mark}",
  below: "{base} 下に {mark}",
  lineAbove: "{inner} 上線付き",
  lineBelow: "{inner} 下線付き",
  crossedOut: "{inner} 取り消し線付き",
  framed: "{inner} 枠囲み",
  choose: "{top} 個から {bottom} 個を選ぶ組合せ",
  tableRow: "{number} 行目：{cells}",
  group: "グループ {inner} グループ終わり",
} satisfies Record<keyof typeof en, string>;
