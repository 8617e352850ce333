import type en from "./en.written.shared.ts";

export default {
  ownWords: "kendi sözlerinizle",
  writeAnswer: "Bir yanıt yazın",
  tooShort: "En az {count} karakter yazın",
  tooLong: "Sınır {count} karakter aşıldı",
  charactersLeft: "Kalan karakter: {count}",
  othersRead: "Başkaları bunu adınız olmadan okuyabilir.",
  enterNumber: "Bir sayı girin",
  wholeNumber: "Bir tam sayı girin",
  decimals: "Ondalık basamak: en fazla {count}",
  numberRange: "{min} ile {max} arası",
  numberMin: "{min} veya daha fazla",
  numberMax: "{max} veya daha az",
  scoredEach: "Her doğru yanıt puanların bir bölümünü kazandırır.",
  scoredMinus: "Her doğru yanıt puanların bir bölümünü kazandırır; her yanlış yanıt bir doğruyu götürür.",
  scoredBelowZero:
    "Her doğru yanıt puanların bir bölümünü kazandırır; her yanlış yanıt, başka sorulardan da olsa, aynı miktarı götürür.",
} satisfies Record<keyof typeof en, string>;
