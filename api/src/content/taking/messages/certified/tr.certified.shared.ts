import type en from "./en.certified.shared.ts";

export default {
  certificate: "Sertifikanız",
  certificateHow: "Geçtiniz ve bunu belirten bir sertifika alabilirsiniz.",
  certificateName: "Sertifikada yer alacak adınız",
  nameEmpty: "Ad gerekli",
  certificateOnce: "Sonradan değiştirilemez. Kimse doğrulamaz, sertifikada da bu yazar.",
  certificateGet: "Sertifikayı al",
  certificateFor: "{name} adına düzenlendi.",
  certificatePdf: "PDF olarak indir",
  certificateCheck: "Herkesin doğrulayabileceği sayfa",
  certificateRevoked: "İptal edildi.",
  certificateFailed: "Sertifika gelmedi. Bağlantınızı denetleyip yeniden deneyin.",
  certificateBoxes:
    "Basılı sertifikada adın bazı karakterlerinin yerinde kutular görünür. Sertifikanın sayfası bunları gösterir.",
  certificateAnyway: "Yine de al",
} satisfies Record<keyof typeof en, string>;
