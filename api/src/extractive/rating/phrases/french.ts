import type { RatingPhrases } from "./phrases.ts";

export const french: RatingPhrases = {
  quotes: ["« ", " »", "“", "”"],
  bareHeading:
    /^(introduction|présentation|résumé|synthèse|conclusions?|bilan|aperçu|vue d['’]ensemble|préface|avant-propos|préambule|contexte|objectifs( d['’]apprentissage)?|généralités|divers|exemples?|méthodes?|résultats|discussion|définitions?|terminologie|étymologie|l['’]essentiel|à retenir|points clés|(chapitre|section|partie|leçon|encadré|tableau|figure)( \S{1,4})?)$/,
  defines:
    /^(\s\([^()]{1,40}\))?\s((est|sont)\s(un|une|le|la|les|l['’]|des|l['’]un|l['’]une)|désigne(nt)?\s|signifie(nt)?\s|consiste(nt)?\s)/,
  judges:
    /(?<!\p{L})(doit|doivent|devrait|devraient|il faut|il vaut mieux|(est|sont|reste|restent)\s([\p{L}-]+\s){0,2}(importante?s?|essentiel(le)?s?|indispensables?|nécessaires?|préférables?|injustes?|utiles?|nuisibles?))(?!\p{L})/iu,
  reports:
    /(?<!\p{L})(était|étaient|fut|furent|avait|avaient|eut|a été|ont été|selon|d['’]après|affirm\p{L}+|estim\p{L}+|pens(e|ent|ait|aient) que|déclar\p{L}+|\p{L}+(èrent|aient))(?!\p{L})/iu,
  parts: [
    {
      ask: (title) =>
        `Sur lesquelles de ces parties${title ? ` du texte ${title}` : ""} aimeriez-vous en savoir plus ?`,
      scale: [],
    },
    {
      ask: (title) =>
        `Dans lesquelles de ces parties${title ? ` du texte ${title}` : ""} avez-vous appris quelque chose ?`,
      scale: [],
    },
  ],
  noneOfThese: "Aucune",
  agreement: {
    ask: (claim, part) =>
      `${part ? `On lit dans la partie ${part}` : "On lit dans le texte"} : ${claim} Dans quelle mesure êtes-vous d’accord ?`,
    scale: [
      "Pas du tout d’accord",
      "Plutôt pas d’accord",
      "Ni d’accord ni pas d’accord",
      "Plutôt d’accord",
      "Tout à fait d’accord",
    ],
  },
  part: [
    {
      ask: (name) => `Avant de lire la partie ${name}, connaissiez-vous bien son sujet ?`,
      scale: ["Pas du tout", "Un peu", "Moyennement", "Bien", "Très bien"],
    },
    {
      ask: (name) => `La partie ${name} vous est-elle utile ?`,
      scale: ["Pas du tout", "Un peu", "Moyennement", "Beaucoup", "Énormément"],
    },
    {
      ask: (name) => `La partie ${name} vous a-t-elle paru claire ou confuse ?`,
      scale: ["Très confuse", "Plutôt confuse", "Ni claire ni confuse", "Plutôt claire", "Très claire"],
    },
  ],
  term: [
    {
      ask: (name) => `Avant de lire ce texte, saviez-vous bien ce que désigne ${name} ?`,
      scale: ["Pas du tout", "Un peu", "Moyennement", "Bien", "Très bien"],
    },
    {
      ask: (name) => `Ce que désigne ${name} est-il clair ou confus pour vous maintenant ?`,
      scale: ["Très confus", "Plutôt confus", "Ni clair ni confus", "Plutôt clair", "Très clair"],
    },
  ],
  text: [
    {
      ask: (title) => `Quelle part ${title ? `du texte ${title}` : "de ce texte"} était nouvelle pour vous ?`,
      scale: ["Aucune", "Moins de la moitié", "Environ la moitié", "Plus de la moitié", "La totalité"],
    },
    {
      ask: (title) => `Que pensez-vous de la longueur ${title ? `du texte ${title}` : "de ce texte"} ?`,
      scale: [
        "Beaucoup trop court",
        "Un peu trop court",
        "De la bonne longueur",
        "Un peu trop long",
        "Beaucoup trop long",
      ],
    },
    {
      ask: (title) => `Recommanderiez-vous ${title ? `le texte ${title}` : "ce texte"} à quelqu’un d’autre ?`,
      scale: ["Certainement pas", "Probablement pas", "Peut-être", "Probablement", "Certainement"],
    },
  ],
  skill: [
    {
      ask: (name) => `Sauriez-vous expliquer le thème ${name} à quelqu’un d’autre ?`,
      scale: [
        "Je ne saurais pas encore l’expliquer",
        "Je saurais en expliquer l’idée principale",
        "Je saurais en expliquer l’essentiel avec des exemples",
        "Je saurais tout expliquer et répondre aux questions",
      ],
    },
    {
      ask: (name) => `Que savez-vous du thème ${name} ?`,
      scale: [
        "C’est nouveau pour moi",
        "J’en ai entendu parler",
        "J’en connais l’essentiel",
        "Je le connais en détail",
      ],
    },
    {
      ask: (name) => `Sauriez-vous répondre à des questions sur le thème ${name} ?`,
      scale: [
        "Je ne saurais pas encore répondre",
        "Je devrais presque tout vérifier",
        "Je saurais répondre à la plupart des questions",
        "Je saurais répondre et justifier mes réponses",
      ],
    },
  ],
  question: {
    ask: (name) => `Sauriez-vous répondre à cette question : ${name}`,
    scale: [
      "Je ne saurais pas encore y répondre",
      "Je saurais y répondre à peu près",
      "Je saurais y répondre avec un exemple",
      "Je saurais y répondre et justifier ma réponse",
    ],
  },
};
