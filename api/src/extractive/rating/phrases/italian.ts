import type { RatingPhrases } from "./phrases.ts";

export const italian: RatingPhrases = {
  quotes: ["«", "»", "“", "”"],
  bareHeading:
    /^(introduzione|presentazione|riassunto|sintesi|conclusion[ei]|panoramica|quadro generale|prefazione|premessa|contesto|obiettivi( di apprendimento)?|generalità|varie|curiosità|esemp(io|i)|metod[oi]|risultati|discussione|definizion[ei]|terminologia|etimologia|in breve|punti chiave|(capitolo|sezione|parte|lezione|riquadro|tabella|figura)( \S{1,4})?)$/,
  defines:
    /^(\s\([^()]{1,40}\))?\s((è|sono)\s(un|uno|una|un['’]|il|lo|la|i|gli|le|l['’])|si\s(chiama|chiamano)\s|indica(no)?\s|consiste|significa(no)?\s|designa(no)?\s)/,
  judges:
    /(?<!\p{L})(dovrebbe|dovrebbero|bisogna|occorre|(è|sono|resta|restano)\s([\p{L}-]+\s){0,2}(important[ei]|essenzial[ei]|fondamental[ei]|necessari[oae]?|meglio|peggio|ingiust[oaie]|util[ei]|dannos[oaie]))(?!\p{L})/iu,
  reports:
    /(?<!\p{L})(era|erano|fu|furono|aveva|avevano|ebbe|stato|stata|stati|state|secondo|afferm\p{L}+|sostenne\p{L}*|disse|\p{L}+(arono|irono|erono|avano|evano|ò))(?!\p{L})/iu,
  parts: [
    {
      ask: (title) => `Su quali di queste parti${title ? ` di ${title}` : ""} vorrebbe saperne di più?`,
      scale: [],
    },
    {
      ask: (title) => `In quali di queste parti${title ? ` di ${title}` : ""} ha imparato qualcosa di nuovo?`,
      scale: [],
    },
  ],
  noneOfThese: "Nessuna",
  agreement: {
    ask: (claim, part) =>
      `${part ? `Nella parte ${part} si legge` : "Nel testo si legge"}: ${claim} In che misura è d’accordo?`,
    scale: [
      "Per niente d’accordo",
      "Poco d’accordo",
      "Né d’accordo né in disaccordo",
      "Abbastanza d’accordo",
      "Del tutto d’accordo",
    ],
  },
  part: [
    {
      ask: (name) => `Prima di leggere la parte ${name}, quanto ne conosceva l’argomento?`,
      scale: ["Per niente", "Poco", "Abbastanza", "Bene", "Molto bene"],
    },
    {
      ask: (name) => `Quanto è utile per Lei la parte ${name}?`,
      scale: ["Per niente", "Poco", "Abbastanza", "Molto", "Moltissimo"],
    },
    {
      ask: (name) => `Quanto Le è sembrata chiara o confusa la parte ${name}?`,
      scale: ["Molto confusa", "Piuttosto confusa", "Né chiara né confusa", "Piuttosto chiara", "Molto chiara"],
    },
  ],
  term: [
    {
      ask: (name) => `Prima di leggere questo testo, quanto bene sapeva che cosa si intende per ${name}?`,
      scale: ["Per niente", "Poco", "Abbastanza", "Bene", "Molto bene"],
    },
    {
      ask: (name) => `Quanto Le è chiaro ora che cosa si intende per ${name}?`,
      scale: ["Per niente chiaro", "Poco chiaro", "Abbastanza chiaro", "Chiaro", "Molto chiaro"],
    },
  ],
  text: [
    {
      ask: (title) => `Quanto ${title ? `del testo ${title}` : "di questo testo"} era nuovo per Lei?`,
      scale: ["Niente", "Meno della metà", "Circa la metà", "Più della metà", "Tutto"],
    },
    {
      ask: (title) => `Come Le è sembrata la lunghezza ${title ? `del testo ${title}` : "di questo testo"}?`,
      scale: ["Troppo breve", "Un po’ breve", "Della lunghezza giusta", "Un po’ lungo", "Troppo lungo"],
    },
    {
      ask: (title) => `Consiglierebbe ${title ? `il testo ${title}` : "questo testo"} ad altre persone?`,
      scale: ["Sicuramente no", "Probabilmente no", "Forse", "Probabilmente sì", "Sicuramente sì"],
    },
  ],
  skill: [
    {
      ask: (name) => `Quanto bene saprebbe spiegare l’argomento ${name} a un’altra persona?`,
      scale: [
        "Non saprei ancora spiegarlo",
        "Saprei spiegarne l’idea principale",
        "Saprei spiegarne la maggior parte con esempi",
        "Saprei spiegare tutto e rispondere alle domande",
      ],
    },
    {
      ask: (name) => `Che cosa sa dell’argomento ${name}?`,
      scale: ["Per me è nuovo", "Ne ho sentito parlare", "Ne conosco i punti principali", "Lo conosco nei dettagli"],
    },
    {
      ask: (name) => `Quanto bene saprebbe rispondere a domande sull’argomento ${name}?`,
      scale: [
        "Non saprei ancora rispondere",
        "Dovrei cercare quasi tutto",
        "Saprei rispondere alla maggior parte delle domande",
        "Saprei rispondere e motivare le risposte",
      ],
    },
  ],
  question: {
    ask: (name) => `Quanto bene saprebbe rispondere alla domanda ${name}?`,
    scale: [
      "Non saprei ancora rispondere",
      "Saprei dare una risposta approssimativa",
      "Saprei rispondere con un esempio",
      "Saprei rispondere e motivare la risposta",
    ],
  },
};
