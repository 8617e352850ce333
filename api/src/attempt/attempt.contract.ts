import { z } from "zod";
import {
  html,
  LanguageQuery,
  ofQuestion,
  passcodeSent,
  QuestionHtml,
  revision,
  TakenItem,
} from "../content/content.contract.ts";
import { AnswerKey, QuestionForm } from "../content/question/form/form.rules.ts";
import { EndingLink } from "../content/rules/rules.contract.ts";
import { shownParts } from "../content/rules/rules.shared.ts";
import { id, promised, timestamp } from "../platform/rest/operation.ts";
import { Start, Submission } from "./attempt.rules.ts";
import type * as Shared from "./receipt.shared.ts";
import { erasedText } from "./writing/erased.ts";

const choice = z.int().min(0).meta({ description: "The index of an option, counted from 0." });
const withText = z
  .object({ choices: z.array(choice), other: z.string().meta({ description: "What was written." }) })
  .meta({ description: "Where an option asks for a text, and was chosen." });
const answer = z.union([
  choice,
  z.array(choice),
  z.array(choice.nullable()).meta({ description: "Of a matrix: the index of each row's point; null for none." }),
  z.string().meta({ description: "Of questions for a text." }),
  z.number().meta({ description: "Of questions for a number." }),
  withText,
]);

/** The answers of an attempt, as they are stored. */
export const answers = z.record(z.string(), answer).meta({
  description:
    "By the question's id: the index of the chosen option, or a list of them for `multi_select`; for each row of a `matrix` the index of its point, or null; a text or a number where that is asked. Questions that were left out are absent.",
  example: { "019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071": 0 },
});

export const questionText = z.string().meta({ example: "What is the capital of Norway?" });
const options = z.array(z.string()).meta({ example: ["Oslo", "Bergen"] });
export const percentage = z
  .int()
  .min(0)
  .max(100)
  .nullable()
  .meta({ description: "Per cent of what could be reached; null for surveys.", example: 80 });
export const score = z.int().nullable().meta({
  description: "Points of a quiz, rounded down; the rounded score of a skill assessment; null for surveys.",
  example: 4,
});
export const credit = z.number().optional().meta({
  description: "Points of a quiz with two decimals; absent where every answer is right or wrong as a whole.",
  example: 4.5,
});
export const answerCredit = z.number().optional().meta({
  description: "Points that the answer earns, with two decimals; absent where it is right or wrong as a whole.",
  example: 0.5,
});
export const skillScore = z
  .string()
  .nullable()
  .meta({ description: "The score of a skill assessment with up to two decimals, as text.", example: "7.5" });
export const skillLevel = z
  .string()
  .nullable()
  .meta({ description: "The name of the level reached; of skill assessments only.", example: "Advanced" });
const correctAnswer = z
  .int()
  .nullable()
  .meta({ description: "The index of the right option; of quizzes only.", example: 0 });
export const isCorrect = z
  .boolean()
  .nullable()
  .meta({ description: "Whether it earns all points; null where no answer is right or wrong." });
const explanation = z.string().nullable().meta({ description: "Why the right answer is right." });
const questionWeight = z
  .number()
  .nullable()
  .meta({ description: "The weight of the chosen option; of skill assessments only.", example: null });
const duration = z.int().nullable().meta({ description: "Seconds; null if it was not told.", example: 95 });
export const totalQuestions = z.int().min(0).meta({ example: 5 });

export const optionShape = {
  text: z.string().meta({ example: "Oslo" }),
  count: z.int().meta({ description: "How many chose it." }),
  percentage: z.int().meta({ description: "Per cent of all selections of the question, rounded.", example: 80 }),
  peoplePercentage: z.int().meta({
    description:
      "Per cent of all who answered the question, rounded; more than 100 in total where several may be chosen.",
    example: 80,
  }),
};

