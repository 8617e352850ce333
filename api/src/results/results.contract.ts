import { z } from "zod";
import {
  AnswerResult,
  Attempt,
  binShape,
  credit,
  isCorrect,
  optionShape,
  percentage,
  questionText,
  rowShape,
  score,
  skillLevel,
  skillScore,
  totalQuestions,
  unanswered,
} from "../attempt/attempt.contract.ts";
import { contentType, description, revision, scoringType, title } from "../content/content.contract.ts";
import { AnswerKey, QuestionForm } from "../content/question/form/form.rules.ts";
import { id, promised, timestamp } from "../platform/rest/operation.ts";
import { nextCursor } from "../platform/rest/page.ts";
import { PageQuery } from "./attempts/filter.contract.ts";

export const timeZone = z
  .string()
  .meta({ description: "The IANA name of the zone that days are counted in, its owner's.", example: "Europe/Oslo" });
const average = z.int().meta({ description: "Mean of all percentages, rounded; 0 without any.", example: 74 });
export const lastAt = timestamp
  .nullable()
  .meta({ description: "When the last attempt was handed in; null without any." });
const seconds = z.int().nullable();

const Dashboard = z
  .object({
    totalQuizzes: z.int(),
    totalSurveys: z.int(),
    totalAssessments: z.int(),
    totalAttempts: z.int().meta({ description: "Attempts at all items." }),
    averageScore: average.meta({
      description: "Mean percentage over all attempts at quizzes, rounded; 0 without any.",
    }),
    recentQuizzes: z
      .array(
        z.object({
          id,
          title,
          contentType,
          scoringType,
          attemptCount: z.int(),
          averageScore: average
            .nullable()
            .meta({ description: "Mean percentage, rounded; null for surveys and without attempts." }),
          lastAttempt: lastAt,
          createdAt: timestamp,
        }),
      )
      .meta({ description: "All items, the newest first." }),
  })
  .meta({ id: "Dashboard", description: "A creator's figures and items." });
export type Dashboard = z.output<typeof Dashboard>;

export const Stats = z
  .object({
    totalAttempts: z.int(),
    averageScore: average,
    completionRate: z.int().nullable().meta({
      description:
        "Percentage of the starts that were submitted; without starts 100 if there are attempts, and 0 otherwise. Null under a filter.",
      example: 90,
    }),
    topScore: z.int().meta({ description: "The highest percentage; 0 without attempts.", example: 100 }),
    averageDuration: seconds.meta({ description: "Mean in seconds; null if no attempt has a duration.", example: 95 }),
    medianDuration: seconds.meta({ description: "Seconds; null if no attempt has a duration.", example: 88 }),
    medianDurationMargin: seconds.meta({
      description: "By how many seconds medianDuration may be off; 0 when it is exact.",
      example: 0,
    }),
    lastAttemptAt: lastAt,
    passed: z
      .int()
      .optional()
      .meta({ description: "Attempts that reached the pass mark as it is now; absent without one." }),
    waiting: z.int().optional().meta({
      description:
        "Number of anonymous answers that wait to be shown in a group of at least five; absent for other items, and under a filter.",
      example: 3,
    }),
  })
  .meta({ id: "Stats", description: "Figures over all attempts, or those a filter lets through." });

const median = z
  .object({ lower: z.int(), upper: z.int() })
  .nullable()
  .meta({
    description: "The index of the point in the middle of the answers, or of the two that it falls between.",
    example: { lower: 3, upper: 3 },
  });

const NetPromoter = z
  .object({
    people: z.int().meta({ description: "How many it rests on." }),
    detractors: z.int().meta({ description: "How many chose 0 to 6." }),
    passives: z.int().meta({ description: "How many chose 7 or 8." }),
    promoters: z.int().meta({ description: "How many chose 9 or 10." }),
    score: z.int().meta({ description: "Per cent of promoters less per cent of detractors.", example: 30 }),
    interval: z.object({ low: z.int(), high: z.int() }).meta({
      description:
        "Of 95 %: z √((p + d − (p − d)²) / n) around p − d, the difference of two shares of one multinomial, after three people were added.",
      example: { low: 14, high: 44 },
    }),
  })
  .meta({ id: "NetPromoter", description: "A Net Promoter Score with its interval." });

