import { z } from "zod";
import { percentage, retakes, skillLevel } from "../attempt/attempt.contract.ts";
import { Deleted, id, ofAccount, promised, timestamp } from "../platform/rest/operation.ts";
import { nextCursor, PagingQuery } from "../platform/rest/page.ts";
import { shapes } from "../platform/shape/shape.rules.ts";
import { Drawing } from "./ballot/drawing.ts";
import { invitationOrders, invitationStates } from "./invitation.shared.ts";
import { LinksRequest } from "./links.ts";
import type { InvitationCounts } from "./list.ts";
import { MailingEdit, Sending } from "./mail/mailing.rules.ts";
import { Opening } from "./opening.ts";
import { extraTime, PeopleInput } from "./people/person.rules.ts";
import { SeveralChange } from "./several.ts";

const tag = "Invitations";
const happened = (what: string) => timestamp.nullable().describe(`${what}; null before.`);
const people = ["content:write", "participants:read"] as const;

export const Invitation = z
  .object({
    id,
    contentId: id.describe("Id of the item."),
    name: z.string().nullable().meta({ example: "Ada Lovelace" }),
    email: z.string().nullable().meta({ example: "ada@example.com" }),
    language: z.string().nullable().describe("Language of emails to the person; null for the item's language."),
    fields: z
      .record(z.string(), z.string())
      .meta({ description: "Other columns of the list, by heading.", example: { class: "7b" } }),
    extraMinutes: z
      .int()
      .nullable()
      .describe("Minutes beyond the time limit; null without extra time, or if it is given in percent."),
    extraPercent: z
      .int()
      .nullable()
      .describe("Percent beyond the time limit; null without extra time, or if it is given in minutes."),
    mail: z
      .enum(["unsent", "queued", "sent", "kept", "bounced", "stopped", "deferred"])
      .register(shapes, { name: "InvitationMail" })
      .describe(
        "Status of the last email. `kept` without a mail server, `bounced` if it was refused when it was sent, `stopped` if the address refuses emails, `deferred` if the address had reached its limit of emails for the day.",
      ),
    answer: z.string().nullable().describe("Response of the mail server."),
    sentAt: happened("When the first email was sent"),
    reminders: z.int().meta({ description: "Number of reminders that were sent.", example: 0 }),
    remindedAt: happened("When the last reminder was sent"),
    openedAt: happened("When the link was first followed"),
    startedAt: happened("When the person first started"),
    finishedAt: timestamp
      .nullable()
      .describe(
        "When the person submitted; null before, and once those answers are deleted. Where answers are anonymous, the day on which the ballot was issued.",
      ),
    attempts: z.int().nullable().describe("Number of attempts; null once one was anonymised."),
    attempt: z.int().nullable().describe("Which of them counts, from 1; null if none does."),
    percentage: percentage.describe(
      "Percentage of the highest possible score; null before, for surveys, where answers are anonymous, and if the attempt is not counted.",
    ),
    skillLevel: skillLevel.describe("Name of the level reached; null as `percentage` is, and for quizzes."),
    passed: z.boolean().nullable().describe("Whether the result reaches the current pass mark; null without either."),
    revokedAt: timestamp.nullable().describe("When the link was withdrawn; null if it was not."),
    createdAt: timestamp.describe("When the person was added."),
  })
  .meta({
    id: "Invitation",
    description:
      "A person who is invited to an item by a personal link. Where answers are anonymous, times of what the person did show noon of their day.",
  });
export type Invitation = z.output<typeof Invitation>;

const count = (people: string) => z.int().describe(people);

export const Counts = z
  .object({
    total: count("All people who are invited."),
    unsent: count("People who were sent no email."),
    queued: count("People whose email is about to be sent."),
    sent: count("People who were sent an email."),
    bounced: count("People whose last email was refused."),
    stopped: count("People whose address refused emails."),
    deferred: count("People whose address had reached its limit of emails for the day."),
    opened: count("People who followed the link."),
    started: count("People who have started."),
    finished: count("People who have submitted."),
    passed: count("People whose result reaches the current pass mark."),
    failed: count("People whose result does not reach the current pass mark."),
    unanswered: count("People who have not submitted, but still can."),
    revoked: count("People whose link was withdrawn."),
    due: count("People who get an invitation from `sendInvitations` if nobody is named."),
    remindable: count("People who get a reminder from `sendInvitations` if nobody is named."),
  } satisfies Record<keyof InvitationCounts, z.ZodInt>)
  .meta({
    id: "InvitationCounts",
    description: "Number of people who are invited to an item, by state; a person may be in several states.",
  });

