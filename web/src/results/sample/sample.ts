import type { SampleScreenQuery$rawResponse } from "#relay/SampleScreenQuery.graphql.ts";
import data from "./sample.json" with { type: "json" };

const { questions, attempts } = data;

export const { title } = data;

const people = 248;

const layout = "sample";

const scores = [0, 2, 9, 35, 81, 121];

const daily = [3, 1, 0, 12, 58, 34, 17, 5, 2, 9, 46, 31, 19, 11];

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
        questions: questions.flatMap(({ counts }) => [people, ...counts]),
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
          options,
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
        options,
        rows: null,
        html: null,
        correctAnswer,
        explanation,
        explanationHtml: null,
        optionFeedback: null,
        optionFeedbackHtml: null,
        points: 1,
        form: null,
        answerKey: null,
      },
    })),
  } as const;
}
