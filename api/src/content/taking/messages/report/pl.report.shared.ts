import type en from "./en.report.shared.ts";

export default {
  reportWhy: "Co jest nie tak z tą stroną?",
  reportImpersonation: "Podszywa się pod kogoś innego",
  reportPhishing: "Prosi o hasła lub płatność",
  reportIllegal: "Szerzy nienawiść lub jest niezgodna z prawem",
  reportOther: "Coś innego",
  reportText: "Szczegóły (opcjonalnie)",
  reportUnnamed: "Zgłoszenie jest wysyłane bez nazwiska, a autor go nie widzi.",
  reportSend: "Wyślij zgłoszenie",
  reportNoReason: "Wybierz powód.",
  reportTooLong: "Napisz najwyżej {count} znaków.",
  reportNotSent: "Nie udało się wysłać zgłoszenia. Sprawdź połączenie i spróbuj ponownie.",
  reportTooMany: "Było zbyt wiele zgłoszeń. Spróbuj ponownie za godzinę.",
  reportThanks: "Dziękujemy. Osoby prowadzące tę witrynę zajmą się zgłoszeniem.",
} satisfies Record<keyof typeof en, string>;