const InvitationList = z
  .object({ invitations: z.array(Invitation), counts: Counts, nextCursor })
  .meta({ id: "InvitationList", description: "A page of the people who are invited to an item." });

export const listInvitations = promised({
  ...ofAccount(tag, "results:read"),
  operationId: "listInvitations",
  summary: "The people who are invited to an item",
  description: "Without `participants:read`, names, email addresses, fields and responses of mail servers are omitted.",
  query: PagingQuery.extend({
    state: z.enum(invitationStates).optional().describe("Only people in this state."),
    search: z
      .string()
      .optional()
      .describe("Only people whose name or email address contains this text. Tokens need `participants:read` for it."),
    level: z.string().optional().describe("Only people who reached the level of this name."),
    field: z
      .array(z.string())
      .optional()
      .meta({
        description:
          "Value in a column of the list, as `heading:value`, or `heading:` for none; may be repeated. Of several values of one column any matches. Tokens need `participants:read` for it.",
        example: ["class:7b"],
      }),
    order: z
      .enum(invitationOrders)
      .optional()
      .describe("`added` by default; `highest` or `lowest` result first, with people without one last."),
  }),
  isPaged: true,
  answers: { 200: { description: "A page of invitations.", body: InvitationList } },
});

const Flaw = z
  .object({
    line: z.int().meta({ description: "Number of the line, counted from 1, with the headings.", example: 3 }),
    text: z.string().meta({ description: "Beginning of the line, as it was sent.", example: "Bob, bob@example" }),
    message: z
      .string()
      .meta({ description: "Description of the flaw.", example: "Please enter a valid email address" }),
  })
  .register(shapes, { name: "InvitedPeopleFlaw", description: "A line with a flaw." });

export const ReadPerson = z.object({
  name: z.string().nullish().describe("Name of the person."),
  email: z.string().nullish().describe("Email address."),
  language: z.string().nullish().describe("Language of emails to the person; null for the item's language."),
  fields: z.record(z.string(), z.string()),
  extraMinutes: z
    .int()
    .nullish()
    .describe("Minutes beyond the time limit; null without extra time, or if it is given in percent."),
  extraPercent: z
    .int()
    .nullish()
    .describe("Percent beyond the time limit; null without extra time, or if it is given in minutes."),
});

export const Preview = z
  .object({
    fresh: z.int().meta({ description: "Number of people who would be added.", example: 28 }),
    withoutAddress: z.int().meta({
      description: "Number of people among them without an email address, who cannot be sent anything.",
      example: 2,
    }),
    known: z.int().meta({ description: "Number of people who are invited already and stay unchanged.", example: 0 }),
    repeated: z.int().meta({ description: "Number of lines with an address that an earlier line has.", example: 0 }),
    flawed: z.int().meta({ description: "Number of lines with a flaw.", example: 1 }),
    flaws: z.array(Flaw).describe("Flaws of the first 100 of these lines."),
    fields: z.array(z.string()).describe("Headings of the columns that are kept as fields."),
    people: z.array(ReadPerson).describe("The first 20 people who would be added."),
  })
  .meta({ id: "InvitedPeoplePreview", description: "The effect of adding a list of people." });

const ListOfPeople = z.object({
  people: z.array(z.object(ReadPerson.partial().shape)).nullish().describe("The people, one by one."),
  text: PeopleInput.shape.text,
  file: PeopleInput.shape.file,
});
const example = { text: "name,email,class\nAda Lovelace,ada@example.com,7b" };

export const previewPeople = promised({
  ...ofAccount(tag, ...people),
  operationId: "previewPeople",
  summary: "Preview a list of people to invite",
  description:
    "Reads the list line by line and reports its flaws; stores nothing. The list comes in one of three forms.",
  body: ListOfPeople.meta({ example }),
  bringsItem: true,
  answers: { 200: { description: "The effect of adding the list.", body: Preview } },
});

export const AddedPeople = z
  .object({
    added: z.int().describe("Number of people who were added."),
    known: z.int().describe("Number of people who were invited already and stayed unchanged."),
    repeated: z.int().describe("Number of lines with an address that an earlier line has."),
    flawed: z.int().describe("Number of lines that were skipped."),
  })
  .meta({
    id: "AddedPeople",
    description: "The result of adding a list of people.",
    example: { added: 1, known: 0, repeated: 0, flawed: 0 },
  });

