import type en from "./en.written.shared.ts";

export default {
  ownWords: "ご自分の言葉で",
  writeAnswer: "回答を書いてください",
  tooShort: "{count} 文字以上書いてください",
  tooLong: "{count} 文字超過しています",
  charactersLeft: "残り {count} 文字",
  othersRead: "ほかの人がこれを読むことがあります。お名前は表示されません。",
  enterNumber: "数を入力してください",
  wholeNumber: "整数を入力してください",
  decimals: "小数点以下は {count} 桁まで",
  numberRange: "{min} から {max} まで",
  numberMin: "{min} 以上",
  numberMax: "{max} 以下",
  scoredEach: "正しい選択肢ごとに配点の一部が得られます。",
  scoredMinus: "正しい選択肢ごとに配点の一部が得られ、誤った選択肢は正しい選択肢を1つ打ち消します。",
  scoredBelowZero:
    "正しい選択肢ごとに配点の一部が得られ、誤った選択肢ごとに同じだけ減点されます。ほかの質問の点からも引かれます。",
} satisfies Record<keyof typeof en, string>;
