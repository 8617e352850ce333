import { z } from "zod";
import {
  AnswerResult,
  Attempt,
  bins,
  credit,
  isCorrect,
  OptionCount,
  percentage,
  questionText,
  RowCount,
  score,
  skillLevel,
  skillScore,
  totalQuestions,
  unanswered,
} from "../attempt/attempt.contract.ts";
import {
  contentType,
  description,
  revision,
  scoringType,
  title,
  unusualAnswering,
} from "../content/content.contract.ts";
import { id, ofAccount, promised, timestamp } from "../platform/rest/operation.ts";
import { nextCursor } from "../platform/rest/page.ts";
import { shapes } from "../platform/shape/shape.rules.ts";
import { PageQuery } from "./attempts/filter.contract.ts";

export const timeZone = z
  .string()
  .meta({ description: "IANA name of the time zone that days are counted in, the owner's.", example: "Europe/Oslo" });
const average = z
  .int()
  .meta({ description: "Mean of all percentages, rounded; 0 for surveys and without attempts.", example: 74 });
export const lastAt = timestamp.nullable().describe("Time of the newest submission; null without attempts.");
const seconds = z.int().nullable();

const Dashboard = z
  .object({
    totalQuizzes: z.int(),
    totalSurveys: z.int(),
    totalAssessments: z.int(),
    totalAttempts: z.int().describe("Number of attempts at all items."),
    averageScore: average.describe("Mean percentage over all attempts at quizzes, rounded; 0 without any."),
    recentQuizzes: z
      .array(
        z.object({
          id,
          title,
          contentType,
          scoringType,
          attemptCount: z.int(),
          averageScore: average.nullable().describe("Mean percentage, rounded; null for surveys and without attempts."),
          lastAttempt: lastAt,
          createdAt: timestamp,
        }),
      )
      .describe("All items, newest first."),
  })
  .meta({ id: "Dashboard", description: "A creator's figures and items." });
export type Dashboard = z.output<typeof Dashboard>;

export const Stats = z
  .object({
    totalAttempts: z.int().describe("Number of attempts."),
    averageScore: average,
    completionRate: z.int().nullable().meta({
      description:
        "Percentage of the starts that were submitted; without starts, 100 if there are attempts and 0 otherwise. Null under a filter.",
      example: 90,
    }),
    topScore: z
      .int()
      .meta({ description: "The highest percentage; 0 for surveys and without attempts.", example: 100 }),
    averageDuration: seconds.meta({
      description: "Mean seconds from start to submission; null if no attempt has a duration.",
      example: 95,
    }),
    medianDuration: seconds.meta({
      description: "Median of the seconds from start to submission; null if no attempt has a duration.",
      example: 88,
    }),
    medianDurationMargin: seconds.meta({
      description: "Largest possible error of the median in seconds; 0 if exact, null without a median.",
      example: 0,
    }),
    lastAttemptAt: lastAt,
    passed: z.int().optional().describe("Number of attempts that reached the current pass mark; absent without one."),
    waiting: z.int().optional().meta({
      description:
        "Number of anonymous responses that wait to be shown in a group of at least five; absent for other items, and under a filter.",
      example: 3,
    }),
  })
  .meta({ id: "Stats", description: "Figures over all attempts, or those that match a filter." });

const MiddlePoints = z
  .object({
    lower: z.int().describe("Index of the lower point, from 0."),
    upper: z.int().describe("Index of the upper point; the same if the median is one point."),
  })
  .register(shapes, {
    name: "MiddlePoints",
    description: "Median of the answers to a scale: one point, or the two that it falls between.",
  });
export const NetPromoter = z
  .object({
    people: z.int().describe("Number of people it is based on."),
    detractors: z.int().describe("Number of people who chose 0 to 6."),
    passives: z.int().describe("Number of people who chose 7 or 8."),
    promoters: z.int().describe("Number of people who chose 9 or 10."),
    score: z
      .int()
      .meta({ description: "Percentage of promoters minus the percentage of detractors, rounded.", example: 30 }),
    interval: z.object({ low: z.int(), high: z.int() }).meta({
      description:
        "Interval of 95 %: z √((p + d − (p − d)²) / n) around p − d, the difference of two shares of one multinomial, after three people were added.",
      example: { low: 14, high: 44 },
    }),
  })
  .meta({ id: "NetPromoter", description: "A Net Promoter Score with its interval." });

const weight = z
  .number()
  .nullable()
  .meta({ description: "Weight of the option; null for quizzes and surveys.", example: null });

export const RowOption = OptionCount.extend({}).register(shapes, {
  name: "RowOption",
  description: "Number of times a point was chosen in a row of a matrix.",
});

