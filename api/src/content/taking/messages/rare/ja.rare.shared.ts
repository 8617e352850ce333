import type en from "./en.rare.shared.ts";

export default {
  anonymous:
    "回答は、お名前、アドレス、時刻を付けずに保存されます。ご自身で書かれた内容は、書かれたとおりに保存されます。",
  answeredBefore: "この端末ではすでに回答済みです。",
  corrected: "この結果は{when}に訂正されました。",
  fewYet: "他の人の回答は、5人以上が回答すると表示されます。",
  fullLater: "始めたまま終えない人がいると、空きが出ることがあります。",
  goesOn: "このページは自動的に {host} に移動します。",
  invitedOnly: "招待された方のみ回答できます。招待状のリンクから開いてください。",
  linkIncomplete: "この個人用リンクは不完全です。招待状からもう一度開いてください。",
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
