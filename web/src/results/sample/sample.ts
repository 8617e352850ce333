import type { SampleScreenQuery$rawResponse } from "#relay/SampleScreenQuery.graphql.ts";

export const title = "How glass is made";

const questions = [
  {
    text: "What is ordinary window glass mostly made of?",
    options: [
      ["Clay", 6],
      ["Sand", 236],
      ["Salt", 4],
      ["Resin", 2],
    ],
    correctAnswer: 1,
    explanation: "Some seventy per cent of it is quartz sand.",
  },
  {
    text: "Why is soda ash added to the sand?",
    options: [
      ["It gives a lower melting point", 224],
      ["It makes the glass unbreakable", 11],
      ["It takes the colour out", 9],
      ["It drives out bubbles", 4],
    ],
    correctAnswer: 0,
    explanation: "It saves several hundred degrees.",
  },
  {
    text: "On what does float glass float while it sets?",
    options: [
      ["Water", 12],
      ["Mercury", 18],
      ["Molten tin", 214],
      ["Hot oil", 4],
    ],
    correctAnswer: 2,
    explanation: "Tin stays liquid long enough, and its surface is perfectly flat.",
  },
  {
    text: "What does annealing do?",
    options: [
      ["Hardens the surface by fast cooling", 31],
      ["Takes out inner stress by slow cooling", 202],
      ["Polishes the edges", 9],
      ["Makes it let light through", 6],
    ],
    correctAnswer: 1,
    explanation: null,
  },
  {
    text: "Which oxide lets laboratory glass bear sudden heat?",
    options: [
      ["Lead oxide", 22],
      ["Iron oxide", 17],
      ["Calcium oxide", 31],
      ["Boron oxide", 178],
    ],
    correctAnswer: 3,
    explanation: "Borosilicate glass hardly grows when it is heated.",
  },
] as const;

const people = 248;

const layout = "sample";

const scores = [0, 2, 9, 35, 81, 121];

const daily = [3, 1, 0, 12, 58, 34, 17, 5, 2, 9, 46, 31, 19, 11];

const attempts = [
  { name: "Amara Osei", at: "2026-11-20T16:42:00Z", duration: 131, choices: [1, 0, 2, 1, 3] },
  { name: "Jonas Lindqvist", at: "2026-11-20T16:37:00Z", duration: 164, choices: [1, 0, 2, 1, 2] },
  { name: null, at: "2026-11-20T16:21:00Z", duration: 98, choices: [1, 0, 1, 1, 3] },
  { name: "Mei Tanaka", at: "2026-11-20T15:58:00Z", duration: 142, choices: [1, 0, 2, 1, 3] },
  { name: "Luca Ferri", at: "2026-11-20T15:55:00Z", duration: 205, choices: [1, 0, 2, 0, 0] },
  { name: "Priya Nair", at: "2026-11-20T15:31:00Z", duration: 117, choices: [1, 0, 2, 1, 3] },
  { name: null, at: "2026-11-20T14:46:00Z", duration: 176, choices: [1, 0, 2, 0, 3] },
  { name: "Tomasz Zieliński", at: "2026-11-20T14:12:00Z", duration: 152, choices: [1, 0, 2, 1, 3] },
];

export const attemptCount = attempts.length;

const percent = (part: number, whole: number) => Math.round((100 * part) / whole);

export const sample: SampleScreenQuery$rawResponse = {
  content: {
    id: "sample",
    kind: "QUIZ",
    language: "en",
    rules: null,
    timeZone: null,
    results: {
      totalAttempts: people,
      starts: 264,
      finished: people,
      completionRate: percent(people, 264),
      averageScore: 85,
      topScore: 100,
      passed: null,
      averageDuration: 148,
      medianDuration: 136,
      medianDurationMargin: 0,
      days: daily.map((attempts, place) => ({ day: `2026-11-${String(place + 7).padStart(2, "0")}`, attempts })),
      layout,
      counts: {
        layout,
        questions: questions.flatMap(({ options }) => [people, ...options.map(([, count]) => count)]),
        wordings: [],
        others: questions.flatMap(() => [0, 0]),
        wordingOthers: [],
        scores,
        levels: [],
      },
      scoreBars: scores.map((_, right) => ({ from: 20 * right, to: 20 * right })),
      scoreQuartiles: { lower: 80, median: 80, upper: 100 },
      questions: questions.map(({ text, options, correctAnswer }, place) => ({
        isCurrent: true,
        question: {
          id: `question ${place}`,
          key: `question ${place}`,
          text,
          type: "MULTIPLE_CHOICE",
          options: options.map(([text]) => text),
          rows: null,
          html: null,
          form: null,
          answerKey: null,
        },
        wordings: [],
        bins: [],
        options: options.map((_, option) => ({ isCorrect: option === correctAnswer, weight: null })),
      })),
    },
    attempts: page(),
    newest: page(),
  },
};

function page() {
  return {
    edges: attempts.map((attempt, place) => ({ cursor: String(place), node: nodeOf(attempt, place) })),
    pageInfo: { endCursor: null, hasNextPage: false },
  };
}

function nodeOf({ name, at, duration, choices }: (typeof attempts)[number], place: number) {
  const isRight = choices.map((choice, question) => choice === questions[question]?.correctAnswer);
  const correctAnswers = isRight.filter(Boolean).length;
  return {
    __typename: "Attempt",
    id: `attempt-${place}`,
    participantName: name,
    participantEmail: null,
    completedAt: at,
    duration,
    percentage: percent(correctAnswers, questions.length),
    correctAnswers,
    totalQuestions: questions.length,
    skillScore: null,
    skillLevel: null,
    revision: 1,
    language: null,
    late: null,
    isCounted: true,
    isAnonymous: false,
    invitation: null,
    score: correctAnswers,
    credit: null,
    passed: null,
    corrections: [],
    certificate: null,
    content: { id: "sample", key: "sample", revision: 1, language: "en" },
    fields: [],
    answers: questions.map(({ text, options, correctAnswer, explanation }, question) => ({
      choices: choices.slice(question, question + 1),
      text: null,
      number: null,
      rows: null,
      other: null,
      isCorrect: isRight[question] ?? null,
      credit: null,
      weight: null,
      question: {
        id: `question ${question}`,
        type: "MULTIPLE_CHOICE" as const,
        text,
        options: options.map(([option]) => option),
        rows: null,
        html: null,
        correctAnswer,
        explanation,
        explanationHtml: null,
        points: 1,
        form: null,
        answerKey: null,
      },
    })),
  } as const;
}
