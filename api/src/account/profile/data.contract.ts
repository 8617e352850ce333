import { z } from "zod";
import { EventType, MailState } from "../../generated/prisma/enums.ts";
import { id, timestamp } from "../../platform/rest/operation.ts";
import { LogEntry } from "../log/log.contract.ts";
import { logTerm } from "../log/log.shared.ts";
import { AccessToken } from "../token/access-token.contract.ts";
import { json, rowOf } from "./row.ts";

const email = z.string().meta({ example: "ada@example.com" });
const latestLink = "Time when the latest emailed link expires.";

const Account = rowOf("User", ["password", "emailVerificationToken", "passwordResetToken"], {
  email,
  firstName: z.string().meta({ example: "Ada" }),
  lastName: z.string().meta({ example: "Lovelace" }),
  timeZone: z.string().nullable().meta({ example: "Europe/Berlin" }),
  retention: "Same as `rule` in AccountRetention: how long responses to new items are kept.",
  emailVerificationExpires: latestLink,
  passwordResetExpires: latestLink,
  totalQuizzes: "Number of quizzes, including skill assessments.",
  stripeCustomerId: z.string().nullable(),
  stripeSubscriptionId: z.string().nullable(),
});

const mark = rowOf("AnswerMark", ["attemptId", "contentId"], {
  lineId: "Id of the question, the same in all its versions.",
}).describe("Marks of the author: free-text answers that are starred or hidden.");

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

const Attempt = rowOf("Attempt", ["block"], {
  revision: "Version of the item that was answered, or that the response was last regraded with.",
  userId: "Id of the participant's account; null if the participant was not signed in.",
  answers,
  score: "Points; null for surveys.",
  credit:
    "Points with two decimals; null if every answer is either correct or incorrect as a whole, and for other kinds.",
  percentage: "Percentage; null for surveys.",
  isRoundedUp:
    "Whether the percentage of a quiz is higher than the exact share of points; null for other kinds, and if unknown.",
  duration: "Seconds; null if unknown.",
  attemptKey: "Key that the participant's page gave to the attempt.",
  language: "Language of the response; null if unknown.",
  fields: z
    .record(z.string(), z.string())
    .nullable()
    .describe("Values of the link parameters that the item declares, by name; null if there are none."),
  group: "Number of the response's group in the item; 0 for none.",
  late: "Seconds after the closing time or the time limit; 0 if the item has a time limit and no start is known. Null for a response that was on time.",
  isCounted: "Whether figures include the response. False for a late response to an item that leaves those out.",
  hadStart: "Whether the start was recorded before the response; false if anonymous.",
  invitationId: "Invitation of the personal link; null without one.",
  skillLevel: "Level, for skill assessments only.",
  skillScore: z.string().nullable().meta({ description: "Score as text, for skill assessments only.", example: "20" }),
});

const level = { skillLevel: true, skillScore: true } as const;
const Result = Attempt.pick({ score: true, percentage: true, totalQuestions: true, ...level }).extend(
  Attempt.pick({ credit: true, isRoundedUp: true }).partial().shape,
);

const correctionsWith = (result: z.ZodObject) =>
  z
    .array(
      z.object({
        at: timestamp,
        reason: z
          .string()
          .nullable()
          .optional()
          .describe("Reason shown to participants; only in the user's own items."),
        before: result.extend({ revision: z.int().describe("Version that the response was graded with."), answers }),
      }),
    )
    .nullable()
    .describe("Previous results, one for each regrade; null if the attempt was never regraded.");

const translation = {
  texts: z.array(json).describe("Translated texts, each with its position and the original that was translated."),
  imageHashes: "Hashes of the images in the texts.",
  language: z.string().meta({ example: "de" }),
};
const letter = z.object({ subject: z.string(), message: z.string() }).nullable();

