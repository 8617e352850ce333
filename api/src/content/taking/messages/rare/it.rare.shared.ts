import type en from "./en.rare.shared.ts";

export default {
  anonymous:
    "Le tue risposte vengono salvate senza nome, indirizzo né ora. Ciò che scrivi viene conservato come lo scrivi.",
  answeredBefore: "Hai già risposto su questo dispositivo.",
  corrected: "Questo risultato è stato corretto il {when}.",
  fewYet: "Le risposte degli altri vengono mostrate quando hanno risposto almeno cinque persone.",
  fullLater: "Un posto può liberarsi: chi ha iniziato e non finisce lo lascia.",
  goesOn: "Questa pagina passerà da sola a {host}.",
  passcode: "Codice di accesso",
  passcodeAsked: "Serve un codice di accesso. Lo conosce chi ti ha dato il link.",
  passcodeEmpty: "Inserisci il codice di accesso.",
  passcodePause: "Da qui sono arrivati troppi codici sbagliati. Riprova tra un minuto.",
  passcodeWrong: "Non è il codice di accesso.",
  stay: "Resta qui",
  stays: "Questa pagina resta aperta.",
  uncounted: "Le tue risposte sono arrivate in ritardo. Vengono conservate, ma non contano.",
} satisfies Record<keyof typeof en, string>;
