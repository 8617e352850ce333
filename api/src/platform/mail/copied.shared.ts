import type { Language } from "../shared/taker-language.shared.ts";

/** Text above the URL of a button, for mail programs that show no buttons. */
export const copied: Record<Language, string> = {
  en: "Or copy this address into your browser:",
  de: "Oder kopieren Sie diese Adresse in Ihren Browser:",
  fr: "Ou copiez cette adresse dans votre navigateur :",
  es: "O copie esta dirección en su navegador:",
  pt: "Ou copie este endereço para o seu navegador:",
  it: "Oppure copi questo indirizzo nel browser:",
  nl: "Of kopieer dit adres naar uw browser:",
  pl: "Albo skopiuj ten adres do przeglądarki:",
  tr: "Ya da bu adresi tarayıcınıza kopyalayın:",
  ru: "Или скопируйте этот адрес в браузер:",
  uk: "Або скопіюйте цю адресу в браузер:",
  ar: "أو انسخ هذا العنوان إلى متصفحك:",
  he: "או העתיקו את הכתובת הזו לדפדפן:",
  zh: "或将此地址复制到浏览器中：",
  ja: "または、このアドレスをブラウザーにコピーしてください：",
};
