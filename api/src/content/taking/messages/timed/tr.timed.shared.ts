import type en from "./en.timed.shared.ts";

export default {
  limit:
    "{count, plural, one {Başladıktan sonra # dakikanız var.} other {Başladıktan sonra # dakikanız var.}} O zamana kadar verdiğiniz yanıtlar bu sayfa açık olduğu sürece kendiliğinden gönderilir.",
  timeLeft: "Kalan süre",
  minutesLeft: "{count, plural, one {# dakika kaldı.} other {# dakika kaldı.}}",
  secondsLeft: "{count} saniye kaldı.",
  running:
    "Başka bir cihazda veya başka bir tarayıcıda zaten başladınız ve süreniz işliyor. Orada verdiğiniz yanıtlar burada yok.",
  timeUp: "Süre doldu.",
  goesOff: "Verdiğiniz yanıtlar gönderiliyor.",
  leftOut: "Tam yanıt olmayan girişler gönderilmez.",
} satisfies Record<keyof typeof en, string>;
