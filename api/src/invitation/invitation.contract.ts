import { z } from "zod";
import { Deleted, id, promised, timestamp } from "../platform/rest/operation.ts";
import { nextCursor, PagingQuery } from "../platform/rest/page.ts";
import { Drawing } from "./ballot/drawing.ts";
import { invitationStates } from "./invitation.shared.ts";
import { LinksRequest } from "./links.ts";
import { MailingEdit, Sending } from "./mail/mailing.rules.ts";
import { Opening } from "./opening.ts";
import { extraTime, PeopleInput } from "./people/person.rules.ts";
import { SeveralChange } from "./several.ts";

const tag = "Invitations";
const happened = (what: string) => timestamp.nullable().meta({ description: `${what}; null before.` });
const people = ["content:write", "participants:read"] as const;

const Invitation = z
  .object({
    id,
    contentId: id.meta({ description: "The id of the item." }),
    name: z.string().nullable().meta({ example: "Ada Lovelace" }),
    email: z.string().nullable().meta({ example: "ada@example.com" }),
    language: z.string().nullable().meta({ description: "In which the person is written to; null for the item's." }),
    fields: z
      .record(z.string(), z.string())
      .meta({ description: "What else the list says.", example: { class: "7b" } }),
    extraMinutes: z.int().nullable().meta({ description: "Minutes beyond the time limit." }),
    extraPercent: z.int().nullable().meta({ description: "Percent beyond the time limit." }),
    mail: z.enum(["unsent", "queued", "sent", "kept", "bounced", "stopped", "deferred"]).meta({
      description:
        "What became of the last mail: `kept` without a mail server, `bounced` if it was refused when it was sent, `stopped` if the address refuses mails, `deferred` if it had got as many as it gets in a day.",
    }),
    answer: z.string().nullable().meta({ description: "What the mail server said." }),
    sentAt: happened("When the first mail was sent"),
    reminders: z.int().meta({ description: "How many reminders were sent.", example: 0 }),
    remindedAt: happened("When the last reminder was sent"),
    openedAt: happened("When the link was first followed"),
    startedAt: happened("When the person first began"),
    finishedAt: happened(
      "When the person handed in; where answers are anonymous, the day on which the ballot was drawn",
    ),
    revokedAt: timestamp.nullable().meta({ description: "When the link was withdrawn; null if it is not." }),
    createdAt: timestamp,
  })
  .meta({
    id: "Invitation",
    description:
      "Somebody who is invited to an item by a personal link. Where answers are anonymous, what they did is told by the noon of its day.",
  });
export type Invitation = z.output<typeof Invitation>;

const Counts = z
  .object(Object.fromEntries(["total", ...invitationStates, "due", "remindable"].map((state) => [state, z.int()])))
  .meta({ id: "InvitationCounts", description: "How many are invited, by what happened; several may be true of one." });

const InvitationList = z
  .object({ invitations: z.array(Invitation), counts: Counts, nextCursor })
  .meta({ id: "InvitationList", description: "A page of those who are invited to an item." });

export const listInvitations = promised({
  operationId: "listInvitations",
  tag,
  summary: "Who is invited to an item",
  description:
    "In the order in which they were added. Without `participants:read`, names, addresses, fields and answers of mail servers are left out.",
  account: "required",
  scopes: ["results:read"],
  query: PagingQuery.extend({
    state: z.enum(invitationStates).optional().meta({ description: "Only those of whom this is true." }),
    search: z.string().optional().meta({
      description: "Only those whose name or address has this in it. Tokens need `participants:read` for it.",
    }),
  }),
  isPaged: true,
  answers: { 200: { description: "A page of them.", body: InvitationList } },
});

const Flaw = z.object({
  line: z.int().meta({ description: "Counted from 1, with the headings.", example: 3 }),
  text: z.string().meta({ description: "Its beginning, as it was sent.", example: "Bob, bob@example" }),
  message: z.string().meta({ example: "Please enter a valid email address" }),
});

const ReadPerson = z.object({
  name: z.string().nullish(),
  email: z.string().nullish(),
  language: z.string().nullish(),
  fields: z.record(z.string(), z.string()),
  extraMinutes: z.int().nullish(),
  extraPercent: z.int().nullish(),
});

