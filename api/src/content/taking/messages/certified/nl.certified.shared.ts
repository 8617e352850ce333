import type en from "./en.certified.shared.ts";

export default {
  certificate: "Uw certificaat",
  certificateHow: "U bent geslaagd en kunt daarvan een certificaat krijgen.",
  certificateName: "Uw naam, zoals die erop moet staan",
  nameEmpty: "Een naam is verplicht",
  certificateOnce: "Daarna kan die niet meer worden gewijzigd. Niemand controleert de naam, en dat staat er ook op.",
  certificateGet: "Certificaat ophalen",
  certificateFor: "Het staat op naam van {name}.",
  certificatePdf: "Downloaden als pdf",
  certificateCheck: "De pagina waarop iedereen het kan controleren",
  certificateRevoked: "Het is ingetrokken.",
  certificateFailed: "Het certificaat kwam niet aan. Controleer de verbinding en probeer het opnieuw.",
  certificateBoxes:
    "Op het gedrukte certificaat zouden hokjes staan in plaats van sommige tekens van de naam. De pagina van het certificaat toont ze wel.",
  certificateAnyway: "Toch ophalen",
} satisfies Record<keyof typeof en, string>;
