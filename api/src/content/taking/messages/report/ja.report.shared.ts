import type en from "./en.report.shared.ts";

export default {
  reportWhy: "このページの問題は何ですか？",
  reportImpersonation: "他人や他の団体になりすましている",
  reportPhishing: "パスワードや支払いを求めている",
  reportIllegal: "差別的または違法である",
  reportOther: "その他",
  reportText: "詳細（任意）",
  reportUnnamed: "報告はお名前なしで送信され、作成者には表示されません。",
  reportSend: "報告を送信",
  reportNoReason: "理由を選んでください。",
  reportTooLong: "{count}文字以内で入力してください。",
  reportNotSent: "報告を送信できませんでした。接続を確認して、もう一度お試しください。",
  reportTooMany: "報告が多すぎます。1時間後にもう一度お試しください。",
  reportThanks: "ありがとうございます。サイトの運営者が確認します。",
} satisfies Record<keyof typeof en, string>;
