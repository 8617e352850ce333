import { Content, ownersOnly } from "../../content/content.graphql.ts";
import type { InvitationMailing as Mailing } from "../../generated/prisma/client.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { gives } from "../../platform/graphql/descriptions.ts";
import { keyDescription } from "../../platform/work/idempotency.ts";
import { Invitation } from "../invitation.graphql.ts";
import type { LetterText } from "./letter.shared.ts";
import { longestLetter, mostAtOnce, mostDays } from "./mailing.shared.ts";
import { editMailing, mailingOf, type Queued, sendInvitations, sendsMails } from "./mailing.ts";

const text = {
  subject: `The subject line, at most ${longestLetter.subject} characters; the usual one where it is empty.`,
  message: `The author's own paragraphs, at most ${longestLetter.message} characters, without links.`,
};
const after = "Days after an invitation was sent after which a reminder follows by itself";
const before = "Days before the closing on which a reminder goes out by itself";

const Letter = builder.objectRef<LetterText>("InvitationLetter").implement({
  description:
    "What the author writes to those who are invited; the rest of the mail, with the link, is the service's.",
  authScopes: { public: true },
  fields: (t) => ({
    subject: t.exposeString("subject", { description: text.subject }),
    message: t.exposeString("message", { description: text.message }),
  }),
});

const MailingType = builder.objectRef<Mailing>("InvitationMailing").implement({
  description: "What those who are invited to an item are written, and when they are reminded.",
  authScopes: { public: true },
  fields: (t) => ({
    invitation: t.field({
      type: Letter,
      nullable: true,
      description: "With the invitation; null for the usual words.",
      resolve: ({ invitation }) => invitation,
    }),
    reminder: t.field({
      type: Letter,
      nullable: true,
      description: "With a reminder; null for the usual words.",
      resolve: ({ reminder }) => reminder,
    }),
    remindAfter: t.exposeInt("remindAfter", { nullable: true, description: `${after}; null without one.` }),
    remindBefore: t.exposeInt("remindBefore", { nullable: true, description: `${before}; null without one.` }),
    sendsMails: t.boolean({
      description: "Whether the service sends mails; else the links can be downloaded.",
      resolve: (_mailing, _args, { platform }) => sendsMails(platform),
    }),
  }),
});

builder.prismaObjectField(Content, "invitationMailing", (t) =>
  t.field({
    type: MailingType,
    ...ownersOnly("results:read")("What those who are invited are written, and when they are reminded."),
    resolve: ({ id }, _args, { platform }) => mailingOf(platform, id),
  }),
);

const LetterInput = builder.inputType("InvitationLetterInput", {
  description: "What the author writes.",
  fields: (t) => ({
    subject: t.string({ description: text.subject }),
    message: t.string({ description: text.message }),
  }),
});

const UpdateInvitationMailingInput = builder.inputType("UpdateInvitationMailingInput", {
  description: "A change of what people are written: null takes it away, what is absent stays as it is.",
  fields: (t) => ({
    contentId: t.globalID({ for: Content, required: true, description: "The global id of one's own item." }),
    invitation: t.field({ type: LetterInput, description: "With the invitation." }),
    reminder: t.field({ type: LetterInput, description: "With a reminder." }),
    remindAfter: t.int({ description: `${after}, 1 to ${mostDays}.` }),
    remindBefore: t.int({ description: `${before}, 1 to ${mostDays}.` }),
  }),
});

const LetterKind = builder.enumType("InvitationLetterKind", {
  description: "Which letter is sent.",
  values: {
    INVITATION: { value: "invitation", description: "The invitation." },
    REMINDER: { value: "reminder", description: "A reminder to those who have not answered." },
  } as const,
});

const SendInvitationsInput = builder.inputType("SendInvitationsInput", {
  description: "Which letter is sent, and to whom.",
  fields: (t) => ({
    contentId: t.globalID({ for: Content, required: true, description: "The global id of one's own item." }),
    letter: t.field({ type: LetterKind, required: true, description: "Which letter." }),
    ids: t.globalIDList({
      for: Invitation,
      description: `To these, at most ${mostAtOnce}, also again; without it, to everybody to whom it is still to be sent.`,
    }),
    idempotencyKey: t.string({ description: keyDescription }),
  }),
});

const QueuedInvitations = builder.objectRef<Queued>("QueuedInvitations").implement({
  description: "Letters that are about to be sent.",
  authScopes: { signedIn: true },
  fields: (t) => ({ queued: t.exposeInt("queued", { description: "To how many." }) }),
});

builder.mutationFields((t) => ({
  updateInvitationMailing: t.field({
    type: MailingType,
    description: "Changes what those who are invited to one's own item are written, and when they are reminded.",
    errors: gives("What they are written now."),
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: UpdateInvitationMailingInput, required: true, description: "The change." }) },
    resolve: (_root, { input: { contentId, ...input } }, { platform, viewer }) =>
      editMailing(platform, viewer, contentId.id, input),
  }),
  sendInvitations: t.field({
    type: QueuedInvitations,
    description:
      "Sends a letter to people who are invited to one's own item, but not to who has answered, refuses mails, or whose link was withdrawn. FORBIDDEN until the sender's own address is verified, CONFLICT while the item is private or its title contains a link, an address or a telephone number, CLOSED once it takes no more answers.",
    errors: gives("What is about to be sent."),
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: SendInvitationsInput, required: true, description: "Which letter, to whom." }) },
    resolve: (_root, { input: { contentId, ids, idempotencyKey, ...input } }, { platform, viewer }) =>
      sendInvitations(platform, viewer, contentId.id, { ...input, ids: ids?.map(({ id }) => id) }, idempotencyKey),
  }),
}));
