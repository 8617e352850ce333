import type en from "./en.report.shared.ts";

export default {
  reportWhy: "Was stimmt mit dieser Seite nicht?",
  reportImpersonation: "Sie gibt sich als jemand anderes aus",
  reportPhishing: "Sie fragt nach Passwörtern oder Zahlungen",
  reportIllegal: "Sie ist hasserfüllt oder rechtswidrig",
  reportOther: "Etwas anderes",
  reportText: "Einzelheiten (optional)",
  reportUnnamed: "Ihre Meldung wird ohne Ihren Namen gesendet und ist für die verfassende Person nicht sichtbar.",
  reportSend: "Meldung senden",
  reportNoReason: "Wählen Sie einen Grund.",
  reportTooLong: "Schreiben Sie höchstens {count} Zeichen.",
  reportNotSent: "Die Meldung konnte nicht gesendet werden. Prüfen Sie die Verbindung und versuchen Sie es erneut.",
  reportTooMany: "Es gab zu viele Meldungen. Versuchen Sie es in einer Stunde erneut.",
  reportThanks: "Vielen Dank. Das Team, das diese Website betreibt, wird es sich ansehen.",
} satisfies Record<keyof typeof en, string>;
