import type { RatingPhrases } from "./phrases.ts";

export const german: RatingPhrases = {
  quotes: ["„", "“", "‚", "‘"],
  bareHeading:
    /^(einleitung|einführung|zusammenfassung|fazit|schluss(folgerung(en)?|bemerkung(en)?)?|überblick|übersicht|vorwort|nachwort|ausblick|lernziele|ziele|hintergrund|allgemeines|sonstiges|verschiedenes|beispiele?|methoden?|ergebnisse|diskussion|definition(en)?|begriffe?|begriffsklärung|wortherkunft|etymologie|trivia|(kapitel|abschnitt|teil|lektion|kasten|tabelle|abbildung)( \S{1,4})?|das wichtigste( in kürze)?)( und (ausblick|fazit|überblick|zusammenfassung))?$/,
  defines:
    /^(\s\([^()]{1,40}\))?\s((ist|sind)\s(ein|eine|einer|eines|der|die|das)\s|bezeichnet\s|bezeichnen\s|(nennt|versteht|bezeichnet)\sman\s|heißt\s|heißen\s)/,
  judges:
    /(?<!\p{L})(sollten?|darf nicht|dürfen nicht|(ist|sind|bleibt|bleiben|wäre|wären)\s([\p{L}-]+\s){0,3}(wichtig|entscheidend|besser|schlechter|nötig|notwendig|sinnvoll|schädlich|gerecht|ungerecht|falsch))(?!\p{L})/iu,
  reports:
    /(?<!\p{L})(war|waren|wurden?|hatten?|hätten?|wollten?|sollte|musste\p{L}*|konnte\p{L}*|laut|zufolge|meinten?|glaubten?|forderten?|sagten?|\p{L}+te[nt]?,? dass)(?!\p{L})/iu,
  parts: [
    {
      ask: (title) =>
        title
          ? `Über welche dieser Abschnitte aus ${title} würden Sie gern mehr erfahren?`
          : "Über welche dieser Abschnitte würden Sie gern mehr erfahren?",
      scale: [],
    },
    {
      ask: (title) => `In welchen dieser Abschnitte${title ? ` aus ${title}` : ""} haben Sie etwas Neues erfahren?`,
      scale: [],
    },
  ],
  noneOfThese: "Nichts davon",
  agreement: {
    ask: (claim, part) =>
      `${part ? `Im Abschnitt ${part} heißt es` : "Im Text heißt es"}: ${claim} Inwieweit stimmen Sie dem zu?`,
    scale: ["Stimme gar nicht zu", "Stimme eher nicht zu", "Teils, teils", "Stimme eher zu", "Stimme voll zu"],
  },
  part: [
    {
      ask: (name) => `Wie vertraut war Ihnen das Thema, bevor Sie den Abschnitt ${name} gelesen haben?`,
      scale: ["Gar nicht vertraut", "Wenig vertraut", "Mäßig vertraut", "Ziemlich vertraut", "Sehr vertraut"],
    },
    {
      ask: (name) => `Wie nützlich ist der Abschnitt ${name} für Sie?`,
      scale: ["Gar nicht", "Wenig", "Mäßig", "Ziemlich", "Sehr"],
    },
    {
      ask: (name) => `Wie verständlich oder unverständlich fanden Sie den Abschnitt ${name}?`,
      scale: ["Sehr unverständlich", "Eher unverständlich", "Teils, teils", "Eher verständlich", "Sehr verständlich"],
    },
  ],
  term: [
    {
      ask: (name) => `Wie gut wussten Sie vor dem Lesen, was mit ${name} gemeint ist?`,
      scale: ["Gar nicht", "Wenig", "Mäßig", "Gut", "Sehr gut"],
    },
    {
      ask: (name) => `Wie klar oder unklar ist Ihnen jetzt, was mit ${name} gemeint ist?`,
      scale: ["Sehr unklar", "Eher unklar", "Teils, teils", "Eher klar", "Sehr klar"],
    },
  ],
  text: [
    {
      ask: (title) => `Wie viel in ${title ? `dem Text ${title}` : "diesem Text"} war Ihnen neu?`,
      scale: ["Nichts", "Weniger als die Hälfte", "Etwa die Hälfte", "Mehr als die Hälfte", "Alles"],
    },
    {
      ask: (title) => `Wie kurz oder lang fanden Sie ${title ? `den Text ${title}` : "diesen Text"}?`,
      scale: ["Viel zu kurz", "Etwas zu kurz", "Genau richtig", "Etwas zu lang", "Viel zu lang"],
    },
    {
      ask: (title) =>
        `Wie wahrscheinlich ist es, dass Sie ${title ? `den Text ${title}` : "diesen Text"} weiterempfehlen?`,
      scale: [
        "Sehr unwahrscheinlich",
        "Eher unwahrscheinlich",
        "Teils, teils",
        "Eher wahrscheinlich",
        "Sehr wahrscheinlich",
      ],
    },
  ],
  skill: [
    {
      ask: (name) => `Wie gut könnten Sie das Thema ${name} anderen erklären?`,
      scale: [
        "Noch gar nicht",
        "Nur den Grundgedanken",
        "Das meiste, und mit Beispielen",
        "Alles, und ich könnte Fragen dazu beantworten",
      ],
    },
    {
      ask: (name) => `Was wissen Sie über das Thema ${name}?`,
      scale: [
        "Das ist mir neu",
        "Ich habe davon gehört",
        "Ich kenne das Wichtigste",
        "Ich kenne es in allen Einzelheiten",
      ],
    },
    {
      ask: (name) => `Wie gut könnten Sie Fragen zum Thema ${name} beantworten?`,
      scale: [
        "Ich könnte noch nicht antworten",
        "Ich müsste das meiste nachschlagen",
        "Ich könnte die meisten Fragen beantworten",
        "Ich könnte antworten und meine Antworten begründen",
      ],
    },
  ],
  question: {
    ask: (name) => `Wie gut könnten Sie diese Frage beantworten: ${name}`,
    scale: ["Noch gar nicht", "Ungefähr", "Mit einem Beispiel", "Vollständig, und ich könnte meine Antwort begründen"],
  },
};
