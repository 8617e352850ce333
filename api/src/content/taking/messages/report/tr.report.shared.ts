import type en from "./en.report.shared.ts";

export default {
  reportWhy: "Bu sayfada sorun nedir?",
  reportImpersonation: "Kendini başkası gibi gösteriyor",
  reportPhishing: "Parola veya ödeme istiyor",
  reportIllegal: "Nefret içeriyor veya yasa dışı",
  reportOther: "Başka bir şey",
  reportText: "Ayrıntılar (isteğe bağlı)",
  reportUnnamed: "Bildiriminiz adınız olmadan gönderilir ve yazar onu görmez.",
  reportSend: "Bildirimi gönder",
  reportNoReason: "Bir neden seçin.",
  reportTooLong: "En fazla {count} karakter yazın.",
  reportNotSent: "Bildiriminiz gönderilemedi. Bağlantınızı kontrol edip yeniden deneyin.",
  reportTooMany: "Çok fazla bildirim gönderildi. Bir saat sonra yeniden deneyin.",
  reportThanks: "Teşekkürler. Siteyi işletenler bildiriminizi inceleyecek.",
} satisfies Record<keyof typeof en, string>;