export const addPeople = promised({
  ...ofAccount(tag, ...people),
  operationId: "addPeople",
  summary: "Add people to the list of those invited to an item",
  description:
    "People who are invited already, compared by email address, or by name without one, stay unchanged. 400 if any line has a flaw, unless such lines are skipped. Sends nothing.",
  isKeyed: true,
  body: ListOfPeople.extend({ skipFlawed: z.boolean().nullish().describe("True to skip lines with a flaw.") }).meta({
    example,
  }),
  bringsItem: true,
  answers: { 200: { description: "The result of adding the list.", body: AddedPeople } },
});

export const updateInvitation = promised({
  ...ofAccount(tag, ...people),
  operationId: "updateInvitation",
  summary: "Change an invitation, grant extra time or withdraw the link",
  description: "Omitted fields stay unchanged. Extra time also applies to an attempt that has started.",
  body: z
    .object({
      name: z.string().nullish(),
      language: z.string().nullish(),
      extraMinutes: extraTime.extraMinutes.describe("Minutes beyond the time limit."),
      extraPercent: extraTime.extraPercent.describe("Percent beyond the time limit."),
      isRevoked: z.boolean().nullish().describe("True withdraws the link, false restores it."),
    })
    .meta({ example: { extraPercent: 25 } }),
  answers: { 200: { description: "The invitation as it is now.", body: Invitation } },
});

export const deleteInvitation = promised({
  ...ofAccount(tag, ...people),
  operationId: "deleteInvitation",
  summary: "Remove a person from the list",
  description: "The name and email address are removed as well. The link is withdrawn; answers stay.",
  answers: { 200: { description: "The person was removed.", body: Deleted } },
});

export const ChangedInvitations = z.object({ changed: z.int().describe("Number of invitations that changed.") }).meta({
  id: "ChangedInvitations",
  description: "The result of changing several invitations.",
  example: { changed: 1 },
});

export const changeInvitations = promised({
  ...ofAccount(tag, ...people),
  operationId: "changeInvitations",
  summary: "Withdraw several links, restore them, or remove people from the list",
  description:
    "Changes all invitations at once; sent again, it changes nothing more. People who are not on the list are skipped.",
  body: SeveralChange.meta({ example: { change: "revoke", ids: ["0199b2f0-7c6e-7f1e-8f53-7d1f2a3b4c5d"] } }),
  bringsItem: true,
  answers: { 200: { description: "The invitations were changed.", body: ChangedInvitations } },
});

const Letter = z
  .object({
    subject: z.string().describe("Subject line; empty for the standard one."),
    message: z.string().describe("The author's own paragraphs above the link; may be empty."),
  })
  .register(shapes, {
    name: "InvitationLetter",
    description: "The author's text in an email to people who are invited; the service adds the rest, with the link.",
  });

export const Mailing = z
  .object({
    invitation: Letter.nullable().describe("Text of the invitation; null for the standard text."),
    reminder: Letter.nullable().describe("Text of the reminder; null for the standard text."),
    remindAfter: z
      .int()
      .nullable()
      .describe(
        "Number of days after the invitation until a reminder is sent automatically; null without such a reminder.",
      ),
    remindBefore: z
      .int()
      .nullable()
      .describe(
        "Number of days before the closing when a reminder is sent automatically; null without such a reminder.",
      ),
    sendsMails: z.boolean().describe("Whether the service sends emails; otherwise, the links can be downloaded."),
  })
  .meta({
    id: "InvitationMailing",
    description: "The texts of invitations and reminders, and the days of automatic reminders.",
  });

export const readMailing = promised({
  ...ofAccount(tag, "results:read"),
  operationId: "readInvitationMailing",
  summary: "The texts of invitations and reminders",
  description: "Includes the days of automatic reminders.",
  answers: { 200: { description: "The texts and days.", body: Mailing } },
});

export const updateMailing = promised({
  ...ofAccount(tag, "content:write"),
  operationId: "updateInvitationMailing",
  summary: "Change the texts of invitations and reminders",
  description:
    "Null removes a value; omitted fields stay unchanged. Texts cannot contain links, addresses or telephone numbers.",
  body: MailingEdit.meta({
    example: { invitation: { subject: "", message: "It takes ten minutes." }, remindAfter: 3 },
  }),
  answers: { 200: { description: "The texts and days as they are now.", body: Mailing } },
});

