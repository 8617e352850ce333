import type en from "./en.rare.shared.ts";

export default {
  answeredBefore: "Sie haben das auf diesem Gerät schon beantwortet.",
  corrected: "Dieses Ergebnis wurde am {when} korrigiert.",
  fullLater: "Ein Platz kann noch frei werden: Wer begonnen hat und nicht fertig wird, macht ihn frei.",
  goesOn: "Diese Seite führt von selbst weiter zu {host}.",
  passcode: "Kennwort",
  passcodeAsked: "Hier wird ein Kennwort verlangt. Wer Ihnen den Link gegeben hat, kennt es.",
  passcodeEmpty: "Geben Sie das Kennwort ein.",
  passcodePause: "Von hier kamen zu viele falsche Kennwörter. Versuchen Sie es in einer Minute wieder.",
  passcodeWrong: "Das ist nicht das Kennwort.",
  stay: "Hier bleiben",
  stays: "Diese Seite bleibt offen.",
  uncounted: "Ihre Antworten kamen zu spät. Sie werden aufgehoben, zählen aber nicht.",
} satisfies Record<keyof typeof en, string>;
