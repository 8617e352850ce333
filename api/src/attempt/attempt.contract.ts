import { z } from "zod";
import {
  html,
  LanguageQuery,
  ofQuestion,
  passcodeSent,
  QuestionHtml,
  revision,
  TakenItem,
  unusualAnswering,
} from "../content/content.contract.ts";
import { SkillLevel } from "../content/content.rules.ts";
import { ShownPart } from "../content/setting/shown.rules.ts";
import { EndingLink } from "../content/setting/stored.rules.ts";
import { id, ofAccount, promised, timestamp } from "../platform/rest/operation.ts";
import { shapes } from "../platform/shape/shape.rules.ts";
import { Start, Submission } from "./attempt.rules.ts";
import { erasedText } from "./writing/erased.ts";

const choice = z.int().min(0).describe("The index of an option, counted from 0.");
const withText = z
  .object({ choices: z.array(choice), other: z.string().describe("Text entered for the option.") })
  .describe("Chosen options and a text, if one of them asks for a text.");
const answer = z.union([
  choice,
  z.array(choice),
  z
    .array(choice.nullable())
    .describe("Index of the chosen point for each row of a matrix; null for a row without an answer."),
  z.string().describe("Answer to a text question."),
  z.number().describe("Answer to a number question."),
  withText,
]);

/** The answers of an attempt, as they are stored. */
export const answers = z.record(z.string(), answer).meta({
  description:
    "Answers by question id: the index of the chosen option, or a list of indexes for `multi_select`; for each row of a `matrix` the index of its point, or null; a text or a number if the question asks for one. Questions without an answer are absent.",
  example: { "019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071": 0 },
});

export const questionText = z
  .string()
  .meta({ description: "The question as participants see it.", example: "What is the capital of Norway?" });
const options = z
  .array(z.string())
  .meta({ description: "The options as participants see them, in order.", example: ["Oslo", "Bergen"] });
export const percentage = z
  .int()
  .min(0)
  .max(100)
  .nullable()
  .meta({ description: "Percentage of the highest possible score; null for surveys.", example: 80 });
export const score = z.int().nullable().meta({
  description: "Points of a quiz, rounded down; the rounded score of a skill assessment; null for surveys.",
  example: 4,
});
export const credit = z.number().optional().meta({
  description: "Points of a quiz with two decimals; absent if all are scored all or nothing, and for other kinds.",
  example: 4.5,
});
export const answerCredit = z.number().optional().meta({
  description: "Points for the answer, with two decimals; absent if the question is scored all or nothing.",
  example: 0.5,
});
export const skillScore = z
  .string()
  .nullable()
  .meta({ description: "Score of a skill assessment with up to two decimals; null for others.", example: "7.5" });
export const skillLevel = z
  .string()
  .nullable()
  .meta({ description: "Name of the level reached; null for quizzes and surveys.", example: "Advanced" });
const correctAnswer = z
  .int()
  .nullable()
  .meta({ description: "Index of the correct option, from 0; null where no single option is correct.", example: 0 });
export const isCorrect = z
  .boolean()
  .nullable()
  .describe("Whether the answer earns all points; null if the question has no correct answer.");
const explanation = z.string().nullable().describe("Explanation of the correct answer; null without one.");
const questionWeight = z.number().nullable().meta({
  description: "Weight of the chosen option; null for quizzes and surveys, and if no option was chosen.",
  example: null,
});
const duration = z
  .int()
  .nullable()
  .meta({ description: "Seconds from start to submission; null if unknown.", example: 95 });
export const totalQuestions = z.int().min(0).meta({ description: "Number of questions that were asked.", example: 5 });

export const OptionCount = z
  .object({
    text: z.string().meta({ description: "The option as participants see it.", example: "Oslo" }),
    count: z.int().describe("Number of people who chose it."),
    percentage: z.int().meta({ description: "Percentage of all selections of the question, rounded.", example: 80 }),
    peoplePercentage: z.int().meta({
      description:
        "Percentage of the people who answered the question, rounded; the sum may exceed 100 if several options may be chosen.",
      example: 80,
    }),
  })
  .register(shapes, { name: "AggregatedOption", description: "Number of times all participants chose an option." });

export const unanswered = z
  .int()
  .optional()
  .describe("Number of people who did not answer it; absent if an answer is required.");
export const RowCount = z
  .object({
    text: z.string().meta({ description: "The row as participants see it.", example: "Lunch" }),
    responses: z.int().describe("Number of people who answered the row."),
    options: z.array(OptionCount).describe("Number of times each point was chosen, in order of the points."),
  })
  .register(shapes, { name: "AggregatedRow", description: "Answers of all participants to a row of a matrix." });