const Item = rowOf("Content", [], {
  rendered: "The item's texts as HTML; null for plain text.",
  skillLevels: z.array(json).nullable(),
  userId: id,
  rules: "Rules about who can respond, when, in which order, and what is shown.",
  shortCode: "Code of the item's short link.",
  groups: z
    .object({ field: z.string(), values: z.array(z.string()) })
    .nullable()
    .describe("Link parameter by which responses are grouped; the number of a group is its position, from 1."),
  address: "Last part of the link that the owner chose; null without one.",
  addresses: z
    .array(rowOf("ItemAddress", ["contentId", "userId"]))
    .describe("All links that the owner has chosen, oldest first; earlier ones redirect to the item."),
  translationRevision: "Number that grows with each saved translation.",
  translations: z.array(rowOf("ContentTranslation", ["contentId"], translation)),
  questions: z
    .array(
      rowOf("Question", [], {
        options: z.array(z.string()),
        optionWeights: z.array(z.number()).nullable(),
        optionFeedback: z.array(z.string()).nullable(),
        order: "Position in the item, from 0.",
        untilRevision: "First version of the item without the question; null if there is none.",
        replacesId: "The version of the question that this one replaced.",
        lineId: "The first version of the same question.",
        passage: "Passage of the source that the question was made from.",
        rendered: "The question's texts as HTML; null for plain text.",
        translations: z.array(rowOf("QuestionTranslation", ["questionId"], translation)),
      }),
    )
    .describe("Every version of every question."),
  regradings: z
    .array(
      rowOf("Regrading", ["contentId", "rest"], {
        revision: "Version whose answer key, weights and levels are used for grading.",
      }),
    )
    .describe("Regrades of the responses."),
  revisions: z.array(
    rowOf("ContentRevision", [], {
      questionIds: z.array(id),
      skillLevels: z.array(json).nullable(),
      publicFrom: "Time from which others could respond; null if they never could.",
      publicUntil: "Time until which others could respond.",
      imageHashes: z.array(z.string()).nullable().describe("Hashes of the images in the texts."),
    }),
  ),
  webhooks: z.array(z.object({ id, url: z.string(), createdAt: timestamp })),
  invitationMailing: rowOf("InvitationMailing", ["contentId"], { invitation: letter, reminder: letter })
    .nullable()
    .describe("Texts of the emails to invited people; null for the default texts."),
  invitations: z
    .array(
      rowOf("Invitation", ["contentId", "mailId", "wanted", "ballot", "isBallotNew"], {
        fields: z.record(z.string(), z.string()),
        answer: "Response of the mail server.",
        percentage: "Percentage of the counted response; null without one.",
        isRoundedUp: "Whether the percentage is higher than the exact share of points.",
        skillLevel: "Level of the counted response; null without one.",
      }),
    )
    .describe("Invited people."),
  attempts: z.array(Attempt.extend({ corrections: correctionsWith(Result), marks: z.array(mark) })),
});

const Draft = rowOf("Drafting", ["userId"], {
  order: "Request that the draft was made from.",
  source: "Source of the draft, in passages.",
  sections: "The headings of the source.",
  wanted: "Number of questions requested.",
  runId: "Id of the run. Set while questions are being written, and after a run that stopped early.",
  failure: "Reason why the run stopped early.",
  isShort: "Whether questions are missing that can still be written.",
  contentId: "Item that was created from the draft.",
  candidates: z.array(
    rowOf("Candidate", [], {
      position: "Position in the draft, from 1.",
      question: "Question with its options and its passage.",
      section: "Heading above the passage.",
      replacedById: "Question that replaced this one.",
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
        doneAt: timestamp.nullable().describe("Time when the new email address took effect; null until then."),
      }),
    ),
    uploads: z.array(z.object({ fileName: z.string().nullable(), createdAt: timestamp })),
    mails: z.array(
      z.object({
        kind: z.string().meta({ example: "verification" }),
        subject: z.string(),
        state: z.enum(MailState).describe("`kept`: no mail server is set. `dead`: delivery was given up."),
        createdAt: timestamp,
        sentAt: timestamp.nullable(),
      }),
    ),
    webhooks: z.array(
      rowOf("Webhook", ["userId", "secret", "formerSecret", "formerUntil"], {
        allItems: "Whether the webhook is for all items; otherwise, each item lists it.",
      }),
    ),
    erasures: z
      .array(rowOf("Erasure", ["userId", "address"], { items: z.array(json) }))
      .describe("Receipts for people whose data the user had erased."),
    events: z
      .array(z.object({ id, type: z.enum(EventType), contentId: id, data: json, createdAt: timestamp }))
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
      .array(Attempt.partial(level).extend({ corrections: correctionsWith(Result.partial()) }))
      .describe(
        "The user's own responses. The level is included only if the author shows results; score and percentage are left out if the item has rules for what is shown.",
      ),
  })
  .meta({ id: "OwnData", description: "All data stored about a user." });
