import type en from "./en.rare.shared.ts";

export default {
  anonymous:
    "Le tue risposte vengono salvate senza nome, indirizzo né ora. Ciò che scrivi viene conservato come lo scrivi.",
  answeredBefore: "Hai già risposto su questo dispositivo.",
  ballot:
    "Questo link è solo per lei e le sue risposte sono anonime: chi l’ha invitata saprà che ha partecipato, ma non quali risposte sono sue. Il link dà una sola scheda, che resta su questo dispositivo; concluda qui.",
  ballotDrawn:
    "Con questo link è stata ritirata una scheda il {day}. Concluda sul dispositivo su cui ha iniziato: non viene data due volte, perché nessuno conti doppio.",
  ballotInsecure: "Le risposte anonime richiedono una pagina sicura (https). Lo segnali a chi l’ha invitata.",
  ballotSpent: "Le sue risposte sono arrivate. Nulla di ciò che è salvato dice quali sono le sue.",
  corrected: "Questo risultato è stato corretto il {when}.",
  correctedFrom: "Prima era {result}.",
  fewYet: "Le risposte degli altri vengono mostrate quando hanno risposto almeno cinque persone.",
  fullLater: "Un posto può liberarsi: chi ha iniziato e non finisce lo lascia.",
  goesOn: "Questa pagina passerà da sola a {host}.",
  invitedOnly: "È riservato alle persone invitate. Lo apra dal link del suo invito.",
  linkIncomplete: "Questo link personale è incompleto. Lo apra di nuovo dal suo invito.",
  linkValue: "Questo link aggiunge {name}: {value} alle sue risposte.",
  linkValueDrop: "Rispondere senza questo dato",
  linkValueDropped: "Le sue risposte vengono salvate senza il dato del link.",
  linkValueFew: "Non viene mostrato a nessuno finché non lo condividono almeno cinque persone.",
  linkValueShared: "Persone che hanno risposto e lo condividono: {people}.",
  linkWithdrawn: "Questo link personale non è più valido. Si rivolga a chi l’ha invitata.",
  passcode: "Codice di accesso",
  passcodeAsked: "Serve un codice di accesso. Lo conosce chi ti ha dato il link.",
  passcodeEmpty: "Inserisci il codice di accesso.",
  passcodePause: "Da qui sono arrivati troppi codici sbagliati. Riprova tra un minuto.",
  passcodeWrong: "Non è il codice di accesso.",
  personal: "Questo link è solo per lei. Le sue risposte vengono salvate con il nome e l’indirizzo del suo invito.",
  personalDone: "Le sue risposte sono arrivate il {when}.",
  personalHello: "Buongiorno {name},",
  stay: "Resta qui",
  stays: "Questa pagina resta aperta.",
  uncounted: "Le tue risposte sono arrivate in ritardo. Vengono conservate, ma non contano.",
} satisfies Record<keyof typeof en, string>;