const Preview = z
  .object({
    fresh: z.int().meta({ description: "How many would be added.", example: 28 }),
    withoutAddress: z.int().meta({
      description: "Number of people among them without an email address, who cannot be sent anything.",
      example: 2,
    }),
    known: z.int().meta({ description: "How many are invited already, and stay as they are.", example: 0 }),
    repeated: z.int().meta({ description: "Number of lines with an address that an earlier line has.", example: 0 }),
    flawed: z.int().meta({ description: "How many lines cannot be invited as they are.", example: 1 }),
    flaws: z.array(Flaw).meta({ description: "The first 100 of those." }),
    fields: z.array(z.string()).meta({ description: "The headings of columns that are kept as fields." }),
    people: z.array(ReadPerson).meta({ description: "The first 20 who would be added." }),
  })
  .meta({ id: "InvitedPeoplePreview", description: "What adding a list of people would do." });

const ListOfPeople = z.object({
  people: z.array(z.object(ReadPerson.partial().shape)).nullish().meta({ description: "One by one." }),
  text: PeopleInput.shape.text,
  file: PeopleInput.shape.file,
});
const example = { text: "name,email,class\nAda Lovelace,ada@example.com,7b" };

export const previewPeople = promised({
  operationId: "previewPeople",
  tag,
  summary: "What a list of people to invite comes to",
  description: "Reads it line by line and says what is wrong; stores nothing. The list comes in one of three forms.",
  account: "required",
  scopes: people,
  body: ListOfPeople.meta({ example }),
  bringsItem: true,
  answers: { 200: { description: "What adding it would do.", body: Preview } },
});

export const addPeople = promised({
  operationId: "addPeople",
  tag,
  summary: "Add people to those who are invited to an item",
  description:
    "Whoever is invited already, by the address, stays as they are. 400 if any line has a flaw, unless those are skipped. Sends nothing.",
  account: "required",
  scopes: people,
  isKeyed: true,
  body: ListOfPeople.extend({
    skipFlawed: z.boolean().nullish().meta({ description: "True to leave out lines with a flaw." }),
  }).meta({ example }),
  bringsItem: true,
  answers: {
    200: {
      description: "What came of it.",
      body: z
        .object({ added: z.int(), known: z.int(), repeated: z.int(), flawed: z.int() })
        .meta({ id: "AddedPeople", example: { added: 1, known: 0, repeated: 0, flawed: 0 } }),
    },
  },
});

export const updateInvitation = promised({
  operationId: "updateInvitation",
  tag,
  summary: "Change an invitation, grant extra time or withdraw the link",
  description: "What is absent stays as it is. Extra time also holds for a sitting that has begun.",
  account: "required",
  scopes: people,
  body: z
    .object({
      name: z.string().nullish(),
      language: z.string().nullish(),
      extraMinutes: extraTime.extraMinutes.meta({ description: "Minutes beyond the time limit." }),
      extraPercent: extraTime.extraPercent.meta({ description: "Percent beyond the time limit." }),
      isRevoked: z.boolean().nullish().meta({ description: "True withdraws the link, false lets it in again." }),
    })
    .meta({ example: { extraPercent: 25 } }),
  answers: { 200: { description: "The invitation as it is now.", body: Invitation } },
});

export const deleteInvitation = promised({
  operationId: "deleteInvitation",
  tag,
  summary: "Take somebody off the list",
  description: "With name and address. The link is withdrawn; answers stay.",
  account: "required",
  scopes: people,
  answers: { 200: { description: "It is done.", body: Deleted } },
});

export const changeInvitations = promised({
  operationId: "changeInvitations",
  tag,
  summary: "Withdraw several links, let them in again, or take people off the list",
  description: "All at once; sent again, it changes nothing more. Who is not on the list is passed over.",
  account: "required",
  scopes: people,
  body: SeveralChange.meta({ example: { change: "revoke", ids: ["0199b2f0-7c6e-7f1e-8f53-7d1f2a3b4c5d"] } }),
  bringsItem: true,
  answers: {
    200: {
      description: "It is done.",
      body: z
        .object({ changed: z.int().meta({ description: "How many were not so before." }) })
        .meta({ id: "ChangedInvitations", example: { changed: 1 } }),
    },
  },
});

const letter = z.object({ subject: z.string(), message: z.string() }).nullable();
const Mailing = z
  .object({
    invitation: letter.meta({ description: "Null for the usual words." }),
    reminder: letter.meta({ description: "Null for the usual words." }),
    remindAfter: z.int().nullable().meta({ description: "Days after the invitation; null without such a reminder." }),
    remindBefore: z.int().nullable().meta({ description: "Days before the closing; null without such a reminder." }),
    sendsMails: z.boolean().meta({ description: "Whether the service sends mails; else links can be downloaded." }),
  })
  .meta({ id: "InvitationMailing", description: "What people are written, and when they are reminded." });
