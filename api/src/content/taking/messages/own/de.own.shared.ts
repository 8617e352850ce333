import type en from "./en.own.shared.ts";

export default {
  ownLink: "Link zu Ihren Antworten aufheben",
  ownLinkHow:
    "Mit diesem privaten Link sehen Sie Ihr Ergebnis auf jedem Gerät und können Ihre Antworten löschen. Wer ihn hat, kann beides ebenso.",
  ownLinkName: "Privater Link",
  ownCopy: "Link kopieren",
  ownCopied: "Kopiert",
  ownShare: "Teilen",
  ownMail: "Mir mailen",
  ownCode: "QR-Code Ihres privaten Links",
  ownErase: "Meine Antworten löschen",
  ownEraseSure: "Ihre Antworten endgültig löschen?",
  ownEraseHow:
    "Sie werden aus den Ergebnissen entfernt, und ein Zertifikat dafür wird widerrufen. Das lässt sich nicht rückgängig machen, und Sie können sie nicht noch einmal abgeben. Kopien, die bereits heruntergeladen oder verschickt wurden, werden nicht gelöscht.",
  ownEraseNow: "Endgültig löschen",
  ownEraseFailed:
    "Ihre Antworten konnten nicht gelöscht werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.",
  ownErased: "Ihre Antworten wurden gelöscht",
  ownErasedHow: "Sie sind nicht mehr gespeichert und zählen in den Ergebnissen nicht mehr.",
  ownHidden: "Zurzeit nicht sichtbar",
  ownHiddenHow:
    "Diese Seite wird zurzeit nicht gezeigt. Ihre Antworten sind noch gespeichert, und Sie können sie löschen.",
  ownNone: "Keine Antworten gefunden",
  ownNoneHow: "Der Link ist vielleicht unvollständig, oder die Antworten wurden gelöscht.",
} satisfies Record<keyof typeof en, string>;
