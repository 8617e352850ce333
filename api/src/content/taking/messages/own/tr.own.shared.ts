import type en from "./en.own.shared.ts";

export default {
  ownLink: "Yanıtlarınıza giden bağlantıyı saklayın",
  ownLinkHow:
    "Bu özel bağlantı her cihazda sonucunuzu gösterir ve yanıtlarınızı silmenizi sağlar. Bağlantıya sahip olan herkes aynısını yapabilir.",
  ownLinkName: "Özel bağlantı",
  ownCopy: "Bağlantıyı kopyala",
  ownCopied: "Kopyalandı",
  ownShare: "Paylaş",
  ownMail: "Bana e-postayla gönder",
  ownCode: "Özel bağlantınızın QR kodu",
  ownErase: "Yanıtlarımı sil",
  ownEraseSure: "Yanıtlarınız kalıcı olarak silinsin mi?",
  ownEraseHow:
    "Sonuçlardan çıkarılırlar ve onlar için verilen sertifika iptal edilir. Bu geri alınamaz ve onları yeniden gönderemezsiniz. Hazırlayanın daha önce indirdiği veya aldığı kopyalar silinmez.",
  ownEraseNow: "Kalıcı olarak sil",
  ownEraseFailed: "Yanıtlarınız silinemedi. Bağlantınızı denetleyip yeniden deneyin.",
  ownErased: "Yanıtlarınız silindi",
  ownErasedHow: "Artık saklanmıyorlar ve sonuçlarda sayılmıyorlar.",
  ownHidden: "Şu anda gösterilmiyor",
  ownHiddenHow: "Hazırlayan bu sayfayı şu anda göstermiyor. Yanıtlarınız hâlâ saklanıyor ve onları silebilirsiniz.",
  ownNone: "Yanıt bulunamadı",
  ownNoneHow: "Bağlantı eksik olabilir ya da yanıtlar silinmiş olabilir.",
} satisfies Record<keyof typeof en, string>;
