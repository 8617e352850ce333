import type en from "./en.report.shared.ts";

export default {
  reportWhy: "Wat is er mis met deze pagina?",
  reportImpersonation: "De pagina doet zich voor als iemand anders",
  reportPhishing: "De pagina vraagt om wachtwoorden of betaling",
  reportIllegal: "De pagina is haatdragend of illegaal",
  reportOther: "Iets anders",
  reportText: "Toelichting (optioneel)",
  reportUnnamed: "Uw melding wordt zonder uw naam verzonden en de auteur ziet die niet.",
  reportSend: "Melding verzenden",
  reportNoReason: "Kies een reden.",
  reportTooLong: "Schrijf hoogstens {count} tekens.",
  reportNotSent: "De melding kon niet worden verzonden. Controleer de verbinding en probeer het opnieuw.",
  reportTooMany: "Er waren te veel meldingen. Probeer het over een uur opnieuw.",
  reportThanks: "Bedankt. De beheerders van deze site bekijken uw melding.",
} satisfies Record<keyof typeof en, string>;
