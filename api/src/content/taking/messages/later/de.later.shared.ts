import type en from "./en.later.shared.ts";

export default {
  entry: "An Quiz, Umfrage oder Test teilnehmen",
  entryHow: "Fügen Sie den Link oder die ID ein, die Sie erhalten haben. Sie brauchen kein Konto.",
  entryLabel: "Link oder ID",
  entryEmpty: "Fügen Sie zuerst einen Link oder eine ID ein",
  otherSite: "Dieser Link gehört zu einer anderen Website: {site}",
  go: "Los",

  welcomeBack: "Willkommen zurück",
  begunAs: "Begonnen wurde als {person}.",
  justBegun:
    "Sie hatten auf diesem Gerät gerade begonnen. {count, plural, one {Die Frage ist noch offen.} other {Alle # Fragen sind noch offen.}}",
  answeredHere:
    "Sie haben auf diesem Gerät {answered} von {count, plural, one {# Frage} other {# Fragen}} beantwortet.",
  edited:
    "Seither wurde der Inhalt geändert. Sie können die begonnene Fassung beenden oder mit der neuen von vorn anfangen.",
  startOver: "Von vorn anfangen",
  somebodyElse: "Ich bin jemand anderes",
  discarded: "Ihre bisherigen Antworten wurden entfernt.",
  undo: "Rückgängig machen",
  discardedElsewhere: "In einem anderen Tab neu begonnen",

  answeredOf: "{number} von {total} beantwortet",
  keyChoose: "Diese Antwort wählen",
  keyPoint: "Diesen Punkt wählen",
  keyRow: "Für die aktuelle Zeile wählen",
  keyLines: "Nächste Frage, auch aus mehreren Zeilen",
  keyWalk: "Durch die Antworten gehen, ohne zu wählen",
  spaceKey: "Leertaste",
  keySpace: "Die aktuelle Antwort wählen",
  nextQuestion: "Nächste Frage",
  previousQuestion: "Vorige Frage",
  keyHelp: "Diese Tasten zeigen",
  keysOn: "Buchstaben, Ziffern und ? als Kürzel verwenden",
  close: "Schließen",

  offline: "Sie sind offline. Ihre Antworten werden gesendet, sobald Sie wieder online sind.",
  busy: "Der Server ist ausgelastet. Wir versuchen weiter, Ihre Antworten abzugeben.",
  unreachable: "Der Server ist nicht erreichbar. Wir versuchen weiter, Ihre Antworten abzugeben.",
  intercepted:
    "Etwas anderes hat anstelle des Servers geantwortet, vielleicht ein WLAN, bei dem Sie sich erst anmelden müssen. Wir versuchen weiter, Ihre Antworten abzugeben.",
  notAnswered: "(nicht beantwortet)",
  tryNow: "Jetzt versuchen",

  removed: "Der Inhalt wurde geschlossen oder entfernt, nachdem Sie ihn geöffnet hatten.",
  handedIn: "Schon abgegeben",
  handedInHow:
    "Andere Antworten aus demselben Versuch sind schon angekommen, vielleicht aus einem anderen Tab. Diese zählen; die hier wurden nicht gesendet.",
  asNew: "Diese als neuen Versuch abgeben",
  changed: "Der Inhalt hat sich geändert",
  changedHow:
    "Er wurde bearbeitet, nachdem Sie begonnen hatten, und diese Antworten passen nicht mehr. Laden Sie die aktuelle Fassung: Antworten auf unveränderte Fragen bleiben erhalten.",
  loadCurrent: "Aktuelle Fassung laden",
  loadFailed:
    "Die aktuelle Fassung konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
  correct: "Eine Angabe ist zu berichtigen",
  sendAgain: "Erneut senden",
  refused: "Ihre Antworten wurden nicht angenommen",
  downloadFirst:
    "Dieser Browser kann Ihre Antworten nicht speichern: Laden Sie sie herunter, bevor Sie diese Seite verlassen.",
  stillHere: "Ihre Antworten sind noch auf diesem Gerät.",
  elsewhere: "In einem anderen Tab abgegeben",
  elsewhereHow: "Ihre Antworten sind angekommen. Das Ergebnis steht im anderen Tab; diesen können Sie schließen.",

  opensOn: "Öffnet am {when}",
  opensIn: "{count, plural, one {Öffnet in # Minute.} other {Öffnet in # Minuten.}}",
  opensNow: "Es öffnet jetzt.",
  opensByItself: "Sie können auf dieser Seite bleiben: Es geht von selbst los.",
  gateOffline: "Sie sind offline. Sobald Sie wieder verbunden sind, geht es hier weiter.",
  closedOn: "Geschlossen seit {when}",
  closedMeanwhile: "Der Inhalt ist geschlossen und nimmt keine Antworten mehr an.",
  notOpen: "Der Inhalt ist noch nicht geöffnet. Versuchen Sie es erneut, sobald er es ist.",
  full: "Hier sind alle Antworten da, um die gebeten wurde.",
  placesTaken:
    "Zurzeit sind alle Plätze belegt. {count, plural, one {Versuchen Sie es in # Minute noch einmal.} other {Versuchen Sie es in # Minuten noch einmal.}}",
  shownAfter: "Ergebnisse ab {when}",
  answeredOn: "Sie haben am {when} geantwortet.",
  seeResult: "Ihr Ergebnis ansehen",
  answerAgain: "Noch einmal antworten",
  yourResult: "Ihr Ergebnis",
  answersGone: "Diese Antworten sind nicht mehr gespeichert.",
  everyone: "So haben alle geantwortet",
  unanswered: "Ohne Antwort: {count}",
  noContent: "Inhalt nicht gefunden",
  noContentHow: "Den gesuchten Inhalt gibt es nicht.",
  notFoundHow: "Der Link ist vielleicht unvollständig, oder der Inhalt wurde geschlossen oder entfernt.",
  anotherLink: "Anderen Link eingeben",
  quizNotFound: "Quiz nicht gefunden",
  surveyNotFound: "Umfrage nicht gefunden",
  download: "Meine Antworten herunterladen",
} satisfies Record<keyof typeof en, string>;
