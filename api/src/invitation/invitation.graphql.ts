import { Attempt } from "../attempt/attempt.graphql.ts";
import { Content, ownersOnly } from "../content/content.graphql.ts";
import { builder } from "../platform/graphql/builder.ts";
import { columnOfRow, costOf } from "../platform/graphql/cost.ts";
import { gives, givesContent } from "../platform/graphql/descriptions.ts";
import { pageById } from "../platform/graphql/list/page-arguments.ts";
import { guardedBy } from "../platform/graphql/scopes.ts";
import { reload } from "../platform/graphql/selection.ts";
import { type DrawnBallot as Drawn, drawBallot } from "./ballot/drawing.ts";
import { deleteInvitation, editInvitation } from "./change.ts";
import { asSeenBy, invitationFacts, mayReadInvitation } from "./invitation.policy.ts";
import type { InvitationState as State } from "./invitation.shared.ts";
import { countInvitations, countListed, type InvitationCounts, invitationsOf } from "./list.ts";
import { mostAtOnce } from "./mail/mailing.shared.ts";
import { type OpenedInvitation as Opened, openInvitation } from "./opening.ts";
import { type ChangedInvitations as Changed, changeInvitations } from "./several.ts";

const andToTokens = "and to tokens without `participants:read`";
const column = { complexity: columnOfRow };
const time = { ...column, type: "DateTime", nullable: true } as const;

const InvitationMail = builder.enumType("InvitationMail", {
  description: "What became of the last mail to somebody who is invited.",
  values: {
    UNSENT: { value: "unsent", description: "None was sent." },
    QUEUED: { value: "queued", description: "It is about to be sent." },
    SENT: { value: "sent", description: "The mail server took it." },
    KEPT: { value: "kept", description: "It was not sent, because no mail server is set." },
    BOUNCED: { value: "bounced", description: "It was refused when it was sent, or given up; `answer` says why." },
    STOPPED: { value: "stopped", description: "It was not sent, because the address refuses mails." },
    DEFERRED: {
      value: "deferred",
      description: "It was not sent, because the address had got as many as it gets in a day. It can be sent later.",
    },
  } as const,
});

const InvitationField = builder.objectRef<{ name: string; value: string }>("InvitationField").implement({
  description: "What the list says of somebody in a column of its own.",
  authScopes: { public: true },
  fields: (t) => ({
    name: t.exposeString("name", { description: "The heading of the column." }),
    value: t.exposeString("value", { description: "What it says." }),
  }),
});

export const Invitation = builder.prismaNode("Invitation", {
  id: { field: "id" },
  ...guardedBy(mayReadInvitation),
  description: "Somebody who is invited to an item by a personal link. Only the owner of the item reads it.",
  include: invitationFacts,
  fields: (t) => ({
    key: t.exposeString("id", { description: "The id as it stands in REST paths." }),
    name: t.string({
      nullable: true,
      description: `The name on the list; null without one, ${andToTokens}.`,
      resolve: (invitation, _args, { viewer }) => asSeenBy(viewer, invitation).name,
    }),
    email: t.string({
      nullable: true,
      description: `The address on the list; null without one, ${andToTokens}.`,
      resolve: (invitation, _args, { viewer }) => asSeenBy(viewer, invitation).email,
    }),
    language: t.exposeString("language", {
      nullable: true,
      description: "In which the person is written to; null for that of the item.",
    }),
    fields: t.field({
      type: [InvitationField],
      ...column,
      description: "What else the list says of the person; nothing to tokens without `participants:read`.",
      resolve: (invitation, _args, { viewer }) =>
        Object.entries(asSeenBy(viewer, invitation).fields).map(([name, value]) => ({ name, value })),
    }),
    extraMinutes: t.exposeInt("extraMinutes", {
      ...column,
      nullable: true,
      description: "Minutes beyond the time limit; null without any, or where percent say it.",
    }),
    extraPercent: t.exposeInt("extraPercent", {
      ...column,
      nullable: true,
      description: "Percent beyond the time limit; null without any, or where minutes say it.",
    }),
    mail: t.expose("mail", { type: InvitationMail, description: "What became of the last mail." }),
    answer: t.string({
      nullable: true,
      description: `What the mail server said to it; null if nothing, ${andToTokens}.`,
      resolve: (invitation, _args, { viewer }) => asSeenBy(viewer, invitation).answer,
    }),
    sentAt: t.expose("sentAt", { ...time, description: "When the first mail was sent; null before." }),
    reminders: t.exposeInt("reminders", { ...column, description: "How many reminders were sent." }),
    remindedAt: t.expose("remindedAt", { ...time, description: "When the last one was; null without any." }),
    openedAt: t.expose("openedAt", { ...time, description: "When the link was first followed; null before." }),
    startedAt: t.expose("startedAt", { ...time, description: "When the person first began; null before." }),
    finishedAt: t.expose("finishedAt", {
      ...time,
      description:
        "When the person handed in; null before, and once those answers are deleted. Where answers are anonymous, the day on which the ballot was drawn.",
    }),
    revokedAt: t.expose("revokedAt", { ...time, description: "When the link was withdrawn; null if it is not." }),
    createdAt: t.expose("createdAt", { ...column, type: "DateTime", description: "When it was added." }),
  }),
});

