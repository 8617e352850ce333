import type en from "./en.later.shared.ts";

export default {
  entry: "Rispondere a un quiz, un sondaggio o una valutazione",
  entryHow: "Incolli il link o l’ID che ha ricevuto. Non serve un account.",
  entryLabel: "Link o ID",
  entryEmpty: "Incolli prima un link o un ID",
  otherSite: "Questo link porta a un altro sito: {site}",
  go: "Vai",

  welcomeBack: "Bentornato",
  begunAs: "Questo tentativo è stato iniziato come {person}.",
  justBegun:
    "Aveva appena iniziato su questo dispositivo. {count, plural, one {La domanda è ancora aperta.} many {Tutte le # domande sono ancora aperte.} other {Tutte le # domande sono ancora aperte.}}",
  answeredHere:
    "Ha risposto a {answered} di {count, plural, one {# domanda} many {# domande} other {# domande}} su questo dispositivo.",
  edited:
    "Da allora l’autore ha modificato il contenuto. Può finire la versione iniziata o ricominciare con quella nuova.",
  startOver: "Ricomincia",
  somebodyElse: "Sono un’altra persona",

  answeredOf: "{number} di {total} con risposta",
  keyChoose: "Scegliere quella risposta",
  keyPoint: "Scegliere quel punto",
  keyRow: "Scegliere per la riga attuale",
  keyLines: "Domanda successiva, anche da più righe",
  keyWalk: "Scorrere le risposte senza scegliere",
  spaceKey: "Spazio",
  keySpace: "Scegliere la risposta attuale",
  nextQuestion: "Domanda successiva",
  previousQuestion: "Domanda precedente",
  keyHelp: "Mostrare questi tasti",
  keysOn: "Usa lettere, cifre e ? come scorciatoie",
  close: "Chiudi",

  offline: "È offline. Le risposte partiranno da sole appena torna online.",
  busy: "Il server è occupato. Continuiamo a provare a consegnare le Sue risposte.",
  unreachable: "Il server non è raggiungibile. Continuiamo a provare a consegnare le Sue risposte.",
  intercepted:
    "Qualcos’altro ha risposto al posto del server, forse una rete Wi-Fi che chiede prima l’accesso. Continuiamo a provare a consegnare le Sue risposte.",
  notAnswered: "(senza risposta)",
  tryNow: "Prova ora",

  removed: "L’autore l’ha chiuso o rimosso dopo che Lei l’ha aperto.",
  handedIn: "Già consegnato",
  handedInHow:
    "Altre risposte dello stesso tentativo sono già arrivate, forse da un’altra scheda. Contano quelle; queste non sono state inviate.",
  asNew: "Consegna queste come nuovo tentativo",
  changed: "Il contenuto è cambiato",
  changedHow:
    "L’autore l’ha modificato dopo che Lei ha iniziato e queste risposte non vanno più bene. Carichi la versione attuale: le risposte alle domande rimaste uguali restano.",
  loadCurrent: "Carica la versione attuale",
  loadFailed: "Impossibile caricare la versione attuale. Controlli la connessione e riprovi.",
  correct: "Un dato da correggere",
  sendAgain: "Invia di nuovo",
  refused: "Le Sue risposte non sono state accettate",
  downloadFirst: "Questo browser non può conservare le Sue risposte: le scarichi prima di lasciare questa pagina.",
  stillHere: "Le Sue risposte sono ancora su questo dispositivo.",
  elsewhere: "Consegnato da un’altra scheda",
  elsewhereHow: "Le Sue risposte sono arrivate. L’altra scheda mostra il risultato; può chiudere questa.",

  opensOn: "Apertura: {when}",
  opensIn: "{count, plural, one {Apre tra # minuto.} many {Apre tra # minuti.} other {Apre tra # minuti.}}",
  opensNow: "Apre adesso.",
  opensByItself: "Può restare su questa pagina: si comincia da sé.",
  gateOffline: "È offline. La pagina riprenderà appena tornerà la connessione.",
  closedOn: "Chiusura: {when}",
  closedMeanwhile: "È chiuso e non accetta più risposte.",
  notOpen: "Non è ancora aperto. Riprovi dopo l’apertura.",
  full: "Ci sono già tutte le risposte richieste.",
  placesTaken:
    "Al momento tutti i posti sono occupati. {count, plural, one {Riprovi tra # minuto.} many {Riprovi tra # minuti.} other {Riprovi tra # minuti.}}",
  yourResult: "Il Suo risultato",
  answersGone: "Queste risposte non sono più salvate.",
  everyone: "Come hanno risposto tutti",
  unanswered: "Senza risposta: {count}",
  noContent: "Contenuto non trovato",
  noContentHow: "Il contenuto che cerca non esiste.",
  notFoundHow: "Il link potrebbe essere incompleto, o l’autore ha chiuso o rimosso il contenuto.",
  anotherLink: "Inserisci un altro link",
  quizNotFound: "Quiz non trovato",
  surveyNotFound: "Sondaggio non trovato",
  download: "Scarica le mie risposte",
} satisfies Record<keyof typeof en, string>;