export const unanswered = z.int();
export const rowShape = {
  text: z.string().meta({ example: "Lunch" }),
  responses: z.int().meta({ description: "How many answered the row." }),
};
export const binShape = {
  from: z.number().meta({ description: "The least number that is counted here." }),
  to: z.number().meta({ description: "Counted in the next bin, but for the last one, and for bins of one number." }),
  count: z.int().meta({ description: "How many gave such a number." }),
};

const fieldValues = z.record(z.string(), z.string()).meta({
  description: "What the link said of the declared fields, by their names; absent if nothing.",
  example: { class: "7b" },
});

const lateness =
  "Seconds after the item closed, or after its time limit; 0 if it has a limit and no start is known. Absent if it came in time.";

const Correction = z
  .object({
    correctedAt: timestamp.meta({ description: "When it was graded anew." }),
    reason: z.string().nullable().meta({ description: "What takers are told about it; null if nothing." }),
    before: z
      .object({ revision, answers, score, credit, percentage, totalQuestions, skillScore, skillLevel })
      .meta({ description: "What it was with until then, with the answers to what that revision asked." }),
  })
  .meta({ id: "Correction", description: "One time that an attempt got another result, graded anew." });

export const Attempt = z
  .object({
    id,
    participantName: z.string().nullable().meta({ example: "Ada Lovelace" }),
    participantEmail: z.string().nullable().meta({ example: "ada@example.com" }),
    answers,
    duration,
    percentage,
    score,
    credit,
    totalQuestions,
    completedAt: timestamp,
    skillScore,
    skillLevel,
    revision: revision.meta({
      description: "The revision of the item that grades it: the one that was answered, unless it was graded anew.",
    }),
    language: z
      .string()
      .optional()
      .meta({ description: "In which it was taken; absent where nobody said it.", example: "de" }),
    fields: fieldValues.optional(),
    late: z.int().optional().meta({ description: lateness }),
    isCounted: z.literal(false).optional().meta({
      description: "False if figures do not count it, because it came late; absent if they do.",
    }),
    isAnonymous: z.literal(true).optional().meta({
      description:
        "True if it was handed in anonymously: then `completedAt` is the noon (UTC) of its day, `duration` the middle of a range, `late` in days begun. Absent of every other.",
    }),
    corrections: z.array(Correction).optional().meta({
      description: "What changed its result since it was handed in, the first time first; absent if nothing.",
    }),
  })
  .meta({ id: "Attempt", description: "What one person handed in, as the item's owner sees it." });
export type Attempt = z.output<typeof Attempt>;

export const AnswerResult = z
  .object({
    questionId: id,
    questionText,
    options,
    userAnswer: answer.nullable().meta({ description: "What was answered, as it was sent; null if it was left out." }),
    correctAnswer,
    isCorrect,
    credit: answerCredit,
    explanation,
    questionWeight,
    required: z.boolean().optional().meta({ description: "Absent where it must be answered." }),
    points: z.int().optional().meta({ description: "Of a right answer; absent for 1." }),
    form: QuestionForm.optional().meta({ description: "Absent where options are all there is." }),
    answerKey: AnswerKey.optional().meta({ description: "What is right, where that is not one option." }),
    html: QuestionHtml.extend({ explanation: html.nullable() })
      .optional()
      .meta({ description: "Its texts as they are shown; absent where they are plain." }),
    untranslated: ofQuestion,
  })
  .meta({ id: "AnswerResult", description: "One question with what was chosen." });

const SkillResult = z
  .object({
    skillLevel: z.string().meta({ description: "The name of the level reached.", example: "Advanced" }),
    description: z.string(),
    encouragingMessage: z.string(),
    followUpContent: z.string().nullable(),
    skillScore,
    levels: z
      .array(
        z.object({
          name: z.string().meta({ example: "Advanced" }),
          from: z
            .number()
            .meta({ description: "The lowest score that reaches it; any score reaches the lowest level." }),
          isReached: z.boolean(),
        }),
      )
      .meta({ description: "Every level, the lowest first." }),
    html: z
      .object({ description: html, encouragingMessage: html, followUpContent: html.nullable() })
      .optional()
      .meta({ description: "Its texts as they are shown; absent where they are plain." }),
    untranslated: ofQuestion.meta({ example: ["skillLevel", "levels.1.name"] }),
  })
  .meta({ id: "SkillResult", description: "The level that a skill assessment came to." });