export const NumberBin = z
  .object({
    from: z.number().describe("Lowest number in the bin."),
    to: z
      .number()
      .describe(
        "Upper end of the bin. The end itself belongs to the next bin, except for the last bin and for bins of one number.",
      ),
    count: z.int().describe("Number of people whose answer is in the bin."),
  })
  .register(shapes, { name: "NumberBin", description: "Number of people whose answer is in a range of numbers." });

export const bins = z
  .array(NumberBin)
  .optional()
  .describe("Numbers within a range, counted in bins; absent for other questions.");

const fieldValues = z.record(z.string(), z.string()).meta({
  description: "Values of the declared link parameters by name; absent if there are none.",
  example: { class: "7b" },
});

const lateness =
  "Whole seconds after the closing or the time limit; 0 if the item has a time limit and the start is unknown, absent if submitted on time.";

export const Grade = z
  .object({
    score,
    credit,
    totalQuestions,
    percentage,
    skillLevel,
    passed: z.boolean().nullable().describe("Whether the result reaches the current pass mark; null without one."),
  })
  .meta({ id: "Grade", description: "The result of an attempt before or after a regrading." });

export const Correction = z
  .object({
    correctedAt: timestamp.describe("Time of the regrading."),
    reason: z.string().nullable().describe("Reason given to participants; null without one."),
    before: z
      .object({ revision, answers, score, credit, percentage, totalQuestions, skillScore, skillLevel })
      .describe("Result before the regrading, with the answers to the revision at that time."),
  })
  .meta({ id: "Correction", description: "A regrading that changed the result of an attempt." });

const isCountedText =
  "False if figures leave out the attempt, because it was late or another attempt of the person counts; otherwise absent.";

const Retakes = z
  .object({
    made: z.int().describe("Number of stored attempts."),
    left: z.int().describe("Number of attempts that are open."),
    attemptKey: z.string().optional().describe("Key of the next one; absent if none is open."),
  })
  .meta({ id: "Retakes", description: "Attempts with a personal link." });
export const retakes = Retakes.optional().describe("Attempts of the person; absent unless the item has `retakes`.");

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
    completedAt: timestamp.describe("Time of submission."),
    skillScore,
    skillLevel,
    revision: revision.describe(
      "The revision of the item that grades the attempt: the one that was answered, or a later one after a regrading.",
    ),
    language: z.string().optional().meta({
      description: "BCP 47 tag of the language in which the item was taken; absent if unknown.",
      example: "de",
    }),
    fields: fieldValues.optional(),
    late: z.int().optional().describe(lateness),
    isCounted: z.literal(false).optional().describe(isCountedText),
    isAnonymous: z
      .literal(true)
      .optional()
      .describe(
        "True if the response is anonymous: `completedAt` is noon (UTC) on its day, `duration` is the middle of a range, and `late` is rounded up to whole days. Otherwise absent.",
      ),
    corrections: z
      .array(Correction)
      .optional()
      .describe("Regradings that changed the result, oldest first; absent if there are none."),
  })
  .meta({ id: "Attempt", description: "A response, as the item's owner sees it." })
  .register(shapes, { name: "Attempt", usual: { isCounted: true } });
export type Attempt = z.output<typeof Attempt>;

export const AnswerResult = z
  .object({
    questionId: id.describe("Id of the question, as used in REST."),
    questionText,
    options,
    userAnswer: answer.nullable().describe("Submitted answer; null if the question was not answered."),
    correctAnswer,
    isCorrect,
    credit: answerCredit,
    explanation,
    optionFeedback: z
      .array(z.string())
      .optional()
      .describe("Feedback on the chosen options, in the order of `options`, empty for others; absent without any."),
    questionWeight,
    ...unusualAnswering,
    html: QuestionHtml.extend({ explanation: html.nullable(), optionFeedback: z.array(html).optional() })
      .optional()
      .describe("Texts as HTML; absent if they are plain."),
    untranslated: ofQuestion,
  })
  .meta({ id: "AnswerResult", description: "A question with its answer." })
  .register(shapes, { name: "AnswerResult", usual: { points: 1, untranslated: [] } });

const { description, encouragingMessage, followUpContent } = SkillLevel.shape;
const levelTexts = {
  description: z.string().meta({ description: description.description }),
  encouragingMessage: z.string().meta({ description: encouragingMessage.description }),
  followUpContent: z.string().nullable().meta({ description: followUpContent.description }),
};

