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
const asInWholeItem = z.record(z.string(), z.unknown()).meta({ description: "As in WholeItem.", example: {} });

const Account = z.object({
  id,
  email,
  firstName: z.string().meta({ example: "Ada" }),
  lastName: z.string().meta({ example: "Lovelace" }),
  timeZone: z.string().nullable().meta({ example: "Europe/Berlin" }),
  retention: z
    .record(z.string(), z.unknown())
    .nullable()
    .meta({ description: "As `rule` in AccountRetention: how long answers to new items are kept.", example: {} }),
  isEmailVerified: z.boolean(),
  emailVerificationExpires: moment.meta({ description: "When the link that was mailed last ends." }),
  passwordResetExpires: moment.meta({ description: "When the link that was mailed last ends." }),
  plan: z.enum(plans),
  isAdmin: z.boolean(),
  totalQuizzes: z.int().meta({ description: "With the skill assessments." }),
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
    lineId: id.meta({ description: "Of the question, the same in all its wordings." }),
    starred: z.boolean(),
    hidden: z.boolean(),
    changedAt: timestamp,
  })
  .meta({ description: "What the author starred or hid of the answers in somebody's own words." });

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
      "By the question's id: the index of the option, or indexes of several or of each row; a number or a text where that was asked.",
    example: { "019a2b3c-4d5e-7f60-8a1b-2c3d4e5f6071": 0 },
  });

const attempt = {
  id,
  contentId: id,
  revision: z.int().meta({ description: "Of the item, as it was answered, or graded anew." }),
  userId: id.nullable().meta({ description: "Null for takers who were not signed in." }),
  participantName: z.string().nullable(),
  participantEmail: z.string().nullable(),
  answers,
  score: z.int().nullable().meta({ description: "Points; null for surveys." }),
  credit: z.number().nullable().meta({
    description: "Points with two decimals; null where every answer is right or wrong as a whole, and for other kinds.",
  }),
  percentage: z.int().nullable().meta({ description: "Null for surveys." }),
  isRoundedUp: z.boolean().nullable().meta({
    description:
      "Whether the percentage of a quiz is more than the exact share of points; null for other kinds, and if it is unknown.",
  }),
  totalQuestions: z.int(),
  completedAt: timestamp,
  duration: z.int().nullable().meta({ description: "Seconds; null if it is unknown." }),
  attemptKey: z.string().nullable().meta({ description: "What the taker's page named the attempt." }),
  language: z.string().nullable().meta({ description: "In which it was taken; null if it is unknown." }),
  fields: z.record(z.string(), z.string()).nullable().meta({
    description: "What its link said of the fields that the item declares, by name; null for nothing.",
  }),
  group: z.int().meta({ description: "The number of its group in the item; 0 for none." }),
  late: z.int().nullable().meta({
    description:
      "Seconds after the item closed, or after its time limit; 0 if it has a limit and no start is known. Null if it came in time.",
  }),
  isCounted: z.boolean().meta({
    description: "Whether figures count it: not where it came late to an item that leaves those out.",
  }),
  hadStart: z.boolean().meta({ description: "Whether its start was recorded before it." }),
  invitationId: id
    .nullable()
    .meta({ description: "The invitation whose personal link was followed; null without one." }),
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
  answer: z.string().nullable().meta({ description: "What the mail server said." }),
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
  skillLevel: z.string().nullable().meta({ description: "Of skill assessments only." }),
  skillScore: z
    .string()
    .nullable()
    .meta({ description: "Of skill assessments only; a number as text.", example: "20" }),
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
        reason: z.string().nullable().optional().meta({ description: "Of one's own items: what takers are told." }),
        before: z.object({ revision: attempt.revision, answers, ...result }),
      }),
    )
    .nullable()
    .meta({ description: "What it was with before each time that it was graded anew; null if it never was." });

const translation = {
  language: z.string().meta({ example: "de" }),
  texts: z.array(asInWholeItem).meta({ description: "Each with its place and the original it was written for." }),
  imageHashes: z.array(z.string()).meta({ description: "The images in its texts." }),
};

