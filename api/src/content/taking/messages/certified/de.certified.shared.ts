import type en from "./en.certified.shared.ts";

export default {
  certificate: "Ihr Zertifikat",
  certificateHow: "Sie haben bestanden und können dafür ein Zertifikat bekommen.",
  certificateName: "Ihr Name, wie er darauf stehen soll",
  nameEmpty: "Bitte geben Sie einen Namen ein",
  certificateOnce: "Er lässt sich danach nicht mehr ändern. Niemand prüft ihn, und das steht auch darauf.",
  certificateGet: "Zertifikat holen",
  certificateFor: "Es ist auf {name} ausgestellt.",
  certificatePdf: "Als PDF herunterladen",
  certificateCheck: "Die Seite, auf der es jeder prüfen kann",
  certificateRevoked: "Es wurde widerrufen.",
  certificateFailed: "Das Zertifikat kam nicht an. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.",
  certificateBoxes:
    "Auf dem gedruckten Zertifikat stünden Kästchen statt einiger Zeichen des Namens. Auf der Seite des Zertifikats stehen sie.",
  certificateAnyway: "Trotzdem holen",
} satisfies Record<keyof typeof en, string>;