const InvitationStateType = builder.enumType("InvitationState", {
  description: "By what invitations are filtered and counted; several may be true of one.",
  values: {
    UNSENT: { value: "unsent", description: "No mail was sent." },
    QUEUED: { value: "queued", description: "A mail is about to be sent." },
    SENT: { value: "sent", description: "A mail was sent." },
    BOUNCED: { value: "bounced", description: "The last mail was refused." },
    STOPPED: { value: "stopped", description: "The address refused mails when the last one was to be sent." },
    DEFERRED: { value: "deferred", description: "The address had got as many as it gets in a day." },
    OPENED: { value: "opened", description: "The link was followed." },
    STARTED: { value: "started", description: "The person has begun." },
    FINISHED: { value: "finished", description: "The person has handed in." },
    UNANSWERED: { value: "unanswered", description: "The person has not handed in, and could." },
    REVOKED: { value: "revoked", description: "The link was withdrawn." },
  } as const satisfies Record<Uppercase<State>, { value: State; description: string }>,
});

const Counts = builder.objectRef<InvitationCounts>("InvitationCounts").implement({
  description: "How many people are invited to an item, by what happened; several may be true of one.",
  authScopes: { public: true },
  fields: (t) => ({
    total: t.exposeInt("total", { description: "All of them." }),
    unsent: t.exposeInt("unsent", { description: "To whom no mail was sent." }),
    queued: t.exposeInt("queued", { description: "To whom one is about to be sent." }),
    sent: t.exposeInt("sent", { description: "To whom one was sent." }),
    bounced: t.exposeInt("bounced", { description: "Whose last mail was refused." }),
    stopped: t.exposeInt("stopped", { description: "Whose address refused mails." }),
    deferred: t.exposeInt("deferred", { description: "Whose address had got as many as it gets in a day." }),
    opened: t.exposeInt("opened", { description: "Who followed the link." }),
    started: t.exposeInt("started", { description: "Who began." }),
    finished: t.exposeInt("finished", { description: "Who handed in." }),
    unanswered: t.exposeInt("unanswered", { description: "Who has not handed in, and could." }),
    revoked: t.exposeInt("revoked", { description: "Whose link was withdrawn." }),
    due: t.exposeInt("due", { description: "To whom `sendInvitations` sends an invitation if nobody is named." }),
    remindable: t.exposeInt("remindable", { description: "To whom it sends a reminder." }),
  }),
});

