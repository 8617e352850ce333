import type en from "./en.rare.shared.ts";

export default {
  anonymous:
    "Odpowiedzi są zapisywane bez imienia i nazwiska, adresu i godziny. To, co w nich napiszesz, zostanie zachowane w tej postaci.",
  answeredBefore: "Na tym urządzeniu już udzielono odpowiedzi.",
  ballot:
    "Ten link jest tylko dla Ciebie, a odpowiedzi są anonimowe: osoba, która wysłała zaproszenie, dowie się o Twoim udziale, ale nie o tym, które odpowiedzi są Twoje. Link daje jedną kartę do głosowania, która zostaje na tym urządzeniu, więc dokończ tutaj.",
  ballotDrawn:
    "Tym linkiem pobrano kartę do głosowania {day}. Dokończ na urządzeniu, na którym zaczęto: karta nie jest wydawana dwa razy, aby nikt nie liczył się podwójnie.",
  ballotInsecure:
    "Anonimowe odpowiedzi wymagają bezpiecznej strony (https). Powiedz o tym osobie, która wysłała zaproszenie.",
  ballotSpent: "Odpowiedzi dotarły. Nic z tego, co zapisano, nie mówi, które są Twoje.",
  corrected: "Ten wynik poprawiono {when}.",
  correctedFrom: "Poprzedni wynik: {result}.",
  fewYet: "Odpowiedzi innych są pokazywane, gdy odpowie co najmniej pięć osób.",
  fullLater: "Może zwolnić się miejsce: zwalnia je ten, kto zaczął i nie skończył.",
  goesOn: "Ta strona sama przejdzie do {host}.",
  invitedOnly: "To jest dla zaproszonych osób. Otwórz link z zaproszenia.",
  linkIncomplete: "Ten osobisty link jest niepełny. Otwórz go ponownie z zaproszenia.",
  linkValue: "Ten link dodaje do odpowiedzi {name}: {value}.",
  linkValueDrop: "Odpowiedz bez tej wartości",
  linkValueDropped: "Odpowiedzi są zapisywane bez wartości z linku.",
  linkValueFew: "Nikt jej nie zobaczy, dopóki nie będzie wspólna dla co najmniej pięciu osób.",
  linkValueShared: "Liczba osób, które odpowiedziały i mają tę samą wartość: {people}.",
  linkWithdrawn: "Ten osobisty link już nie działa. Zapytaj osobę, która wysłała zaproszenie.",
  passcode: "Hasło dostępu",
  passcodeAsked: "Potrzebne jest hasło dostępu. Zna je osoba, od której masz link.",
  passcodeEmpty: "Wpisz hasło dostępu.",
  passcodePause: "Przyszło stąd zbyt wiele błędnych haseł. Spróbuj ponownie za minutę.",
  passcodeWrong: "To nie jest hasło dostępu.",
  personal: "Ten link jest tylko dla Ciebie. Odpowiedzi są zapisywane pod nazwiskiem i adresem z zaproszenia.",
  personalDone: "Odpowiedzi dotarły {when}.",
  personalHello: "Dzień dobry, {name},",
  stay: "Zostań tutaj",
  stays: "Ta strona pozostaje otwarta.",
  uncounted: "Odpowiedzi dotarły po czasie. Zostają zachowane, ale się nie liczą.",
} satisfies Record<keyof typeof en, string>;