const AggregatedResult = z
  .object({
    questionText,
    totalResponses: z.int().meta({ description: "How many answered the question." }),
    options: z.array(z.object(optionShape)).meta({ description: "Of a matrix, over all its rows." }),
    unanswered: unanswered.optional().meta({ description: "How many left it out; absent where all must answer." }),
    rows: z
      .array(z.object({ ...rowShape, options: z.array(z.object(optionShape)) }))
      .optional()
      .meta({ description: "Of a matrix." }),
    bins: z.array(z.object(binShape)).optional().meta({ description: "Of a number within a range." }),
    texts: z.array(z.string()).optional().meta({
      description:
        "What others wrote, the newest 20, those with a star first; absent unless the question is `isShared` and five have written.",
    }),
  })
  .meta({ id: "AggregatedResult", description: "How everybody answered one question." });

export const Receipt = z
  .object({
    id: z.string().meta({
      description: "The attempt's id; `trial` when nothing was stored.",
      example: "019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071",
    }),
    percentage,
    score,
    credit,
    totalQuestions,
    showResultsToTakers: z.boolean().meta({
      description:
        "Whether anything is shown. If not, `results` and `aggregatedResults` are empty and `skillResult` is null.",
    }),
    isCounted: z
      .literal(false)
      .optional()
      .meta({ description: "False if figures do not count it, because it came late; absent if they do." }),
    passed: z.boolean().optional().meta({ description: "Whether the pass mark was reached; absent without one." }),
    passMark: z.int().optional().meta({ description: "The pass mark as it is now, in percent; absent without one." }),
    correctedAt: z.iso.datetime().optional().meta({
      description: "When what is told here of the result was graded anew; absent if it never was.",
    }),
    correctionReason: z.string().optional().meta({
      description: "What the author says about that; absent if nothing.",
    }),
    shown: z
      .object({
        what: z.array(z.enum(shownParts)).meta({ description: "What of it this receipt has." }),
        from: z.iso.datetime().optional().meta({
          description: "From when on the same submission, sent again, is answered with what is shown then.",
        }),
      })
      .optional()
      .meta({ description: "Absent where the item's rules say nothing of what takers are shown." }),
    ending: z
      .object({
        text: z.string().optional().meta({ description: "Absent where there is only a link." }),
        html: html.optional().meta({ description: "The text as it is shown; absent where it is plain." }),
        link: EndingLink.optional(),
      })
      .optional()
      .meta({ description: "What a taker reads at the end, in the language of the original; absent without any." }),
    certificate: z
      .object({
        needsName: z
          .boolean()
          .meta({ description: "Whether a name has to be sent: none was submitted, and it is not issued yet." }),
        isIssued: z.literal(true).optional().meta({
          description: "True if it was issued, and comes as it is when it is asked for again; absent if not.",
        }),
      })
      .optional()
      .meta({ description: "Whoever has the attempt key can have a certificate; absent if not." }),
    results: z.array(AnswerResult),
    skillResult: SkillResult.nullable(),
    aggregatedResults: z.array(AggregatedResult),
  })
  .meta({ id: "Receipt", description: "What handing in came to." }) satisfies z.ZodType<Shared.Receipt>;
export type Receipt = z.output<typeof Receipt>;

const attemptKey = Start.shape.attemptKey.meta({
  description:
    "Chosen by the sender, one for each attempt; who followed a personal link sends the key in it, or where answers are anonymous the ballot that it was exchanged for. It may come as the header `Idempotency-Key` instead.",
  example: "0d9f7a52-6a3e-4b0e-9f0c-5a9d3f1f2b7c",
});