builder.prismaObjectFields(Content, (t) => ({
  invitations: t.prismaConnection(
    {
      type: Invitation,
      ...ownersOnly("results:read")("Who is invited, in the order in which they were added; at most 100 a page."),
      cursor: "id",
      args: {
        state: t.arg({ type: InvitationStateType, description: "Only those of whom this is true." }),
        search: t.arg.string({
          description: "Only those whose name or address has this in it; tokens need `participants:read`.",
        }),
      },
      resolve: (query, { id }, filter, { platform, viewer }) => {
        const page = pageById(query, "asc", invitationsOf(viewer, id, filter));
        return platform.db.invitation.findMany({ ...query, ...page });
      },
      totalCount: ({ id }, filter, { platform, viewer }) => countListed(platform, viewer, id, filter),
    },
    { name: "ContentInvitationsConnection" },
    { name: "ContentInvitationsConnectionEdge" },
  ),
  invitationCounts: t.field({
    type: Counts,
    ...ownersOnly("results:read")("How many people are invited, by what happened."),
    complexity: { field: costOf.tallies, multiplier: 1 },
    resolve: ({ id }, _args, { platform }) => countInvitations(platform, id),
  }),
}));

const UpdateInvitationInput = builder.inputType("UpdateInvitationInput", {
  description: "A change of an invitation: what is absent stays as it is.",
  fields: (t) => ({
    id: t.globalID({ for: Invitation, required: true, description: "The global id of the invitation." }),
    name: t.string({ description: "The name; null takes it away." }),
    language: t.string({ description: "In which the person is written to; null for that of the item." }),
    extraMinutes: t.int({ description: "Minutes beyond the time limit, 1 to 1440; null takes them away." }),
    extraPercent: t.int({ description: "Percent beyond the time limit, 1 to 400; null takes them away." }),
    isRevoked: t.boolean({ description: "True withdraws the link, false lets it in again." }),
  }),
});

builder.prismaObjectField(Attempt, "invitation", (t) =>
  t.prismaField({
    type: Invitation,
    nullable: true,
    select: { invitationId: true },
    description:
      "Whose personal link was followed; null without one, for anonymous answers, and once it was deleted from the list.",
    // Runs the query even without an id, because Pothos treats an unused query as an error.
    resolve: (query, { invitationId }, _args, { platform }) =>
      platform.db.invitation.findUnique({ ...query, where: { id: invitationId ?? "" } }),
  }),
);

const InvitationChange = builder.enumType("InvitationChange", {
  description: "What is done to several invitations at once.",
  values: {
    REVOKE: { value: "revoke", description: "Withdraws the links." },
    RESTORE: { value: "restore", description: "Lets them in again." },
    DELETE: { value: "delete", description: "Takes the people off the list, with name and address; answers stay." },
  } as const,
});

const ChangeInvitationsInput = builder.inputType("ChangeInvitationsInput", {
  description: "A change of several invitations.",
  fields: (t) => ({
    contentId: t.globalID({ for: Content, required: true, description: "The global id of one's own item." }),
    change: t.field({ type: InvitationChange, required: true, description: "The change." }),
    ids: t.globalIDList({
      for: Invitation,
      required: true,
      description: `Of these, at most ${mostAtOnce}; those that are not on the list are passed over.`,
    }),
  }),
});

const ChangedInvitations = builder.objectRef<Changed>("ChangedInvitations").implement({
  description: "What came of changing several invitations.",
  authScopes: { signedIn: true },
  fields: (t) => ({ changed: t.exposeInt("changed", { description: "How many were not so before." }) }),
});

const OpenedType = builder.objectRef<Opened>("OpenedInvitation").implement({
  description: "What a personal link tells whoever follows it.",
  authScopes: { public: true },
  fields: (t) => ({
    name: t.exposeString("name", { nullable: true, description: "As whoever invites wrote it; null without one." }),
    startedAt: t.expose("startedAt", {
      type: "DateTime",
      nullable: true,
      description: "When they began; null before.",
    }),
    finishedAt: t.expose("finishedAt", {
      type: "DateTime",
      nullable: true,
      description:
        "When they handed in, or, to answer anonymously, the day on which the ballot was drawn; null before.",
    }),
    timeLimit: t.exposeFloat("timeLimit", {
      nullable: true,
      description: "Minutes that they have, with their extra time; null where they have no more than others.",
    }),
    timeLeft: t.exposeFloat("timeLeft", {
      nullable: true,
      description:
        "Seconds until the limit or the closing, whichever comes first; negative afterwards, null unless an attempt with a time limit is under way.",
    }),
    ballotKey: t.exposeString("ballotKey", {
      nullable: true,
      description: "With which ballots are signed, as SPKI in base64; null where answers are not anonymous.",
    }),
  }),
});

