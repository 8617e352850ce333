import type en from "./en.report.shared.ts";

export default {
  reportWhy: "Che cosa non va in questa pagina?",
  reportImpersonation: "Finge di essere qualcun altro",
  reportPhishing: "Chiede password o pagamenti",
  reportIllegal: "È offensiva o illegale",
  reportOther: "Altro",
  reportText: "Dettagli (facoltativo)",
  reportUnnamed: "La segnalazione viene inviata senza il Suo nome e l’autore non la vede.",
  reportSend: "Invia la segnalazione",
  reportNoReason: "Scelga un motivo.",
  reportTooLong: "Scriva al massimo {count} caratteri.",
  reportNotSent: "Impossibile inviare la segnalazione. Controlli la connessione e riprovi.",
  reportTooMany: "Ci sono state troppe segnalazioni. Riprovi tra un’ora.",
  reportThanks: "Grazie. Chi gestisce questo sito la esaminerà.",
} satisfies Record<keyof typeof en, string>;
