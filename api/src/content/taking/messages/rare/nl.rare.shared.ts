import type en from "./en.rare.shared.ts";

export default {
  anonymous:
    "Uw antwoorden worden bewaard zonder uw naam, uw adres of het tijdstip. Wat u er zelf in schrijft, blijft zoals u het schrijft.",
  answeredBefore: "U hebt dit op dit apparaat al beantwoord.",
  ballot:
    "Deze link is alleen voor u, en uw antwoorden zijn anoniem: wie u heeft uitgenodigd, ziet dat u heeft meegedaan, maar niet welke antwoorden van u zijn. De link geeft één stembiljet, dat op dit apparaat blijft; rond hier dus af.",
  ballotDrawn:
    "Met deze link is op {day} een stembiljet getrokken. Rond af op het apparaat waarop u begon: het wordt niet twee keer gegeven, zodat niemand dubbel telt.",
  ballotInsecure:
    "Anonieme antwoorden hebben een beveiligde pagina (https) nodig. Laat het weten aan wie u heeft uitgenodigd.",
  ballotSpent: "Uw antwoorden zijn aangekomen. Niets van wat bewaard is, zegt welke van u zijn.",
  corrected: "Dit resultaat is op {when} gecorrigeerd.",
  correctedFrom: "Daarvoor was het {result}.",
  fewYet: "De antwoorden van anderen worden getoond zodra minstens vijf mensen hebben geantwoord.",
  fullLater: "Er kan een plek vrijkomen: wie begon en niet klaar komt, maakt ruimte.",
  goesOn: "Deze pagina gaat vanzelf verder naar {host}.",
  invitedOnly: "Dit is voor genodigden. Open het met de link in uw uitnodiging.",
  linkIncomplete: "Deze persoonlijke link is onvolledig. Open hem opnieuw vanuit uw uitnodiging.",
  linkValue: "Deze link voegt {name}: {value} toe aan uw antwoorden.",
  linkValueDrop: "Antwoorden zonder dit gegeven",
  linkValueDropped: "Uw antwoorden worden opgeslagen zonder het gegeven uit de link.",
  linkValueFew: "Niemand krijgt het te zien voordat minstens vijf mensen het delen.",
  linkValueShared: "Mensen die hebben geantwoord en het delen: {people}.",
  linkWithdrawn: "Deze persoonlijke link werkt niet meer. Vraag het degene die u heeft uitgenodigd.",
  passcode: "Toegangscode",
  passcodeAsked: "Hier is een toegangscode nodig. Wie u de link gaf, weet die.",
  passcodeEmpty: "Vul de toegangscode in.",
  passcodePause: "Er kwamen hiervandaan te veel verkeerde codes. Probeer het over een minuut opnieuw.",
  passcodeWrong: "Dat is niet de toegangscode.",
  personal: "Deze link is alleen voor u. Uw antwoorden worden bewaard onder de naam en het adres in uw uitnodiging.",
  personalDone: "Uw antwoorden zijn aangekomen op {when}.",
  personalHello: "Hallo {name},",
  stay: "Hier blijven",
  stays: "Deze pagina blijft open.",
  uncounted: "Uw antwoorden kwamen te laat. Ze worden bewaard, maar tellen niet mee.",
} satisfies Record<keyof typeof en, string>;
