import type en from "./en.certified.shared.ts";

export default {
  certificate: "合格証",
  certificateHow: "合格しました。合格証を受け取れます。",
  certificateName: "合格証に記載する氏名",
  nameEmpty: "お名前を入力してください",
  certificateOnce: "後から変更できません。氏名は確認されず、合格証にもそう記載されます。",
  certificateGet: "合格証を受け取る",
  certificateFor: "{name} 様宛てに発行されました。",
  certificatePdf: "PDFをダウンロード",
  certificateCheck: "誰でも確認できるページ",
  certificateRevoked: "取り消されました。",
  certificateFailed: "合格証を受け取れませんでした。接続を確認して、もう一度お試しください。",
  certificateBoxes: "印刷される合格証では、名前の一部の文字が四角で表示されます。合格証のページには表示されます。",
  certificateAnyway: "このまま受け取る",
} satisfies Record<keyof typeof en, string>;
