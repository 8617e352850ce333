import type en from "./en.rare.shared.ts";

export default {
  anonymous:
    "回答は、お名前、アドレス、時刻を付けずに保存されます。ご自身で書かれた内容は、書かれたとおりに保存されます。",
  answeredBefore: "この端末ではすでに回答済みです。",
  ballot:
    "このリンクはあなた専用で、回答は匿名です。招待した方には、あなたが参加したことは伝わりますが、どの回答があなたのものかは伝わりません。このリンクで受け取れる投票用紙は 1 枚で、この端末に残ります。ここで最後まで回答してください。",
  ballotDrawn:
    "このリンクの投票用紙は {day} に受け取り済みです。回答を始めた端末で続けてください。二重に数えないよう、投票用紙は再発行されません。",
  ballotInsecure: "匿名の回答には安全なページ（https）が必要です。招待した方にお知らせください。",
  ballotSpent: "回答は届きました。保存された内容のどこにも、どれがあなたの回答かは記録されていません。",
  corrected: "この結果は{when}に訂正されました。",
  correctedFrom: "訂正前の結果：{result}",
  fewYet: "他の人の回答は、5人以上が回答すると表示されます。",
  fullLater: "始めたまま終えない人がいると、空きが出ることがあります。",
  goesOn: "このページは自動的に {host} に移動します。",
  invitedOnly: "招待された方のみ回答できます。招待状のリンクから開いてください。",
  linkIncomplete: "この個人用リンクは不完全です。招待状からもう一度開いてください。",
  linkValue: "このリンクは回答に {name}: {value} を付け加えます。",
  linkValueDrop: "この情報なしで回答する",
  linkValueDropped: "回答はリンクの情報なしで保存されます。",
  linkValueFew: "同じ情報の人が5人以上になるまで、誰にも表示されません。",
  linkValueShared: "回答済みで同じ情報の人数：{people}",
  linkWithdrawn: "この個人用リンクは使えなくなりました。招待した方にお問い合わせください。",
  passcode: "パスコード",
  passcodeAsked: "パスコードが必要です。リンクを知らせた人に聞いてください。",
  passcodeEmpty: "パスコードを入力してください。",
  passcodePause: "ここから誤ったパスコードが多く送られました。1分後にもう一度お試しください。",
  passcodeWrong: "パスコードが違います。",
  personal: "このリンクはあなた専用です。回答は招待状の名前とアドレスで保存されます。",
  personalDone: "回答は {when} に届きました。",
  personalHello: "{name} 様",
  stay: "ここにとどまる",
  stays: "このページは開いたままです。",
  uncounted: "回答の到着が期限に間に合いませんでした。保存されますが、集計には含まれません。",
} satisfies Record<keyof typeof en, string>;