export const Queued = z
  .object({ queued: z.int().describe("Number of recipients.") })
  .register(shapes, { name: "QueuedInvitations", description: "Emails that are about to be sent." });

export const sendInvitations = promised({
  ...ofAccount(tag, ...people),
  operationId: "sendInvitations",
  summary: "Send invitations or reminders",
  description:
    "Sends in the background to the people named, even if they have received the email before, or to everyone who has yet to receive it. Skips people who have answered, who refuse emails, or whose link was withdrawn. 403 until the sender's own email address is verified, 409 while the item is private.",
  isKeyed: true,
  body: Sending.meta({ example: { letter: "invitation" } }),
  answers: { 202: { description: "The emails are queued.", body: Queued } },
  refusals: ["CONFLICT", "CLOSED"],
  says: { CONFLICT: "Publish the quiz first. Until then, the links do not work." },
});

export const downloadLinks = promised({
  ...ofAccount(tag, ...people),
  operationId: "downloadInvitationLinks",
  summary: "The personal links as a file",
  description: "Covers everyone whose link was not withdrawn. The download is recorded in the account's log.",
  query: LinksRequest,
  answers: {
    200: {
      description: "The file, in the requested format.",
      headers: z.object({
        "content-disposition": z.string().meta({ example: 'attachment; filename="rivers-links.csv"' }),
        "x-total-rows": z.string().meta({ description: "Number of links in the file.", example: "28" }),
      }),
      mediaType: "text/csv",
      body: z.string().meta({
        description: "UTF-8 with a byte order mark.",
        example: "Name,Email,Link,Finished\nAda Lovelace,ada@example.com,https://…#invitation=…,no\n",
      }),
      otherBodies: {
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": z
          .string()
          .meta({ format: "binary", example: "PK…" }),
      },
    },
  },
});

export const OpenedInvitation = z
  .object({
    name: z
      .string()
      .nullable()
      .meta({ description: "Name as the author wrote it; null without one.", example: "Ada Lovelace" }),
    startedAt: happened("When the person started"),
    finishedAt: happened(
      "When the person submitted; where answers are anonymous, the day on which the ballot was issued",
    ),
    timeLimit: z
      .number()
      .optional()
      .describe("Minutes that the person has, including extra time; absent without extra time."),
    timeLeft: z
      .number()
      .optional()
      .describe(
        "Seconds until the limit or the closing, whichever comes first; negative afterwards, absent unless an attempt with a time limit is in progress.",
      ),
    retakes,
    ballotKey: z
      .string()
      .optional()
      .describe("Public key for ballots, as SPKI in base64; absent where answers are not anonymous."),
  })
  .meta({ id: "OpenedInvitation", description: "Data shown to anyone who follows a personal link." });

export const openInvitation = promised({
  operationId: "openInvitation",
  tag,
  summary: "Record that a personal link was followed",
  description: "Returns what anyone with the link may see: the name on the list, and whether the person has submitted.",
  account: "optional",
  scopes: [],
  body: z.object({
    personalKey: Opening.shape.personalKey.meta({ description: "The key in the link.", example: "assay_inv_…" }),
  }),
  answers: { 200: { description: "The visit was recorded.", body: OpenedInvitation } },
  refusals: ["NOT_INVITED", "RATE_LIMITED"],
});

export const DrawnBallot = z
  .object({ blindSignature: z.string().describe("Signature of the blinded message, in base64url.") })
  .meta({
    id: "DrawnBallot",
    description: "Part of a ballot that the service supplies; the participant keeps the rest.",
  });

export const drawBallot = promised({
  operationId: "drawBallot",
  tag,
  summary: "Exchange a personal link for a ballot",
  description:
    "Where answers are anonymous, signs the blinded message of a token (RFC 9474, RSABSSA-SHA384-PSS-Deterministic) without seeing it, once for each link. The attempt key then consists of `assay_bal_`, the token, a dot and the signature, token and signature in base64url. The same message is signed again; a different one is refused.",
  account: "optional",
  scopes: [],
  body: Drawing.extend({
    personalKey: Drawing.shape.personalKey.meta({ description: "The key in the link.", example: "assay_inv_…" }),
  }).meta({ example: { personalKey: "assay_inv_…", blinded: `${"AZ09".repeat(85)}AQ` } }),
  answers: { 200: { description: "The ballot was issued.", body: DrawnBallot } },
  refusals: ["NOT_INVITED", "CLOSED", "CONFLICT", "RATE_LIMITED"],
});
