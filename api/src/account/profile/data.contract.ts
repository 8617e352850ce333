import { z } from "zod";
import {
  CandidateState,
  ContentType,
  Difficulty,
  DraftedBy,
  EventType,
  InvitationMail,
  MailState,
  QuestionType,
  ScoringType,
  SourceType,
  TextFormat,
  WebhookEnd,
} from "../../generated/prisma/enums.ts";
import { id, timestamp } from "../../platform/rest/operation.ts";
import { plans } from "../account.rules.ts";
import { LogEntry } from "../log/log.contract.ts";
import { logTerm } from "../log/log.shared.ts";
import { AccessToken } from "../token/access-token.contract.ts";

const email = z.string().meta({ example: "ada@example.com" });
const moment = timestamp.nullable();
const asInWholeItem = z.record(z.string(), z.unknown()).meta({ description: "Same as in WholeItem.", example: {} });

const Account = z.object({
  id,
  email,
  firstName: z.string().meta({ example: "Ada" }),
  lastName: z.string().meta({ example: "Lovelace" }),
  timeZone: z.string().nullable().meta({ example: "Europe/Berlin" }),
  retention: z.record(z.string(), z.unknown()).nullable().meta({
    description: "Same as `rule` in AccountRetention: how long responses to new items are kept.",
    example: {},
  }),
  isEmailVerified: z.boolean(),
  emailVerificationExpires: moment.describe("Time when the latest emailed link expires."),
  passwordResetExpires: moment.describe("Time when the latest emailed link expires."),
  plan: z.enum(plans),
  isAdmin: z.boolean(),
  totalQuizzes: z.int().describe("Number of quizzes, including skill assessments."),
  totalSurveys: z.int(),
  hasContent: z.boolean(),
  stripeCustomerId: z.string().nullable(),
  stripeSubscriptionId: z.string().nullable(),
  subscriptionStatus: z.string().nullable(),
  subscriptionEndsAt: moment,
  createdAt: timestamp,
  updatedAt: timestamp,
});

const mark = z
  .object({
    lineId: id.describe("Id of the question, the same in all its versions."),
    starred: z.boolean(),
    hidden: z.boolean(),
    changedAt: timestamp,
  })
  .describe("Marks of the author: free-text answers that are starred or hidden.");

const answers = z
  .record(
    z.string(),
    z.union([
      z.number(),
      z.array(z.int().nullable()),
      z.string(),
      z.object({ choices: z.array(z.int()), other: z.string() }),
    ]),
  )
  .meta({
    description:
      "Answers by question id: the index of the option, or a list of indexes for several options or for rows; a number or a text if the question asks for one.",
    example: { "019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071": 0 },
  });

const attempt = {
  id,
  contentId: id,
  revision: z.int().describe("Version of the item that was answered, or that the response was last regraded with."),
  userId: id.nullable().describe("Id of the participant's account; null if the participant was not signed in."),
  participantName: z.string().nullable(),
  participantEmail: z.string().nullable(),
  answers,
  score: z.int().nullable().describe("Points; null for surveys."),
  credit: z
    .number()
    .nullable()
    .describe(
      "Points with two decimals; null if every answer is either correct or incorrect as a whole, and for other kinds.",
    ),
  percentage: z.int().nullable().describe("Percentage; null for surveys."),
  isRoundedUp: z
    .boolean()
    .nullable()
    .describe(
      "Whether the percentage of a quiz is higher than the exact share of points; null for other kinds, and if unknown.",
    ),
  totalQuestions: z.int(),
  completedAt: timestamp,
  duration: z.int().nullable().describe("Seconds; null if unknown."),
  attemptKey: z.string().nullable().describe("Key that the participant's page gave to the attempt."),
  language: z.string().nullable().describe("Language of the response; null if unknown."),
  fields: z
    .record(z.string(), z.string())
    .nullable()
    .describe("Values of the link parameters that the item declares, by name; null if there are none."),
  group: z.int().describe("Number of the response's group in the item; 0 for none."),
  late: z
    .int()
    .nullable()
    .describe(
      "Seconds after the closing time or the time limit; 0 if the item has a time limit and no start is known. Null for a response that was on time.",
    ),
  isCounted: z
    .boolean()
    .describe("Whether figures include the response. False for a late response to an item that leaves those out."),
  hadStart: z.boolean().describe("Whether the start was recorded before the response; false if anonymous."),
  invitationId: id.nullable().describe("Invitation of the personal link; null without one."),
};
const letter = z.object({ subject: z.string(), message: z.string() }).nullable();
const invitation = z.object({
  id,
  name: z.string().nullable(),
  email: z.string().nullable(),
  language: z.string().nullable(),
  fields: z.record(z.string(), z.string()),
  extraMinutes: z.int().nullable(),
  extraPercent: z.int().nullable(),
  mail: z.enum(InvitationMail),
  answer: z.string().nullable().describe("Response of the mail server."),
  sentAt: timestamp.nullable(),
  reminders: z.int(),
  remindedAt: timestamp.nullable(),
  openedAt: timestamp.nullable(),
  startedAt: timestamp.nullable(),
  finishedAt: timestamp.nullable(),
  revokedAt: timestamp.nullable(),
  createdAt: timestamp,
});
const level = {
  skillLevel: z.string().nullable().describe("Level, for skill assessments only."),
  skillScore: z.string().nullable().meta({ description: "Score as text, for skill assessments only.", example: "20" }),
};

