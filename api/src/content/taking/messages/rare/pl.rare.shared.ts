import type en from "./en.rare.shared.ts";

export default {
  anonymous:
    "Odpowiedzi są zapisywane bez imienia i nazwiska, adresu i godziny. To, co w nich napiszesz, zostanie zachowane w tej postaci.",
  answeredBefore: "Na tym urządzeniu już udzielono odpowiedzi.",
  corrected: "Ten wynik poprawiono {when}.",
  fewYet: "Odpowiedzi innych są pokazywane, gdy odpowie co najmniej pięć osób.",
  fullLater: "Może zwolnić się miejsce: zwalnia je ten, kto zaczął i nie skończył.",
  goesOn: "Ta strona sama przejdzie do {host}.",
  passcode: "Hasło dostępu",
  passcodeAsked: "Potrzebne jest hasło dostępu. Zna je osoba, od której masz link.",
  passcodeEmpty: "Wpisz hasło dostępu.",
  passcodePause: "Przyszło stąd zbyt wiele błędnych haseł. Spróbuj ponownie za minutę.",
  passcodeWrong: "To nie jest hasło dostępu.",
  stay: "Zostań tutaj",
  stays: "Ta strona pozostaje otwarta.",
  uncounted: "Odpowiedzi dotarły po czasie. Zostają zachowane, ale się nie liczą.",
} satisfies Record<keyof typeof en, string>;