export type Mailing = z.output<typeof Mailing>;

export const readMailing = promised({
  operationId: "readInvitationMailing",
  tag,
  summary: "What those who are invited are written",
  description: "And when they are reminded by themselves.",
  account: "required",
  scopes: ["results:read"],
  answers: { 200: { description: "It.", body: Mailing } },
});

export const updateMailing = promised({
  operationId: "updateInvitationMailing",
  tag,
  summary: "Change what those who are invited are written",
  description:
    "Null takes something away; what is absent stays as it is. Texts cannot contain links, addresses or telephone numbers.",
  account: "required",
  scopes: ["content:write"],
  body: MailingEdit.meta({
    example: { invitation: { subject: "", message: "It takes ten minutes." }, remindAfter: 3 },
  }),
  answers: { 200: { description: "As it is now.", body: Mailing } },
});

export const sendInvitations = promised({
  operationId: "sendInvitations",
  tag,
  summary: "Send invitations or reminders",
  description:
    "In the background, to those named, also again, or to all to whom the letter is still to be sent. Nobody gets one who has answered, refuses mails, or whose link was withdrawn. 403 until the sender's own address is verified, 409 while the item is private.",
  account: "required",
  scopes: people,
  isKeyed: true,
  body: Sending.meta({ example: { letter: "invitation" } }),
  answers: {
    202: { description: "It is queued.", body: z.object({ queued: z.int().meta({ description: "To how many." }) }) },
  },
  refusals: ["CONFLICT", "CLOSED"],
  says: { CONFLICT: "Publish the quiz first: the links would lead nowhere" },
});

export const downloadLinks = promised({
  operationId: "downloadInvitationLinks",
  tag,
  summary: "The personal links as a file",
  description: "Of everybody whose link was not withdrawn. The download is told in the account's log.",
  account: "required",
  scopes: people,
  query: LinksRequest,
  answers: {
    200: {
      description: "The file, in the form that was asked for.",
      headers: z.object({
        "content-disposition": z.string().meta({ example: 'attachment; filename="rivers-links.csv"' }),
        "x-total-rows": z.string().meta({ description: "How many links the file has.", example: "28" }),
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

export const openInvitation = promised({
  operationId: "openInvitation",
  tag,
  summary: "Tell that a personal link was followed",
  description: "Answers what the link tells whoever has it: the name on the list, and whether they have handed in.",
  account: "optional",
  scopes: [],
  body: z.object({
    personalKey: Opening.shape.personalKey.meta({ description: "The key in the link.", example: "assay_inv_…" }),
  }),
  answers: {
    200: {
      description: "It is noted.",
      body: z
        .object({
          name: z.string().nullable().meta({ example: "Ada Lovelace" }),
          startedAt: happened("When they began"),
          finishedAt: happened("When they handed in, or, to answer anonymously, the day on which the ballot was drawn"),
          timeLimit: z.number().optional().meta({
            description: "Minutes that they have, with their extra time; absent where they have no more than others.",
          }),
          timeLeft: z.number().optional().meta({
            description:
              "Seconds until the limit or the closing, whichever comes first; negative afterwards, absent unless an attempt with a time limit is under way.",
          }),
          ballotKey: z.string().optional().meta({
            description: "With which ballots are signed, as SPKI in base64; absent where answers are not anonymous.",
          }),
        })
        .meta({ id: "OpenedInvitation" }),
    },
  },
  refusals: ["NOT_INVITED", "RATE_LIMITED"],
});

export const drawBallot = promised({
  operationId: "drawBallot",
  tag,
  summary: "Exchange a personal link for a ballot",
  description:
    "Where answers are anonymous: signs the blinded message of a token (RFC 9474, RSABSSA-SHA384-PSS-Deterministic) without seeing it, once for each link. `assay_bal_`, the token, a point and the signature, both in base64url, are the attempt key then. The same message is signed again; another one is refused.",
  account: "optional",
  scopes: [],
  body: Drawing.extend({
    personalKey: Drawing.shape.personalKey.meta({ description: "The key in the link.", example: "assay_inv_…" }),
  }).meta({ example: { personalKey: "assay_inv_…", blinded: `${"AZ09".repeat(85)}AQ` } }),
  answers: {
    200: {
      description: "It is drawn.",
      body: z
        .object({ blindSignature: z.string().meta({ description: "Of the blinded message, in base64url." }) })
        .meta({ id: "DrawnBallot" }),
    },
  },
  refusals: ["NOT_INVITED", "CLOSED", "CONFLICT", "RATE_LIMITED"],
});
