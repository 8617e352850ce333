import type en from "./en.own.shared.ts";

export default {
  ownLink: "Link naar uw antwoorden bewaren",
  ownLinkHow:
    "Op elk apparaat toont deze privélink uw resultaat en kunt u er uw antwoorden mee wissen. Iedereen die de link heeft, kan dat ook.",
  ownLinkName: "Privélink",
  ownCopy: "Link kopiëren",
  ownCopied: "Gekopieerd",
  ownShare: "Delen",
  ownMail: "Naar mij mailen",
  ownCode: "QR-code van uw privélink",
  ownErase: "Mijn antwoorden wissen",
  ownEraseSure: "Uw antwoorden definitief wissen?",
  ownEraseHow:
    "Ze worden uit de resultaten verwijderd, en een certificaat ervoor wordt ingetrokken. Dit kan niet ongedaan worden gemaakt, en u kunt ze niet opnieuw verzenden. Kopieën die de auteur al heeft gedownload of ontvangen, worden niet gewist.",
  ownEraseNow: "Definitief wissen",
  ownEraseFailed: "Uw antwoorden konden niet worden gewist. Controleer de verbinding en probeer het opnieuw.",
  ownErased: "Uw antwoorden zijn gewist",
  ownErasedHow: "Ze zijn niet meer opgeslagen en tellen niet meer mee in de resultaten.",
  ownHidden: "Nu niet zichtbaar",
  ownHiddenHow:
    "De auteur toont deze pagina op dit moment niet. Uw antwoorden zijn nog opgeslagen, en u kunt ze wissen.",
  ownNone: "Geen antwoorden gevonden",
  ownNoneHow: "De link is misschien onvolledig, of de antwoorden zijn verwijderd.",
} satisfies Record<keyof typeof en, string>;
