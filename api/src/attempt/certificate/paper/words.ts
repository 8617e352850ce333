import type { Language } from "../../../platform/shared/taker-language.shared.ts";

/**
 * Texts on a certificate. No word may agree with the name, whose gender and case are unknown, or with the title, which
 * is on its own line.
 */
export interface PaperWords {
  heading: string;
  /** Above the name. */
  awarded: string;
  /** Above the title. */
  passing: string;
  result: string;
  /** Above the address. */
  check: string;
  nameNote: string;
  /** Alternative text of the QR code. */
  qr: string;
}

export const paperWords: Record<Language, PaperWords> = {
  en: {
    heading: "Certificate",
    awarded: "awarded to",
    passing: "for passing",
    result: "with a result of {percentage}",
    check: "Check this certificate at",
    nameNote: "The name is as the person wrote it. It was not checked.",
    qr: "QR code of the page that checks this certificate",
  },
  de: {
    heading: "Zertifikat",
    awarded: "für",
    passing: "zur bestandenen Prüfung",
    result: "mit einem Ergebnis von {percentage}",
    check: "Dieses Zertifikat prüfen unter",
    nameNote: "Der Name steht hier, wie ihn die Person selbst geschrieben hat. Er wurde nicht geprüft.",
    qr: "QR-Code der Seite, die dieses Zertifikat prüft",
  },
  fr: {
    heading: "Certificat",
    awarded: "décerné à",
    passing: "pour la réussite de",
    result: "avec un résultat de {percentage}",
    check: "Vérifier ce certificat sur",
    nameNote: "Le nom est celui que la personne a écrit. Il n'a pas été vérifié.",
    qr: "Code QR de la page qui vérifie ce certificat",
  },
  es: {
    heading: "Certificado",
    awarded: "otorgado a",
    passing: "por haber aprobado",
    result: "con un resultado del {percentage}",
    check: "Compruebe este certificado en",
    nameNote: "El nombre figura tal como lo escribió la persona. No se ha comprobado.",
    qr: "Código QR de la página que comprueba este certificado",
  },
  pt: {
    heading: "Certificado",
    awarded: "concedido a",
    passing: "pela aprovação em",
    result: "com um resultado de {percentage}",
    check: "Verifique este certificado em",
    nameNote: "O nome está como a pessoa o escreveu. Não foi verificado.",
    qr: "Código QR da página que verifica este certificado",
  },
  it: {
    heading: "Certificato",
    awarded: "rilasciato a",
    passing: "per il superamento di",
    result: "con un risultato del {percentage}",
    check: "Verifica questo certificato su",
    nameNote: "Il nome è quello scritto dalla persona. Non è stato verificato.",
    qr: "Codice QR della pagina che verifica questo certificato",
  },
  nl: {
    heading: "Certificaat",
    awarded: "uitgereikt aan",
    passing: "voor het behalen van",
    result: "met een resultaat van {percentage}",
    check: "Controleer dit certificaat op",
    nameNote: "De naam staat hier zoals de persoon die zelf schreef. Hij is niet gecontroleerd.",
    qr: "QR-code van de pagina die dit certificaat controleert",
  },
  pl: {
    heading: "Certyfikat",
    awarded: "otrzymuje",
    passing: "za zaliczenie",
    result: "z wynikiem {percentage}",
    check: "Sprawdź ten certyfikat na stronie",
    nameNote: "Imię i nazwisko podano tak, jak wpisała je ta osoba. Nie zostały sprawdzone.",
    qr: "Kod QR strony, która sprawdza ten certyfikat",
  },
  tr: {
    heading: "Sertifika",
    awarded: "sahibi",
    passing: "başarıyla tamamlanan",
    result: "sonuç: {percentage}",
    check: "Bu sertifikayı doğrulayın:",
    nameNote: "Ad, kişinin yazdığı gibidir. Doğrulanmamıştır.",
    qr: "Bu sertifikayı doğrulayan sayfanın QR kodu",
  },
  ru: {
    heading: "Сертификат",
    awarded: "настоящим удостоверяется:",
    passing: "успешное прохождение",
    result: "с результатом {percentage}",
    check: "Проверить сертификат:",
    nameNote: "Имя указано так, как его написал сам человек. Оно не проверялось.",
    qr: "QR-код страницы, где проверяется этот сертификат",
  },
  uk: {
    heading: "Сертифікат",
    awarded: "цим засвідчується:",
    passing: "успішне проходження",
    result: "з результатом {percentage}",
    check: "Перевірити сертифікат:",
    nameNote: "Ім’я вказано так, як його написала сама людина. Його не перевіряли.",
    qr: "QR-код сторінки, де перевіряють цей сертифікат",
  },
  ar: {
    heading: "شهادة",
    awarded: "تُمنح إلى",
    passing: "لاجتياز",
    result: "بنتيجة {percentage}",
    check: "للتحقق من هذه الشهادة",
    nameNote: "الاسم كما كتبه الشخص نفسه، ولم يُتحقق منه.",
    qr: "رمز QR للصفحة التي تتحقق من هذه الشهادة",
  },
  he: {
    heading: "תעודה",
    awarded: "מוענקת אל",
    passing: "על מעבר בהצלחה של",
    result: "בתוצאה של {percentage}",
    check: "לאימות התעודה",
    nameNote: "השם מופיע כפי שנכתב בידי בעליו. הוא לא נבדק.",
    qr: "קוד QR של הדף שמאמת את התעודה",
  },
  zh: {
    heading: "证书",
    awarded: "兹授予",
    passing: "通过",
    result: "成绩：{percentage}",
    check: "查验此证书",
    nameNote: "姓名由本人填写，未经核实。",
    qr: "查验此证书的页面的二维码",
  },
  ja: {
    heading: "合格証",
    awarded: "氏名",
    passing: "下記に合格したことを証します",
    result: "結果：{percentage}",
    check: "この証明書の確認先",
    nameNote: "氏名は本人が記入したもので、確認されていません。",
    qr: "この証明書を確認するページのQRコード",
  },
};