const { score, percentage, totalQuestions } = attempt;
const result = {
  score,
  credit: attempt.credit.optional(),
  percentage,
  isRoundedUp: attempt.isRoundedUp.optional(),
  totalQuestions,
  ...level,
};

const correctionsWith = (result: z.ZodRawShape) =>
  z
    .array(
      z.object({
        at: timestamp,
        reason: z
          .string()
          .nullable()
          .optional()
          .describe("Reason shown to participants; only in the user's own items."),
        before: z.object({ revision: attempt.revision, answers, ...result }),
      }),
    )
    .nullable()
    .describe("Previous results, one for each regrade; null if the attempt was never regraded.");

const translation = {
  language: z.string().meta({ example: "de" }),
  texts: z
    .array(asInWholeItem)
    .describe("Translated texts, each with its position and the original that was translated."),
  imageHashes: z.array(z.string()).describe("Hashes of the images in the texts."),
};

const Item = z.object({
  id,
  title: z.string(),
  description: z.string().nullable(),
  language: z.string().nullable(),
  format: z.enum(TextFormat),
  rendered: asInWholeItem
    .nullable()
    .meta({ description: "The item's texts as HTML; null for plain text.", example: null }),
  sourceUrl: z.string().nullable(),
  sourceType: z.enum(SourceType),
  contentType: z.enum(ContentType),
  difficulty: z.enum(Difficulty),
  scoringType: z.enum(ScoringType),
  skillLevels: z.array(asInWholeItem).nullable(),
  emailResultsSettings: asInWholeItem.nullable(),
  draftedBy: z.enum(DraftedBy).nullable(),
  userId: id,
  isPublic: z.boolean(),
  showResultsToTakers: z.boolean(),
  collectEmailUpfront: z.boolean(),
  rules: asInWholeItem
    .nullable()
    .meta({ description: "Rules about who can respond, when, in which order, and what is shown.", example: null }),
  shortCode: z.string().describe("Code of the item's short link."),
  groups: z
    .object({ field: z.string(), values: z.array(z.string()) })
    .nullable()
    .describe("Link parameter by which responses are grouped; the number of a group is its position, from 1."),
  address: z.string().nullable().describe("Last part of the link that the owner chose; null without one."),
  addresses: z
    .array(z.object({ address: z.string(), takenAt: timestamp, releasedAt: moment }))
    .describe("All links that the owner has chosen, oldest first; earlier ones redirect to the item."),
  revision: z.int(),
  translationRevision: z.int().describe("Number that grows with each saved translation."),
  createdAt: timestamp,
  updatedAt: timestamp,
  deletedAt: moment,
  translations: z.array(z.object({ ...translation, revision: z.int(), updatedAt: timestamp })),
  questions: z
    .array(
      z.object({
        id,
        contentId: id,
        questionText: z.string(),
        questionType: z.enum(QuestionType),
        options: z.array(z.string()),
        correctAnswer: z.int().nullable(),
        optionWeights: z.array(z.number()).nullable(),
        explanation: z.string().nullable(),
        order: z.int().describe("Position in the item, from 0."),
        sinceRevision: z.int(),
        untilRevision: z
          .int()
          .nullable()
          .describe("First version of the item without the question; null if there is none."),
        replacesId: id.nullable().describe("The version of the question that this one replaced."),
        lineId: id.describe("The first version of the same question."),
        passage: z.string().nullable().describe("Passage of the source that the question was made from."),
        passageAnchor: asInWholeItem.nullable(),
        evidence: asInWholeItem.nullable(),
        required: z.boolean(),
        points: z.int(),
        form: asInWholeItem.nullable(),
        answerKey: asInWholeItem.nullable(),
        rendered: asInWholeItem
          .nullable()
          .meta({ description: "The question's texts as HTML; null for plain text.", example: null }),
        translations: z.array(z.object(translation)),
      }),
    )
    .describe("Every version of every question."),
  regradings: z
    .array(
      z.object({
        id,
        revision: z.int().describe("Version whose answer key, weights and levels are used for grading."),
        reason: z.string().nullable(),
        mails: z.boolean(),
        total: z.int(),
        done: z.int(),
        changed: z.int(),
        ungradable: z.int(),
        createdAt: timestamp,
        doneAt: timestamp.nullable(),
      }),
    )
    .describe("Regrades of the responses."),
  revisions: z.array(
    z.object({
      contentId: id,
      revision: z.int(),
      questionIds: z.array(id),
      skillLevels: z.array(asInWholeItem).nullable(),
      publicFrom: moment.describe("Time from which others could respond; null if they never could."),
      publicUntil: moment.describe("Time until which others could respond."),
      createdAt: timestamp,
      rendered: asInWholeItem.nullable(),
      imageHashes: z.array(z.string()).nullable().describe("Hashes of the images in the texts."),
    }),
  ),
  webhooks: z.array(z.object({ id, url: z.string(), createdAt: timestamp })),
  invitationMailing: z
    .object({ invitation: letter, reminder: letter, remindAfter: z.int().nullable(), remindBefore: z.int().nullable() })
    .nullable()
    .describe("Texts of the emails to invited people; null for the default texts."),
  invitations: z.array(invitation).describe("Invited people."),
  attempts: z.array(z.object({ ...attempt, ...level, corrections: correctionsWith(result), marks: z.array(mark) })),
});

