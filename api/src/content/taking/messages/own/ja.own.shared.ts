import type en from "./en.own.shared.ts";

export default {
  ownLink: "回答へのリンクを保存",
  ownLinkHow:
    "この非公開リンクを使うと、どの端末でも結果を確認し、回答を消去できます。リンクを知っている人は誰でも同じことができます。",
  ownLinkName: "非公開リンク",
  ownCopy: "リンクをコピー",
  ownCopied: "コピーしました",
  ownShare: "共有",
  ownMail: "自分にメールで送る",
  ownCode: "非公開リンクのQRコード",
  ownErase: "自分の回答を消去",
  ownEraseSure: "回答を完全に消去しますか？",
  ownEraseHow:
    "回答は集計から除かれ、合格証は取り消されます。元に戻すことはできず、同じ回答を再送信することもできません。作成者がすでにダウンロードまたは受信したコピーは消去されません。",
  ownEraseNow: "完全に消去",
  ownEraseFailed: "回答を消去できませんでした。接続を確認して、もう一度お試しください。",
  ownErased: "回答を消去しました",
  ownErasedHow: "回答は保存されておらず、集計にも含まれません。",
  ownHidden: "現在は表示されていません",
  ownHiddenHow: "作成者は現在このページを公開していません。回答はまだ保存されており、消去できます。",
  ownNone: "回答が見つかりません",
  ownNoneHow: "リンクが不完全か、回答が削除された可能性があります。",
} satisfies Record<keyof typeof en, string>;
