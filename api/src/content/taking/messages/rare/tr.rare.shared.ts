import type en from "./en.rare.shared.ts";

export default {
  anonymous: "Yanıtlarınız adınız, adresiniz ve saat olmadan saklanır. İçine yazdıklarınız yazdığınız gibi kalır.",
  answeredBefore: "Bunu bu cihazda yanıtladınız.",
  ballot:
    "Bu bağlantı yalnızca size özeldir ve yanıtlarınız anonimdir: sizi davet eden, katıldığınızı öğrenir ama hangi yanıtların sizin olduğunu öğrenmez. Bağlantı tek bir oy pusulası verir ve pusula bu cihazda kalır; lütfen burada bitirin.",
  ballotDrawn:
    "Bu bağlantıyla bir oy pusulası alındı: {day}. Lütfen başladığınız cihazda bitirin: kimse iki kez sayılmasın diye ikincisi verilmez.",
  ballotInsecure: "Anonim yanıtlar için güvenli bir sayfa (https) gerekir. Lütfen sizi davet edene bildirin.",
  ballotSpent: "Yanıtlarınız ulaştı. Saklananların hiçbiri hangilerinin sizin olduğunu söylemez.",
  corrected: "Bu sonuç {when} tarihinde düzeltildi.",
  fewYet: "Başkalarının yanıtları, en az beş kişi yanıtladığında gösterilir.",
  fullLater: "Bir yer açılabilir: başlayıp bitirmeyen yerini bırakır.",
  goesOn: "Bu sayfa kendiliğinden {host} adresine gidecek.",
  invitedOnly: "Bu, davet edilenler içindir. Davetinizdeki bağlantıyla açın.",
  linkIncomplete: "Bu kişisel bağlantı eksik. Davetinizden yeniden açın.",
  linkWithdrawn: "Bu kişisel bağlantı artık geçerli değil. Lütfen sizi davet edene sorun.",
  passcode: "Giriş kodu",
  passcodeAsked: "Bir giriş kodu gerekiyor. Size bağlantıyı veren kişi kodu bilir.",
  passcodeEmpty: "Giriş kodunu yazın.",
  passcodePause: "Buradan çok fazla yanlış kod geldi. Bir dakika sonra yeniden deneyin.",
  passcodeWrong: "Giriş kodu bu değil.",
  personal: "Bu bağlantı yalnızca size özeldir. Yanıtlarınız davetinizdeki ad ve adresle saklanır.",
  personalDone: "Yanıtlarınız ulaştı: {when}.",
  personalHello: "Merhaba {name},",
  stay: "Burada kal",
  stays: "Bu sayfa açık kalıyor.",
  uncounted: "Yanıtlarınız geç geldi. Saklanıyorlar, ancak sayılmıyorlar.",
} satisfies Record<keyof typeof en, string>;