const Draft = z.object({
  id,
  order: asInWholeItem.describe("Request that the draft was made from."),
  title: z.string().nullable(),
  source: asInWholeItem.nullable().describe("Source of the draft, in passages."),
  sections: z.array(z.string()).describe("The headings of the source."),
  draftedBy: z.enum(DraftedBy).nullable(),
  wanted: z.int().describe("Number of questions requested."),
  runId: id
    .nullable()
    .describe("Id of the run. Set while questions are being written, and after a run that stopped early."),
  failure: z.string().nullable().describe("Reason why the run stopped early."),
  notices: z.array(z.string()),
  isShort: z.boolean().describe("Whether questions are missing that can still be written."),
  contentId: id.nullable().describe("Item that was created from the draft."),
  createdAt: timestamp,
  updatedAt: timestamp,
  candidates: z.array(
    z.object({
      id,
      draftingId: id,
      position: z.int().describe("Position in the draft, from 1."),
      state: z.enum(CandidateState),
      question: asInWholeItem.describe("Question with its options and its passage."),
      section: z.string().nullable().describe("Heading above the passage."),
      isEdited: z.boolean(),
      replacedById: id.nullable().describe("Question that replaced this one."),
      createdAt: timestamp,
    }),
  ),
});

export const OwnData = z
  .object({
    exportedAt: timestamp,
    account: Account,
    sessions: z.array(z.object({ signedInAt: timestamp, lastRefreshedAt: timestamp, expiresAt: timestamp })),
    accessTokens: z.array(AccessToken),
    addressChanges: z.array(
      z.object({
        oldEmail: email,
        newEmail: email,
        createdAt: timestamp,
        doneAt: moment.describe("Time when the new email address took effect; null until then."),
      }),
    ),
    uploads: z.array(z.object({ fileName: z.string().nullable(), createdAt: timestamp })),
    mails: z.array(
      z.object({
        kind: z.string().meta({ example: "verification" }),
        subject: z.string(),
        state: z.enum(MailState).describe("`kept`: no mail server is set. `dead`: delivery was given up."),
        createdAt: timestamp,
        sentAt: moment,
      }),
    ),
    webhooks: z.array(
      z.object({
        id,
        url: z.string(),
        description: z.string().nullable(),
        events: z.array(z.enum(EventType)),
        allItems: z.boolean().describe("Whether the webhook is for all items; otherwise, each item lists it."),
        pausedAt: moment,
        failingSince: moment,
        disabledAt: moment,
        disabledBecause: z.enum(WebhookEnd).nullable(),
        createdAt: timestamp,
      }),
    ),
    erasures: z
      .array(
        z.object({
          id,
          everywhere: z.boolean(),
          salt: z.string(),
          addressHash: z.string(),
          items: z.array(asInWholeItem),
          mails: z.int(),
          mailStops: z.int(),
          createdAt: timestamp,
          doneAt: moment,
        }),
      )
      .describe("Receipts for people whose data the user had erased."),
    events: z
      .array(z.object({ id, type: z.enum(EventType), contentId: id, data: asInWholeItem, createdAt: timestamp }))
      .describe("Events of the items in the last 30 days."),
    log: z
      .array(LogEntry.omit({ isThisSession: true }))
      .describe(`Activity of the account and its items in the last ${logTerm}.`),
    content: z.array(Item).describe("The items with all their responses."),
    trash: z
      .array(Item.extend({ expiresAt: timestamp.describe("Time of the permanent deletion, including all responses.") }))
      .describe("Deleted items that can still be restored, with all their responses."),
    drafts: z.array(Draft).describe("Drafts of the last 30 days, with their sources and questions."),
    attempts: z
      .array(
        z.object({
          ...attempt,
          ...z.object(level).partial().shape,
          corrections: correctionsWith(z.object(result).partial().shape),
        }),
      )
      .describe(
        "The user's own responses. The level is included only if the author shows results; score and percentage are left out if the item has rules for what is shown.",
      ),
  })
  .meta({ id: "OwnData", description: "All data stored about a user." });
