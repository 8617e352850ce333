import type en from "./en.rare.shared.ts";

export default {
  anonymous:
    "Uw antwoorden worden bewaard zonder uw naam, uw adres of het tijdstip. Wat u er zelf in schrijft, blijft zoals u het schrijft.",
  answeredBefore: "U hebt dit op dit apparaat al beantwoord.",
  corrected: "Dit resultaat is op {when} gecorrigeerd.",
  fewYet: "De antwoorden van anderen worden getoond zodra minstens vijf mensen hebben geantwoord.",
  fullLater: "Er kan een plek vrijkomen: wie begon en niet klaar komt, maakt ruimte.",
  goesOn: "Deze pagina gaat vanzelf verder naar {host}.",
  passcode: "Toegangscode",
  passcodeAsked: "Hier is een toegangscode nodig. Wie u de link gaf, weet die.",
  passcodeEmpty: "Vul de toegangscode in.",
  passcodePause: "Er kwamen hiervandaan te veel verkeerde codes. Probeer het over een minuut opnieuw.",
  passcodeWrong: "Dat is niet de toegangscode.",
  stay: "Hier blijven",
  stays: "Deze pagina blijft open.",
  uncounted: "Uw antwoorden kwamen te laat. Ze worden bewaard, maar tellen niet mee.",
} satisfies Record<keyof typeof en, string>;