/** Absent in questions without these values. */
const someHave = {
  unanswered: unanswered.optional().meta({ description: "How many left it out; absent where all must answer." }),
  required: z.boolean().optional().meta({ description: "Absent where it must be answered." }),
  points: z.int().optional().meta({ description: "Of a right answer; absent for 1." }),
  form: QuestionForm.optional().meta({ description: "Absent where options are all there is." }),
  answerKey: AnswerKey.optional().meta({ description: "What is right, where that is not one option." }),
  rows: z
    .array(z.object({ ...rowShape, options: z.array(z.object(optionShape)), median }))
    .optional()
    .meta({ description: "Of a matrix." }),
  bins: z.array(z.object(binShape)).optional().meta({ description: "Of a number within a range." }),
  median: median.unwrap().optional().meta({ description: "Of a scale that somebody answered." }),
  netPromoter: NetPromoter.optional(),
};

const answeredShape = {
  questionId: id,
  questionText,
  sinceRevision: revision.meta({ description: "The revision that this wording came with." }),
  responses: z.int().meta({ description: "How many answered it." }),
  correctRate: z
    .int()
    .nullable()
    .meta({ description: "Per cent of right answers; null where none is right, and without answers.", example: 80 }),
  options: z.array(
    z.object({
      ...optionShape,
      isCorrect,
      weight: z.number().nullable().meta({ description: "Of skill assessments only.", example: null }),
    }),
  ),
  ...someHave,
};

const QuestionFigures = z
  .object({
    ...answeredShape,
    isCurrent: z.boolean().meta({ description: "False for a question that was replaced or removed." }),
    versionIds: z.array(id).meta({ description: "The ids of all its wordings, the newest first." }),
    wordings: z
      .array(z.object(answeredShape))
      .meta({ description: "Figures of each wording, the newest first; empty if there is only one." }),
  })
  .meta({ id: "QuestionFigures", description: "How a question was answered, over all its wordings." });

export const LevelFigures = z
  .object({
    name: z.string().meta({ example: "Advanced" }),
    range: z
      .tuple([z.number(), z.number()])
      .meta({ description: "The lowest and the highest score of the level.", example: [6, 10] }),
    count: z.int().meta({ description: "How many reached it." }),
    percentage: z.int().meta({ description: "Per cent of all who were given a level, rounded." }),
    isCurrent: z.boolean().meta({ description: "False for a level of an earlier revision." }),
  })
  .meta({ id: "LevelFigures", description: "How many reached a level of a skill assessment." });

const Results = z
  .object({
    quiz: z.object({ id, title, description, contentType, scoringType, revision, timeZone }),
    stats: Stats,
    questions: z.array(QuestionFigures).meta({ description: "In order, then those that were removed." }),
    levels: z.array(LevelFigures).meta({ description: "Of skill assessments only." }),
    attempts: z.array(Attempt).meta({ description: "A page of them, the newest first." }),
    pagination: z.object({
      total: z.int().meta({ description: "Attempts on all pages." }),
      limit: z.int().meta({ description: "The most that a page has.", example: 100 }),
      nextCursor,
    }),
  })
  .meta({ id: "Results", description: "An item's figures and its attempts." });
export type Results = z.output<typeof Results>;

const AttemptDetails = z
  .object({
    attempt: Attempt,
    summary: z.object({
      score,
      credit,
      percentage,
      correctAnswers: z
        .int()
        .nullable()
        .meta({ description: "How many answers are right; null where none can be.", example: 4 }),
      totalQuestions,
      skillScore,
      skillLevel,
    }),
    results: z.array(AnswerResult),
  })
  .meta({ id: "AttemptDetails", description: "What one person was shown and chose." });
export type AttemptDetails = z.output<typeof AttemptDetails>;

const tag = "Results";

export const readDashboard = promised({
  operationId: "readDashboard",
  tag,
  summary: "The creator's figures and items",
  description: "Figures over all items, and every item with its own.",
  account: "required",
  scopes: ["content:read", "results:read"],
  answers: { 200: { description: "The dashboard.", body: Dashboard } },
});

export const readResults = (noun: "Quiz" | "Survey" | "Item") =>
  promised({
    operationId: `read${noun}Results`,
    tag,
    summary: "Figures and attempts, newest first, of all or of those a filter lets through",
    description: "The figures are over all of them; the attempts come a page at a time.",
    account: "required",
    scopes: ["results:read"],
    query: PageQuery,
    isPaged: true,
    answers: { 200: { description: "The results.", body: Results } },
  });

export const readAttemptDetails = promised({
  operationId: "readAttemptDetails",
  tag,
  summary: "What one person was shown and chose",
  description: "In the wording and order of the revision that was answered.",
  account: "required",
  scopes: ["results:read"],
  answers: { 200: { description: "The attempt.", body: AttemptDetails } },
});