const RowResult = RowCount.extend({
  options: z.array(RowOption).meta({ description: RowCount.shape.options.description }),
  median: MiddlePoints.nullable().meta({
    description: "Median answer; null if nobody answered the row.",
    example: { lower: 3, upper: 3 },
  }),
}).register(shapes, { name: "RowResult", description: "Answers to a row of a matrix." });

export const OptionResult = OptionCount.extend({
  isCorrect: isCorrect.describe("Whether it is the correct option; null if the question has no correct answer."),
  weight,
}).register(shapes, {
  name: "OptionResult",
  description: "Number of times an option was chosen, with its role in the answer key.",
});

export const AnsweredQuestion = z
  .object({
    questionId: id,
    questionText,
    sinceRevision: revision.describe("The revision of the item that first had this wording."),
    responses: z.int().describe("Number of people who answered it."),
    correctRate: z.int().nullable().meta({
      description:
        "Percentage of correct answers, rounded; null if the question has no correct answer, or nobody answered.",
      example: 80,
    }),
    options: z
      .array(OptionResult)
      .describe("Number of times each option was chosen, in order of the options; over all rows for a matrix."),
    unanswered,
    ...unusualAnswering,
    rows: z.array(RowResult).optional().describe("Figures of each row of a matrix; absent for other questions."),
    bins,
    median: MiddlePoints.optional().describe(
      "Median answer to a scale; absent for other questions, and if nobody answered.",
    ),
    netPromoter: NetPromoter.optional(),
  })
  .register(shapes, { name: "AnsweredQuestion", usual: { unanswered: 0, rows: [], bins: [] } });

const QuestionFigures = AnsweredQuestion.extend({
  isCurrent: z.boolean().describe("False for a question that was replaced or removed."),
  versionIds: z.array(id).describe("The ids of all its wordings, newest first."),
  wordings: z.array(AnsweredQuestion).describe("Figures of each wording, newest first; empty if there is only one."),
}).meta({ id: "QuestionFigures", description: "Answers to a question, over all its wordings." });

export const LevelFigures = z
  .object({
    name: z.string().meta({ description: "Name of the level.", example: "Advanced" }),
    range: z.tuple([z.number(), z.number()]).meta({
      description: "The lowest and the highest score of the level, in the scale of the item.",
      example: [6, 10],
    }),
    count: z.int().describe("Number of attempts that reached it."),
    percentage: z.int().describe("Percentage of all attempts with a level, rounded."),
    isCurrent: z.boolean().describe("Whether the item has the level now, not only in an earlier revision."),
  })
  .meta({ id: "LevelFigures", description: "Number of attempts that reached a level of a skill assessment." })
  .register(shapes, { name: "LevelResult", description: "Number of attempts that reached a level of an assessment." });

const Results = z
  .object({
    quiz: z.object({ id, title, description, contentType, scoringType, revision, timeZone }),
    stats: Stats,
    questions: z.array(QuestionFigures).describe("Current questions in order, then removed questions."),
    levels: z.array(LevelFigures).describe("Figures of the levels; skill assessments only."),
    attempts: z.array(Attempt).describe("A page of attempts, newest first."),
    pagination: z.object({
      total: z.int().describe("Number of attempts on all pages."),
      limit: z.int().meta({ description: "Maximum number per page.", example: 100 }),
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
        .meta({ description: "Number of correct answers; null if the questions have no correct answers.", example: 4 }),
      totalQuestions,
      skillScore,
      skillLevel,
    }),
    results: z.array(AnswerResult),
  })
  .meta({ id: "AttemptDetails", description: "The questions and answers of one participant." });
export type AttemptDetails = z.output<typeof AttemptDetails>;

const tag = "Results";

export const readDashboard = promised({
  ...ofAccount(tag, "content:read", "results:read"),
  operationId: "readDashboard",
  summary: "Read the creator's figures and items",
  description: "Returns figures over all items, and every item with its own figures.",
  answers: { 200: { description: "The dashboard.", body: Dashboard } },
});

export const readResults = (noun: "Quiz" | "Survey" | "Item") =>
  promised({
    ...ofAccount(tag, "results:read"),
    operationId: `read${noun}Results`,
    summary: "Read figures and attempts, newest first, of all responses or those that match a filter",
    description: "The figures cover all attempts; the attempts are returned page by page.",
    query: PageQuery,
    isPaged: true,
    answers: { 200: { description: "The results.", body: Results } },
  });

export const readAttemptDetails = promised({
  ...ofAccount(tag, "results:read"),
  operationId: "readAttemptDetails",
  summary: "Read the questions and answers of one participant",
  description: "Uses the wording and order of the revision that was answered.",
  answers: { 200: { description: "The attempt.", body: AttemptDetails } },
});