export const SkillResult = z
  .object({
    skillLevel: z.string().meta({ description: "Name of the level reached.", example: "Advanced" }),
    ...levelTexts,
    skillScore,
    levels: z
      .array(
        z
          .object({
            name: z.string().meta({ description: "Name of the level.", example: "Advanced" }),
            from: z.number().describe("Lowest score of the level; any score reaches the lowest level."),
            isReached: z.boolean().describe("Whether it is the participant's level."),
          })
          .register(shapes, { name: "LevelStep", description: "A level of an item, with whether it was reached." }),
      )
      .describe("All levels, lowest first."),
    html: z
      .object({ ...levelTexts, followUpContent: html.nullable() })
      .register(shapes, {
        name: "LevelHtml",
        description: "Texts of a level as HTML with a fixed list of elements, made by the service.",
      })
      .optional()
      .describe("Texts as HTML with a fixed set of elements, if they are Markdown."),
    untranslated: ofQuestion.meta({
      description: "Places of texts that the translation shows in the original language; absent without a translation.",
      example: ["skillLevel", "levels.1.name"],
    }),
  })
  .meta({ id: "SkillResult", description: "Level reached in a skill assessment." })
  .register(shapes, {
    name: "SkillResult",
    description: "The level that a participant reached.",
    usual: { untranslated: [] },
  });

export const ReceiptShown = z
  .object({
    what: z.array(ShownPart).describe("Parts of the results in this receipt."),
    from: z.iso
      .datetime()
      .register(shapes, { name: "DateTime" })
      .optional()
      .describe("Time from which repeating the same submission returns the parts shown by then."),
  })
  .register(shapes, { name: "ReceiptShown", description: "Parts of the results that a receipt contains." });

export const ReceiptEnding = z.object({
  text: z
    .string()
    .optional()
    .describe("Text of the ending, in Markdown if the item's format is rich; absent if there is only a link."),
  html: html.optional().describe("Text as HTML with a fixed set of elements; absent if it is plain."),
  link: EndingLink.optional(),
});

const CertificateOffer = z
  .object({
    needsName: z
      .boolean()
      .describe("Whether a name is required, because none was submitted and the certificate has not been issued yet."),
    isIssued: z
      .literal(true)
      .optional()
      .describe("Whether the certificate has been issued; requesting it again returns the same one."),
  })
  .register(shapes, {
    name: "CertificateOffer",
    description: "Certificate available to a participant through `issueCertificate`, with their attempt key.",
  });

export const AggregatedResult = z
  .object({
    questionText,
    totalResponses: z.int().describe("Number of people who answered it."),
    options: z
      .array(OptionCount)
      .describe("Number of times each option was chosen, in order of the options; over all rows for a matrix."),
    unanswered,
    rows: z.array(RowCount).optional().describe("Figures of each row of a matrix; absent for other questions."),
    bins,
    texts: z
      .array(z.string())
      .optional()
      .describe(
        "Texts that other participants wrote, without names, if the question is `isShared`: the newest 20, starred ones first; absent until five people have written one.",
      ),
  })
  .meta({ id: "AggregatedResult", description: "Answers of all participants to one question." })
  .register(shapes, {
    name: "AggregatedResult",
    description: "The distribution of answers to a question of a survey.",
    usual: { unanswered: 0, rows: [], bins: [], texts: [] },
  });

export const Receipt = z
  .object({
    id: z.string().meta({
      description: "Id of the attempt; `trial` if nothing was stored.",
      example: "019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071",
    }),
    percentage,
    score,
    credit,
    totalQuestions,
    showResultsToTakers: z
      .boolean()
      .describe(
        "Whether participants see any results. If not, `results` and `aggregatedResults` are empty and `skillResult` is null.",
      ),
    isCounted: z
      .literal(false)
      .optional()
      .describe("False if the attempt was late and the item excludes late responses; otherwise absent."),
    retakes,
    passed: z
      .boolean()
      .optional()
      .describe("Whether the pass mark was reached; absent without one, and for a late attempt that is not counted."),
    passMark: z.int().optional().describe("Current pass mark, in percent; absent without one."),
    correctedAt: z.iso
      .datetime()
      .register(shapes, { name: "DateTime" })
      .optional()
      .describe("Time of the last regrading that changed a result shown here; absent without one."),
    correctionReason: z
      .string()
      .optional()
      .describe("Reason that the author gave for the regrading; absent without one."),
    shown: ReceiptShown.optional().describe(
      "Parts of the results that participants see; absent if the item has no rule for them.",
    ),
    ending: ReceiptEnding.optional().describe(
      "Ending shown to the participant, in the language of the original; absent without one.",
    ),
    certificate: CertificateOffer.optional().describe(
      "Certificate available to anyone with the attempt key; absent if there is none.",
    ),
    results: z.array(AnswerResult),
    skillResult: SkillResult.nullable().describe(
      "Level reached; null for quizzes and surveys, and if results are not shown.",
    ),
    aggregatedResults: z
      .array(AggregatedResult)
      .describe("Answers of all participants to the questions of a survey; empty for quizzes and assessments."),
  })
  .meta({ id: "Receipt", description: "The receipt for a submission." })
  .register(shapes, {
    name: "AttemptReceipt",
    usual: { isCounted: true, passed: null },
  });