const DrawnBallotType = builder.objectRef<Drawn>("DrawnBallot").implement({
  description: "What a ballot is made of, beside what its taker keeps.",
  authScopes: { public: true },
  fields: (t) => ({
    blindSignature: t.exposeString("blindSignature", { description: "Of the blinded message, in base64url." }),
  }),
});

builder.mutationFields((t) => ({
  updateInvitation: t.prismaField({
    type: Invitation,
    description:
      "Changes an invitation to one's own item, grants extra time or withdraws the link. Extra time also holds for a sitting that has begun.",
    errors: gives("The invitation as it is now."),
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: UpdateInvitationInput, required: true, description: "The change." }) },
    resolve: async (query, _root, { input: { id, ...change } }, { platform, viewer }) => {
      await editInvitation(platform, viewer, id.id, change);
      return reload(platform.db.invitation, query, id.id);
    },
  }),
  deleteInvitation: t.prismaField({
    type: Content,
    description:
      "Takes somebody off the list of one's own item, with name and address. The link is withdrawn; answers stay.",
    errors: givesContent,
    authScopes: { signedIn: true },
    args: { id: t.arg.globalID({ for: Invitation, required: true, description: "The global id of the invitation." }) },
    resolve: async (query, _root, { id }, { platform, viewer }) =>
      reload(platform.db.content, query, await deleteInvitation(platform, viewer, id.id)),
  }),
  changeInvitations: t.field({
    type: ChangedInvitations,
    description:
      "Withdraws several links to one's own item, lets them in again, or takes the people off the list, all at once. Sent again, it changes nothing more.",
    errors: gives("What came of it."),
    authScopes: { signedIn: true },
    args: { input: t.arg({ type: ChangeInvitationsInput, required: true, description: "The change." }) },
    resolve: (_root, { input: { contentId, ids, change } }, { platform, viewer }) =>
      changeInvitations(platform, viewer, contentId.id, { change, ids: ids.map(({ id }) => id) }),
  }),
  openInvitation: t.field({
    type: OpenedType,
    description: "Notes that a personal link was followed. NOT_INVITED if it is incomplete, or was withdrawn.",
    errors: gives("What the link tells."),
    authScopes: { public: true },
    args: {
      contentId: t.arg.globalID({ for: Content, required: true, description: "The global id of the item." }),
      personalKey: t.arg.string({ required: true, description: "The key in the link." }),
    },
    resolve: (_root, { contentId, personalKey }, { platform, viewer }) =>
      openInvitation(platform, viewer, contentId.id, { personalKey }),
  }),
  drawBallot: t.field({
    type: DrawnBallotType,
    description:
      "Exchanges a personal link for a ballot where answers are anonymous: signs the blinded message of a token (RFC 9474, RSABSSA-SHA384-PSS-Deterministic) without seeing it, once for each link. `assay_bal_`, the token, a point and the signature, both in base64url, are the attempt key then. The same message is signed again; another one is refused.",
    errors: gives("The blind signature."),
    authScopes: { public: true },
    args: {
      contentId: t.arg.globalID({ for: Content, required: true, description: "The global id of the item." }),
      personalKey: t.arg.string({ required: true, description: "The key in the link." }),
      blinded: t.arg.string({ required: true, description: "The blinded message: 256 bytes in base64url." }),
    },
    resolve: (_root, { contentId, ...drawing }, { platform, viewer }) =>
      drawBallot(platform, viewer, contentId.id, drawing),
  }),
}));
