import type en from "./en.certified.shared.ts";

export default {
  certificate: "Twój certyfikat",
  certificateHow: "Quiz zaliczono i można otrzymać certyfikat, który to potwierdza.",
  certificateName: "Imię i nazwisko, jak mają tam widnieć",
  nameEmpty: "Proszę podać imię",
  certificateOnce: "Później nie można ich zmienić. Nikt ich nie sprawdza, a certyfikat o tym informuje.",
  certificateGet: "Pobierz certyfikat",
  certificateFor: "Wystawiono go na: {name}.",
  certificatePdf: "Pobierz jako PDF",
  certificateCheck: "Strona, na której każdy może go sprawdzić",
  certificateRevoked: "Został unieważniony.",
  certificateFailed: "Certyfikat nie dotarł. Sprawdź połączenie i spróbuj ponownie.",
  certificateBoxes:
    "Na wydrukowanym certyfikacie zamiast niektórych znaków nazwiska byłyby kwadraty. Strona certyfikatu je pokazuje.",
  certificateAnyway: "Pobierz mimo to",
} satisfies Record<keyof typeof en, string>;
