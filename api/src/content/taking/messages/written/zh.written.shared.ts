import type en from "./en.written.shared.ts";

export default {
  ownWords: "用您自己的话",
  writeAnswer: "请写下答案",
  tooShort: "请至少写 {count} 个字符",
  tooLong: "超出 {count} 个字符",
  charactersLeft: "还可输入 {count} 个字符",
  othersRead: "其他人可能会看到这段文字，但看不到您的姓名。",
  enterNumber: "请输入数字",
  wholeNumber: "请输入整数",
  decimals: "小数位数：最多 {count}",
  numberRange: "{min} 到 {max}",
  numberMin: "{min} 或更多",
  numberMax: "{max} 或更少",
  scoredEach: "每选对一项得一部分分数。",
  scoredMinus: "每选对一项得一部分分数，每选错一项抵消一项选对的。",
  scoredBelowZero: "每选对一项得一部分分数，每选错一项扣同样的分数，也可能扣到其他题目的分数。",
} satisfies Record<keyof typeof en, string>;