const Item = z.object({
  id,
  title: z.string(),
  description: z.string().nullable(),
  language: z.string().nullable(),
  format: z.enum(TextFormat),
  rendered: asInWholeItem.nullable().meta({ description: "Its texts as HTML; null if they are plain.", example: null }),
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
    .meta({ description: "Who may answer, when, in which order, and what is shown.", example: null }),
  shortCode: z.string().meta({ description: "Of its short link." }),
  groups: z
    .object({ field: z.string(), values: z.array(z.string()) })
    .nullable()
    .meta({ description: "What its answers are counted by; the number of a group is its place, from 1." }),
  address: z.string().nullable().meta({ description: "The last part of its own address; null without one." }),
  addresses: z
    .array(z.object({ address: z.string(), takenAt: timestamp, releasedAt: moment }))
    .meta({ description: "All it has had, in the order in which they were taken; those of before lead on to it." }),
  revision: z.int(),
  translationRevision: z.int().meta({ description: "Grows with each save of a translation." }),
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
        order: z.int().meta({ description: "Counted from 0." }),
        sinceRevision: z.int(),
        untilRevision: z
          .int()
          .nullable()
          .meta({ description: "The first revision without it; null if there is none." }),
        replacesId: id.nullable().meta({ description: "The version of the question that this one replaced." }),
        lineId: id.meta({ description: "The first version of the same question." }),
        passage: z.string().nullable().meta({ description: "The words of the source that it was generated from." }),
        passageAnchor: asInWholeItem.nullable(),
        evidence: asInWholeItem.nullable(),
        required: z.boolean(),
        points: z.int(),
        form: asInWholeItem.nullable(),
        answerKey: asInWholeItem.nullable(),
        rendered: asInWholeItem
          .nullable()
          .meta({ description: "Its texts as HTML; null if they are plain.", example: null }),
        translations: z.array(z.object(translation)),
      }),
    )
    .meta({ description: "Every version of every question." }),
  regradings: z
    .array(
      z.object({
        id,
        revision: z.int().meta({ description: "Whose key, weights and levels grade." }),
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
    .meta({ description: "The times that its answers were graded anew." }),
  revisions: z.array(
    z.object({
      contentId: id,
      revision: z.int(),
      questionIds: z.array(id),
      skillLevels: z.array(asInWholeItem).nullable(),
      publicFrom: moment.meta({ description: "Since when others could take it; null while nobody could." }),
      publicUntil: moment.meta({ description: "Until when others could take it." }),
      createdAt: timestamp,
      rendered: asInWholeItem.nullable(),
      imageHashes: z.array(z.string()).nullable().meta({ description: "The images in its texts." }),
    }),
  ),
  webhooks: z.array(z.object({ id, url: z.string(), createdAt: timestamp })),
  invitationMailing: z
    .object({
      invitation: letter,
      reminder: letter,
      remindAfter: z.int().nullable(),
      remindBefore: z.int().nullable(),
    })
    .nullable()
    .meta({ description: "What those who are invited are written; null for the usual words." }),
  invitations: z.array(invitation).meta({ description: "Who is invited." }),
  attempts: z.array(
    z.object({
      ...attempt,
      ...level,
      corrections: correctionsWith(result),
      marks: z.array(mark),
    }),
  ),
});

const Draft = z.object({
  id,
  order: asInWholeItem.meta({ description: "What was asked for." }),
  title: z.string().nullable(),
  source: asInWholeItem.nullable().meta({ description: "What was read, in its passages." }),
  sections: z.array(z.string()).meta({ description: "The headings of the source." }),
  draftedBy: z.enum(DraftedBy).nullable(),
  wanted: z.int().meta({ description: "How many questions there should be." }),
  runId: id.nullable().meta({ description: "Set while questions are being written, and when that broke off." }),
  failure: z.string().nullable().meta({ description: "Why the writing broke off." }),
  notices: z.array(z.string()),
  isShort: z.boolean().meta({ description: "Whether questions are missing that can still be written." }),
  contentId: id.nullable().meta({ description: "The item that it became." }),
  createdAt: timestamp,
  updatedAt: timestamp,
  candidates: z.array(
    z.object({
      id,
      draftingId: id,
      position: z.int().meta({ description: "Counted from 1." }),
      state: z.enum(CandidateState),
      question: asInWholeItem.meta({ description: "With its options and its passage." }),
      section: z.string().nullable().meta({ description: "The heading that its passage stands under." }),
      isEdited: z.boolean(),
      replacedById: id.nullable().meta({ description: "The question that was written in its place." }),
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
        doneAt: moment.meta({ description: "When the new address began to count; null while it does not." }),
      }),
    ),
    uploads: z.array(z.object({ fileName: z.string().nullable(), createdAt: timestamp })),
    mails: z.array(
      z.object({
        kind: z.string().meta({ example: "verification" }),
        subject: z.string(),
        state: z.enum(MailState).meta({
          description: "`kept` where there is no mail server, `dead` when it was given up.",
        }),
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
        allItems: z.boolean().meta({ description: "Whether it is of all items; else each item names it." }),
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
      .meta({ description: "The receipts of persons that the user had erased." }),
    events: z
      .array(z.object({ id, type: z.enum(EventType), contentId: id, data: asInWholeItem, createdAt: timestamp }))
      .meta({ description: "What happened to the items in the last 30 days." }),
    log: z
      .array(LogEntry.omit({ isThisSession: true }))
      .meta({ description: `What was done to the account and its items in the last ${logTerm}.` }),
    content: z.array(Item).meta({ description: "The items with all their answers." }),
    trash: z
      .array(Item.extend({ expiresAt: timestamp.meta({ description: "When it goes for good, with its answers." }) }))
      .meta({ description: "Deleted items that can still be restored, with all their answers." }),
    drafts: z.array(Draft).meta({ description: "Drafts of the last 30 days, with their sources and questions." }),
    attempts: z
      .array(
        z.object({
          ...attempt,
          ...z.object(level).partial().shape,
          corrections: correctionsWith(z.object(result).partial().shape),
        }),
      )
      .meta({
        description:
          "The user's own answers; the level only where its author shows results, and neither score nor percentage where the item has rules of what is shown.",
      }),
  })
  .meta({ id: "OwnData", description: "Everything that is stored of a user." });
