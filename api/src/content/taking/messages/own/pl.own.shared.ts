import type en from "./en.own.shared.ts";

export default {
  ownLink: "Zachowaj link do odpowiedzi",
  ownLinkHow:
    "Na dowolnym urządzeniu ten prywatny link pokazuje wynik i pozwala usunąć odpowiedzi. Każdy, kto go ma, może zrobić to samo.",
  ownLinkName: "Prywatny link",
  ownCopy: "Kopiuj link",
  ownCopied: "Skopiowano",
  ownShare: "Udostępnij",
  ownMail: "Wyślij do mnie e-mailem",
  ownCode: "Kod QR prywatnego linku",
  ownErase: "Usuń moje odpowiedzi",
  ownEraseSure: "Usunąć odpowiedzi na zawsze?",
  ownEraseHow:
    "Odpowiedzi znikną z wyników, a certyfikat za nie zostanie unieważniony. Tego nie można cofnąć ani wysłać tych odpowiedzi ponownie. Kopie, które autor już pobrał lub otrzymał, nie zostaną usunięte.",
  ownEraseNow: "Usuń na zawsze",
  ownEraseFailed: "Nie udało się usunąć odpowiedzi. Sprawdź połączenie i spróbuj ponownie.",
  ownErased: "Odpowiedzi zostały usunięte",
  ownErasedHow: "Nie są już zapisane i nie liczą się w wynikach.",
  ownHidden: "Teraz niewidoczne",
  ownHiddenHow: "Autor nie pokazuje teraz tej strony. Odpowiedzi są nadal zapisane i można je usunąć.",
  ownNone: "Nie znaleziono odpowiedzi",
  ownNoneHow: "Link może być niepełny albo odpowiedzi zostały usunięte.",
} satisfies Record<keyof typeof en, string>;
