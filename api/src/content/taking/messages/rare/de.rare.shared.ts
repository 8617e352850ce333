import type en from "./en.rare.shared.ts";

export default {
  anonymous:
    "Ihre Antworten werden ohne Ihren Namen, Ihre Adresse und die Uhrzeit gespeichert. Was Sie selbst hineinschreiben, bleibt, wie Sie es schreiben.",
  answeredBefore: "Sie haben das auf diesem Gerät schon beantwortet.",
  ballot:
    "Dieser Link gehört Ihnen allein, und Ihre Antworten sind anonym: Wer Sie eingeladen hat, erfährt, dass Sie teilgenommen haben, aber nicht, welche Antworten Ihre sind. Der Link gibt einen Stimmzettel aus, der auf diesem Gerät bleibt; bitte schließen Sie hier ab.",
  ballotDrawn:
    "Mit diesem Link wurde am {day} ein Stimmzettel gezogen. Bitte schließen Sie auf dem Gerät ab, auf dem Sie begonnen haben: Einen zweiten gibt es nicht, damit niemand doppelt zählt.",
  ballotInsecure:
    "Anonyme Antworten brauchen eine sichere Seite (https). Bitte sagen Sie es der Person, die Sie eingeladen hat.",
  ballotSpent: "Ihre Antworten sind angekommen. Nichts, was gespeichert ist, sagt, welche Ihre sind.",
  corrected: "Dieses Ergebnis wurde am {when} korrigiert.",
  correctedFrom: "Vorher war es {result}.",
  fewYet: "Die Antworten der anderen werden gezeigt, sobald mindestens fünf Personen geantwortet haben.",
  fullLater: "Ein Platz kann noch frei werden: Wer begonnen hat und nicht fertig wird, macht ihn frei.",
  goesOn: "Diese Seite führt von selbst weiter zu {host}.",
  invitedOnly: "Dies ist für Eingeladene. Öffnen Sie es mit dem Link in Ihrer Einladung.",
  linkIncomplete: "Dieser persönliche Link ist unvollständig. Öffnen Sie ihn noch einmal aus Ihrer Einladung.",
  linkValue: "Dieser Link fügt Ihren Antworten {name}: {value} hinzu.",
  linkValueDrop: "Ohne diese Angabe antworten",
  linkValueDropped: "Ihre Antworten werden ohne die Angabe aus dem Link gespeichert.",
  linkValueFew: "Sie wird bei Antworten erst gezeigt, wenn mindestens fünf Personen sie teilen.",
  linkValueShared: "Personen, die geantwortet haben und sie teilen: {people}.",
  linkWithdrawn: "Dieser persönliche Link gilt nicht mehr. Bitte fragen Sie, wer Sie eingeladen hat.",
  passcode: "Kennwort",
  passcodeAsked: "Hier wird ein Kennwort verlangt. Wer Ihnen den Link gegeben hat, kennt es.",
  passcodeEmpty: "Geben Sie das Kennwort ein.",
  passcodePause: "Von hier kamen zu viele falsche Kennwörter. Versuchen Sie es in einer Minute wieder.",
  passcodeWrong: "Das ist nicht das Kennwort.",
  personal:
    "Dieser Link gehört Ihnen allein. Ihre Antworten werden unter dem Namen und der Adresse in Ihrer Einladung gespeichert.",
  personalDone: "Ihre Antworten sind am {when} angekommen.",
  personalHello: "Guten Tag {name},",
  stay: "Hier bleiben",
  stays: "Diese Seite bleibt offen.",
  uncounted: "Ihre Antworten kamen zu spät. Sie werden aufgehoben, zählen aber nicht.",
} satisfies Record<keyof typeof en, string>;