/** The documented rules, without the handling of unusual values. */
const SubmissionBody = Submission.extend({
  participantName: z.string().max(100).nullish().meta({ example: "Ada Lovelace" }),
  participantEmail: z
    .string()
    .nullish()
    .meta({ description: "Required where the item has `collectEmailUpfront`.", example: "ada@example.com" }),
  answers: answers.meta({ description: "An answer to every question that must be answered, by its id." }),
  duration: z.number().nullish().meta({ description: "Seconds. What is no number counts as not told.", example: 95 }),
  attemptKey: attemptKey.nullish(),
  revision: revision.nullish().meta({ description: "The revision that was shown; else the newest one that fits." }),
  language: z.string().nullish().meta({
    description: "The language in which it was taken, as BCP 47 has it. The receipt is in it, where the item is.",
    example: "de",
  }),
  isRepeated: z.boolean().nullish().meta({
    description:
      "Asks for the receipt of what was handed in under this attempt key, such as in another language. It is sent with the same answers, 409 if they differ; neither name nor address is needed. Stores nothing; 404 if it is not there.",
    example: false,
  }),
});

const headers = z.object({
  "idempotency-key": attemptKey.optional().meta({ description: "The attempt key, instead of in the body." }),
  ...passcodeSent,
});

const tag = "Taking";

const Started = z.object({
  started: z.literal(true),
  timeLeft: z.number().optional().meta({
    description:
      "Seconds until the time limit of the item or its closing, whichever comes first; negative afterwards, absent without a limit. Sent again, a start tells what is left by then.",
    example: 1200,
  }),
  item: TakenItem.optional().meta({
    description: "With a time limit: the item with its questions. Sent again, a start brings them again.",
  }),
});

/** The operations that quizzes and surveys share. Skill assessments count as quizzes. */
export const operationsOf = (noun: "Quiz" | "Survey") => ({
  start: promised({
    operationId: `start${noun}`,
    tag,
    summary: `Tell that somebody begins a ${noun.toLowerCase()}`,
    description: "Counted once for each attempt key.",
    account: "optional",
    scopes: [],
    headers,
    query: LanguageQuery,
    body: Start.extend({ attemptKey }),
    answers: { 200: { description: "It is noted.", body: Started } },
    refusals: ["NOT_OPEN", "CLOSED", "NOT_INVITED", "PASSCODE", "FULL", "CONFLICT", "RATE_LIMITED"],
    says: { CONFLICT: erasedText },
  }),
  submit: promised({
    operationId: `submit${noun}`,
    tag,
    summary: `Hand in the answers to a ${noun.toLowerCase()}`,
    description:
      "Sent again with its attempt key, it gets the first receipt and nothing more is stored; with other answers it is refused.",
    account: "optional",
    scopes: [],
    headers,
    body: SubmissionBody,
    answers: { 201: { description: "The receipt.", body: Receipt } },
    refusals: ["NOT_OPEN", "CLOSED", "NOT_INVITED", "PASSCODE", "FULL", "CONFLICT", "RATE_LIMITED"],
    says: { CONFLICT: "These answers were handed in already, and differently" },
  }),
  readTrial: promised({
    operationId: `read${noun}Trial`,
    tag,
    summary: `Read a ${noun.toLowerCase()} of one's own as takers see it`,
    description: "Also while it is private; without anything that gives an answer away.",
    account: "required",
    scopes: ["content:read"],
    isCached: true,
    query: LanguageQuery,
    answers: { 200: { description: "The item.", body: TakenItem } },
  }),
  tryAnswers: promised({
    operationId: `try${noun}`,
    tag,
    summary: `Grade answers to a ${noun.toLowerCase()} of one's own, and store nothing`,
    description: "Also while it is private. Takes and answers what handing in does.",
    account: "required",
    scopes: ["content:read"],
    body: SubmissionBody,
    answers: { 200: { description: "The receipt.", body: Receipt } },
    refusals: ["RATE_LIMITED"],
  }),
});
