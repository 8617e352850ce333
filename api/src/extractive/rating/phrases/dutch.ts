import type { RatingPhrases } from "./phrases.ts";

export const dutch: RatingPhrases = {
  quotes: ["“", "”", "‘", "’"],
  bareHeading:
    /^(inleiding|introductie|samenvatting|conclusies?|slot|overzicht|voorwoord|nawoord|achtergrond|leerdoelen|doelen|algemeen|diversen|voorbeeld(en)?|methoden?|resultaten|discussie|definities?|begrippen|terminologie|etymologie|in het kort|(hoofdstuk|paragraaf|deel|les|kader|tabel|figuur)( \S{1,4})?)$/,
  defines: /^(\s\([^()]{1,40}\))?\s((is|zijn)\s(een|de|het)\s|heet\s|heten\s|betekent\s|noemt\smen\s|verwijst\snaar\s)/,
  judges:
    /(?<!\p{L})(zou moeten|zouden moeten|(is|zijn|blijft|blijven)\s([\p{L}-]+\s){0,2}(belangrijk(er)?|essentieel|cruciaal|beter|slechter|nodig|noodzakelijk|zinvol|schadelijk|oneerlijk|onrechtvaardig))(?!\p{L})/iu,
  reports:
    /(?<!\p{L})(was|waren|werd|werden|had|hadden|wilden?|moesten?|konden?|kon|volgens|vond|vonden|zei|zeiden|\p{L}+(de|te)n? dat)(?!\p{L})/iu,
  parts: [
    {
      ask: (title) => `Over welke van deze onderdelen${title ? ` van ${title}` : ""} zou u meer willen weten?`,
      scale: [],
    },
    {
      ask: (title) => `In welke van deze onderdelen${title ? ` van ${title}` : ""} hebt u iets nieuws geleerd?`,
      scale: [],
    },
  ],
  noneOfThese: "Geen van deze",
  agreement: {
    ask: (claim, part) =>
      `${part ? `In het onderdeel ${part} staat` : "In de tekst staat"}: ${claim} In hoeverre bent u het daarmee eens?`,
    scale: ["Helemaal mee oneens", "Mee oneens", "Niet mee eens, niet mee oneens", "Mee eens", "Helemaal mee eens"],
  },
  part: [
    {
      ask: (name) => `Hoe vertrouwd was u met het onderwerp voordat u het onderdeel ${name} las?`,
      scale: ["Helemaal niet vertrouwd", "Weinig vertrouwd", "Enigszins vertrouwd", "Vertrouwd", "Zeer vertrouwd"],
    },
    {
      ask: (name) => `Hoe nuttig is het onderdeel ${name} voor u?`,
      scale: ["Helemaal niet", "Een beetje", "Redelijk", "Zeer", "Uiterst"],
    },
    {
      ask: (name) => `Hoe duidelijk of onduidelijk vond u het onderdeel ${name}?`,
      scale: [
        "Zeer onduidelijk",
        "Vrij onduidelijk",
        "Niet duidelijk, niet onduidelijk",
        "Vrij duidelijk",
        "Zeer duidelijk",
      ],
    },
  ],
  term: [
    {
      ask: (name) => `Hoe goed wist u voor het lezen wat met ${name} bedoeld wordt?`,
      scale: ["Helemaal niet", "Een beetje", "Redelijk", "Goed", "Zeer goed"],
    },
    {
      ask: (name) => `Hoe duidelijk of onduidelijk is het u nu wat met ${name} bedoeld wordt?`,
      scale: [
        "Zeer onduidelijk",
        "Vrij onduidelijk",
        "Niet duidelijk, niet onduidelijk",
        "Vrij duidelijk",
        "Zeer duidelijk",
      ],
    },
  ],
  text: [
    {
      ask: (title) => `Hoeveel van ${title ? `de tekst ${title}` : "deze tekst"} was nieuw voor u?`,
      scale: ["Niets", "Minder dan de helft", "Ongeveer de helft", "Meer dan de helft", "Alles"],
    },
    {
      ask: (title) => `Hoe vond u de lengte van ${title ? `de tekst ${title}` : "deze tekst"}?`,
      scale: ["Veel te kort", "Iets te kort", "Precies goed", "Iets te lang", "Veel te lang"],
    },
    {
      ask: (title) =>
        `Hoe waarschijnlijk is het dat u ${title ? `de tekst ${title}` : "deze tekst"} aan iemand aanraadt?`,
      scale: ["Zeer onwaarschijnlijk", "Onwaarschijnlijk", "Misschien", "Waarschijnlijk", "Zeer waarschijnlijk"],
    },
  ],
  skill: [
    {
      ask: (name) => `Hoe goed zou u het onderwerp ${name} aan iemand anders kunnen uitleggen?`,
      scale: [
        "Ik zou het nog niet kunnen uitleggen",
        "Ik zou de hoofdgedachte kunnen uitleggen",
        "Ik zou het meeste met voorbeelden kunnen uitleggen",
        "Ik zou alles kunnen uitleggen en vragen beantwoorden",
      ],
    },
    {
      ask: (name) => `Wat weet u van het onderwerp ${name}?`,
      scale: ["Dit is nieuw voor mij", "Ik heb ervan gehoord", "Ik ken de hoofdpunten", "Ik ken het in detail"],
    },
    {
      ask: (name) => `Hoe goed zou u vragen over het onderwerp ${name} kunnen beantwoorden?`,
      scale: [
        "Ik zou nog niet kunnen antwoorden",
        "Ik zou bijna alles moeten opzoeken",
        "Ik zou de meeste vragen kunnen beantwoorden",
        "Ik zou mijn antwoorden ook kunnen onderbouwen",
      ],
    },
  ],
  question: {
    ask: (name) => `Hoe goed zou u deze vraag kunnen beantwoorden: ${name}`,
    scale: [
      "Ik zou hem nog niet kunnen beantwoorden",
      "Ik zou hem ongeveer kunnen beantwoorden",
      "Ik zou hem met een voorbeeld kunnen beantwoorden",
      "Ik zou mijn antwoord ook kunnen onderbouwen",
    ],
  },
};
