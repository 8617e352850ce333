interface Level {
  name: string;
  range: [number, number];
  description: string;
  encouragingMessage: string;
}

export const quizzes = [
  {
    title: "The water cycle",
    description: "Ten minutes on evaporation, condensation and the long way back to the sea.",
    difficulty: "easy",
    showResultsToTakers: true,
    attempts: 2400,
    age: 60,
    questions: [
      [
        "Which process turns the water of a lake into vapour?",
        ["Evaporation", "Condensation", "Percolation", "Deposition"],
        "It happens at any temperature; boiling is only its fastest form.",
      ],
      [
        "What are clouds made of?",
        ["Tiny droplets and ice crystals", "Water vapour", "Smoke", "Compressed air"],
        "Vapour itself cannot be seen.",
      ],
      [
        "Where is most of the fresh water on Earth?",
        ["Glaciers and ice caps", "Rivers and lakes", "Groundwater", "The atmosphere"],
        "About two thirds of it.",
      ],
      [
        "How do plants give water back to the air?",
        ["Transpiration", "Respiration", "Germination", "Filtration"],
        null,
      ],
      [
        "What makes droplets in a cloud fall?",
        ["They grow too heavy for the rising air", "The wind stops", "The sun goes down", "They freeze"],
        null,
      ],
      [
        "Which of these speeds up evaporation most?",
        ["Warm, dry, moving air", "Cold, humid, still air", "Darkness", "High air pressure"],
        null,
      ],
      ["What is water called that seeps down to the aquifer?", ["Recharge", "Runoff", "Discharge", "Sublimate"], null],
      [
        "How long does a molecule stay in the air on average?",
        ["About nine days", "About nine minutes", "About nine months", "About nine years"],
        "The oceans keep it for some three thousand years.",
      ],
    ],
  },
  {
    title: "Safety in the chemistry lab",
    description: "To be passed before the first practical.",
    difficulty: "medium",
    showResultsToTakers: false,
    attempts: 640,
    age: 47,
    questions: [
      [
        "Acid splashes into somebody's eye. What comes first?",
        [
          "Rinse with water for fifteen minutes",
          "Call the teacher and wait",
          "Neutralise with a base",
          "Cover the eye",
        ],
        null,
      ],
      [
        "How do you dilute concentrated acid?",
        ["Acid into water, slowly", "Water into acid, quickly", "Both at once", "It must not be diluted"],
        null,
      ],
      [
        "When may goggles come off?",
        [
          "When everybody has finished and tidied up",
          "After your own experiment",
          "While writing notes",
          "When they fog up",
        ],
        null,
      ],
      [
        "Where does broken glass go?",
        ["Into the container for glass", "Into the paper bin", "Into the sink", "Back to the shelf"],
        null,
      ],
      [
        "What does a flame over a circle mean on a label?",
        ["It feeds a fire", "It burns easily", "It explodes", "It is under pressure"],
        "The circle stands for oxygen.",
      ],
    ],
  },
] as const;

export const surveys = [
  {
    title: "How was the workshop?",
    description: "Five honest minutes help us more than polite ones.",
    showResultsToTakers: true,
    attempts: 1300,
    age: 33,
    questions: [
      [
        "How useful was it for your daily work?",
        "single_choice",
        ["Very useful", "Somewhat useful", "Hardly useful", "Not at all"],
      ],
      [
        "Which parts would you like more of?",
        "multi_select",
        ["Exercises of our own", "Live demonstrations", "Discussion in small groups", "A reading list"],
      ],
      ["How was the pace?", "single_choice", ["Too slow", "About right", "Too fast"]],
      [
        "What kept you from taking part more?",
        "multi_select",
        ["Nothing", "Time", "The size of the group", "The language", "The room"],
      ],
      ["Would you come again?", "single_choice", ["Yes", "Perhaps", "No"]],
    ],
  },
] as const;

const levels = (...list: [string, number, number, string, string][]): Level[] =>
  list.map(([name, from, to, description, encouragingMessage]) => ({
    name,
    range: [from, to],
    description,
    encouragingMessage,
  }));

const how = ["Rarely", "Sometimes", "Often", "Nearly always"];

export const assessments = [
  {
    title: "Leading a team",
    description: "Eight statements about how you work with the people you lead.",
    showResultsToTakers: true,
    attempts: 900,
    age: 18,
    skillLevels: levels(
      [
        "Finding your feet",
        8,
        16,
        "You lead by doing things yourself.",
        "Every leader began here. Give one thing away this week.",
      ],
      ["Dependable", 17, 22, "People know what to expect of you.", "Ask each of them what they would like to own."],
      ["Strong", 23, 27, "Your team works when you are away.", "Write down how, so that it lasts."],
      ["A teacher of leaders", 28, 32, "Others learn from watching you.", "Take somebody along on purpose."],
    ),
    questions: [
      "I say what went well within a day.",
      "I give away whole outcomes, not tasks.",
      "I ask before I advise.",
      "People tell me bad news early.",
      "I decide when a decision is needed, and say why.",
      "I keep my calendar open for the team.",
      "I know what each person wants to learn.",
      "I change my mind in public.",
    ].map((statement) => [statement, how] as const),
  },
] as const;

export const names = [
  "Amara Okafor",
  "Ben Hartmann",
  "Chiara Rossi",
  "Daniel Kim",
  "Elif Yılmaz",
  "Fatima Zahra",
  "Grace Adeyemi",
  "Hiroshi Tanaka",
  "Ines Carvalho",
  "Jonas Weber",
  "Katya Morozova",
  "Liam Murphy",
  "Maya Patel",
  "Noah Schmidt",
  "Olivia Brown",
  "Pablo García",
  "Quynh Nguyen",
  "Rosa Jiménez",
  "Samuel Cohen",
  "Tomasz Nowak",
  "Uma Iyer",
  "Victor Dubois",
  "Wanjiru Kamau",
  "Zoë van Dijk",
];