export type Receipt = z.output<typeof Receipt>;

const attemptKey = Start.shape.attemptKey.meta({
  description:
    "Key chosen by the sender, one for each attempt, or the header `Idempotency-Key`. For a personal link: the key in the link, `attemptKey` of `retakes`, or the ballot if responses are anonymous.",
  example: "0d9f7a52-6a3e-4b0e-9f0c-5a9d3f1f2b7c",
});

/** The documented rules, without the handling of unusual values. */
const SubmissionBody = Submission.extend({
  participantName: z.string().max(100).nullish().meta({ example: "Ada Lovelace" }),
  participantEmail: z.string().nullish().meta({
    description: "Email address of the participant; required if the item has `collectEmailUpfront`.",
    example: "ada@example.com",
  }),
  answers: answers.describe("Answers to at least all required questions, by question id."),
  duration: z.number().nullish().meta({
    description: "Seconds from start to submission. A value that is not a number counts as unknown.",
    example: 95,
  }),
  attemptKey: attemptKey.nullish(),
  revision: revision
    .nullish()
    .describe("The revision that the participant saw; defaults to the newest one that the answers fit."),
  language: z.string().nullish().meta({
    description:
      "BCP 47 tag of the language in which the item was taken. The receipt is in the same language if the item has it.",
    example: "de",
  }),
  isRepeated: z.boolean().nullish().meta({
    description:
      "True to get the receipt of a response already submitted with this attempt key, such as in another language. Requires the same answers, with 409 if they differ, but no name or email address. Stores nothing; 404 if there is no such response.",
    example: false,
  }),
});

const headers = z.object({
  "idempotency-key": attemptKey.optional().describe("The attempt key, instead of in the body."),
  ...passcodeSent,
});

const tag = "Taking";

const Started = z.object({
  started: z.literal(true),
  timeLeft: z.number().optional().meta({
    description:
      "Seconds until the time limit or the closing of the item, whichever comes first; negative afterwards, absent without a limit. A repeated start returns the time left by then.",
    example: 1200,
  }),
  item: TakenItem.optional().describe(
    "The item with its questions, if it has a time limit. A repeated start returns them again.",
  ),
});

/** The operations that quizzes and surveys share. Skill assessments count as quizzes. */
export const operationsOf = (noun: "Quiz" | "Survey") => ({
  start: promised({
    operationId: `start${noun}`,
    tag,
    summary: `Record the start of a ${noun.toLowerCase()}`,
    description: "Counts each attempt key once.",
    account: "optional",
    scopes: [],
    headers,
    query: LanguageQuery,
    body: Start.extend({ attemptKey }),
    answers: { 200: { description: "The start is recorded.", body: Started } },
    refusals: ["NOT_OPEN", "CLOSED", "NOT_INVITED", "PASSCODE", "FULL", "CONFLICT", "RATE_LIMITED"],
    says: { CONFLICT: erasedText },
  }),
  submit: promised({
    operationId: `submit${noun}`,
    tag,
    summary: `Submit the answers to a ${noun.toLowerCase()}`,
    description:
      "Repeating a submission with its attempt key returns the first receipt and stores nothing more; different answers are refused.",
    account: "optional",
    scopes: [],
    headers,
    body: SubmissionBody,
    answers: { 201: { description: "The receipt.", body: Receipt } },
    refusals: ["NOT_OPEN", "CLOSED", "NOT_INVITED", "PASSCODE", "FULL", "CONFLICT", "RATE_LIMITED"],
    says: { CONFLICT: "Different answers were already submitted with this key" },
  }),
  readTrial: promised({
    ...ofAccount(tag, "content:read"),
    operationId: `read${noun}Trial`,
    summary: `Read your own ${noun.toLowerCase()} as participants see it`,
    description: "Includes private items. Leaves out everything that reveals the answers.",
    isCached: true,
    query: LanguageQuery,
    answers: { 200: { description: "The item.", body: TakenItem } },
  }),
  tryAnswers: promised({
    ...ofAccount(tag, "content:read"),
    operationId: `try${noun}`,
    summary: `Grade answers to your own ${noun.toLowerCase()} without storing them`,
    description: "Includes private items. The request and the receipt are the same as for a submission.",
    body: SubmissionBody,
    answers: { 200: { description: "The receipt.", body: Receipt } },
    refusals: ["RATE_LIMITED"],
  }),
});
