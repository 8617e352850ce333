type Level = readonly [name: string, description: string, encouragingMessage: string];
type Levels = readonly [Level, Level, Level, Level];

/** The four levels of a self-rating, from lowest to highest, by language. */
export const words: { readonly en: Levels; readonly [code: string]: Levels | undefined } = {
  en: [
    [
      "Developing",
      "Most of this is new, or known by name only.",
      "Everybody starts here. Pick the one topic that matters most to you and begin with that.",
    ],
    [
      "Progressing",
      "The basics are there, and some parts go beyond them.",
      "You have a base to build on. Practise what you rated lowest, and come back to see the change.",
    ],
    [
      "Proficient",
      "The work is done well and without help in most areas.",
      "Well done. Take on something harder, or help somebody who is where you were.",
    ],
    [
      "Advanced",
      "The subject is known thoroughly enough to explain and teach it.",
      "Excellent. Sharing what you know is the best way to keep it.",
    ],
  ],
  de: [
    [
      "Am Anfang",
      "Das meiste ist neu oder nur dem Namen nach bekannt.",
      "So beginnt es für alle. Nehmen Sie sich zuerst das Thema vor, das Ihnen am wichtigsten ist.",
    ],
    [
      "Auf dem Weg",
      "Die Grundlagen sind da, und manches geht darüber hinaus.",
      "Darauf lässt sich aufbauen. Üben Sie, was Sie am niedrigsten eingeschätzt haben, und kommen Sie dann wieder.",
    ],
    [
      "Sicher",
      "Die meisten Bereiche gelingen gut und ohne Hilfe.",
      "Gut gemacht. Wagen Sie sich an Schwierigeres, oder helfen Sie anderen, die noch am Anfang stehen.",
    ],
    [
      "Fortgeschritten",
      "Das Thema ist so gut bekannt, dass es sich erklären und unterrichten lässt.",
      "Ausgezeichnet. Wissen behält am besten, wer es weitergibt.",
    ],
  ],
  fr: [
    [
      "Débutant",
      "Presque tout est nouveau, ou connu seulement de nom.",
      "Tout le monde commence ainsi. Choisissez le thème qui compte le plus pour vous et commencez par lui.",
    ],
    [
      "En progrès",
      "Les bases sont là, et certains points vont au-delà.",
      "Vous pouvez construire là-dessus. Travaillez ce que vous avez le moins bien noté, puis revenez voir vos progrès.",
    ],
    [
      "Confirmé",
      "La plupart des points sont bien maîtrisés, sans aide.",
      "Bravo. Passez à quelque chose de plus difficile, ou aidez quelqu’un qui débute.",
    ],
    [
      "Avancé",
      "Le sujet est assez bien connu pour être expliqué et enseigné.",
      "Excellent. Partager ce que l’on sait est la meilleure façon de le garder.",
    ],
  ],
  es: [
    [
      "Inicial",
      "Casi todo es nuevo o se conoce solo de nombre.",
      "Todo el mundo empieza así. Elija el tema que más le importe y comience por él.",
    ],
    [
      "En progreso",
      "Las bases están ahí, y algunas partes van más allá.",
      "Ya tiene una base. Practique lo que valoró más bajo y vuelva para ver el cambio.",
    ],
    [
      "Competente",
      "La mayoría de las partes se dominan bien y sin ayuda.",
      "Muy bien. Pruebe con algo más difícil o ayude a quien está empezando.",
    ],
    [
      "Avanzado",
      "El tema se conoce lo bastante bien como para explicarlo y enseñarlo.",
      "Excelente. Compartir lo que se sabe es la mejor manera de conservarlo.",
    ],
  ],
  it: [
    [
      "Iniziale",
      "Quasi tutto è nuovo o noto solo di nome.",
      "Tutti cominciano così. Scelga l’argomento che Le sta più a cuore e parta da quello.",
    ],
    [
      "In crescita",
      "Le basi ci sono, e alcune parti vanno oltre.",
      "C’è una base su cui costruire. Si eserciti su ciò che ha valutato più basso e torni a vedere i progressi.",
    ],
    [
      "Competente",
      "La maggior parte degli argomenti è padroneggiata bene e senza aiuto.",
      "Ben fatto. Provi qualcosa di più difficile, o aiuti chi è all’inizio.",
    ],
    [
      "Avanzato",
      "L’argomento è conosciuto abbastanza bene da poterlo spiegare e insegnare.",
      "Eccellente. Condividere ciò che si sa è il modo migliore per conservarlo.",
    ],
  ],
  pt: [
    [
      "Inicial",
      "Quase tudo é novo ou conhecido apenas de nome.",
      "Todos começam assim. Escolha o tema que mais lhe interessa e comece por ele.",
    ],
    [
      "Em progresso",
      "As bases estão lá, e algumas partes vão além delas.",
      "Já tem uma base. Pratique o que avaliou mais baixo e volte para ver a diferença.",
    ],
    [
      "Competente",
      "A maior parte dos temas é dominada bem e sem ajuda.",
      "Muito bem. Experimente algo mais difícil ou ajude quem está a começar.",
    ],
    [
      "Avançado",
      "O tema é conhecido o suficiente para ser explicado e ensinado.",
      "Excelente. Partilhar o que se sabe é a melhor forma de o conservar.",
    ],
  ],
  nl: [
    [
      "Beginnend",
      "Het meeste is nieuw of alleen van naam bekend.",
      "Zo begint iedereen. Kies het onderwerp dat u het belangrijkst vindt en begin daarmee.",
    ],
    [
      "Op weg",
      "De basis is er, en sommige onderdelen gaan verder.",
      "Hier kunt u op voortbouwen. Oefen wat u het laagst hebt ingeschat en kom terug om de verandering te zien.",
    ],
    [
      "Vaardig",
      "De meeste onderdelen gaan goed en zonder hulp.",
      "Goed gedaan. Probeer iets moeilijkers, of help iemand die net begint.",
    ],
    [
      "Gevorderd",
      "Het onderwerp is goed genoeg bekend om het uit te leggen en te onderwijzen.",
      "Uitstekend. Delen wat u weet is de beste manier om het te behouden.",
    ],
  ],
};
