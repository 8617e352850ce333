import { formatPrismaCursor, parsePrismaCursor } from "@pothos/plugin-prisma";
import { Attempt } from "../attempt/attempt.graphql.ts";
import { Content, ownersOnly, ownItem } from "../content/content.graphql.ts";
import { isPassed } from "../content/rules/rules.shared.ts";
import { mostRetakes } from "../content/setting/limits.shared.ts";
import type { Prisma } from "../generated/prisma/client.ts";
import { invalid } from "../platform/errors.ts";
import { builder } from "../platform/graphql/builder.ts";
import { columnOfRow, costOf } from "../platform/graphql/cost.ts";
import { countOfAllPages, forSignedIn, gives, givesContent } from "../platform/graphql/descriptions.ts";
import { idOf } from "../platform/graphql/ids.ts";
import { pageOfList } from "../platform/graphql/list/list.ts";
import { rowsOf } from "../platform/graphql/list/page-arguments.ts";
import { guardedBy } from "../platform/graphql/scopes.ts";
import { reload } from "../platform/graphql/selection.ts";
import { enumOf } from "../platform/shape/enum.ts";
import { inputOf } from "../platform/shape/input.ts";
import { fieldsOf, objectOf } from "../platform/shape/object.ts";
import { drawBallot } from "./ballot/drawing.ts";
import { deleteInvitation, editInvitation } from "./change.ts";
import { InvitationColumn, invitationColumns } from "./columns.ts";
import * as contract from "./invitation.contract.ts";
import { asSeenBy, invitationFacts, mayReadInvitation } from "./invitation.policy.ts";
import type { InvitationOrder as Order, InvitationState as State } from "./invitation.shared.ts";
import { countInvitations, countListed, listPeople, type PersonPlace, selectionOf } from "./list.ts";
import { mostAtOnce } from "./mail/mailing.shared.ts";
import { openInvitation } from "./opening.ts";
import { PersonEdit, PersonField } from "./people/person.rules.ts";
import { changeInvitations, SeveralChange } from "./several.ts";

const andToTokens = "and for tokens without `participants:read`";
const column = { complexity: columnOfRow };
const oldestFirst: Prisma.AttemptOrderByWithRelationInput[] = [{ completedAt: "asc" }, { id: "asc" }];
const facts = [
  "extraMinutes",
  "extraPercent",
  "sentAt",
  "reminders",
  "remindedAt",
  "openedAt",
  "startedAt",
  "finishedAt",
  "attempts",
  "attempt",
  "percentage",
  "skillLevel",
  "revokedAt",
  "createdAt",
] as const;

enumOf("InvitationMail", "Status of the last email to a person who is invited.", {
  unsent: "No email was sent.",
  queued: "The email is about to be sent.",
  sent: "The mail server accepted the email.",
  kept: "The email was not sent, because no mail server is configured.",
  bounced: "The email was refused when it was sent, or given up; `answer` gives the reason.",
  stopped: "The email was not sent, because the address refuses emails.",
  deferred:
    "The email was not sent, because the address had reached its limit of emails for the day. It can be sent later.",
});

const InvitationField = builder.objectRef<{ name: string; value: string }>("InvitationField").implement({
  description: "A person's value in another column of the list.",
  authScopes: { public: true },
  fields: (t) => ({
    name: t.exposeString("name", { description: "Heading of the column." }),
    value: t.exposeString("value", { description: "Value in the column." }),
  }),
});

export const Invitation = builder.prismaNode("Invitation", {
  id: { field: "id" },
  ...guardedBy(mayReadInvitation),
  description: "A person who is invited to an item by a personal link. Visible to the owner of the item.",
  include: invitationFacts,
  fields: (t) => ({
    key: t.exposeString("id", { description: "The id used in REST paths." }),
    name: t.string({
      nullable: true,
      description: `The name on the list; null without one, ${andToTokens}.`,
      resolve: (invitation, _args, { viewer }) => asSeenBy(viewer, invitation).name,
    }),
    email: t.string({
      nullable: true,
      description: `The email address on the list; null without one, ${andToTokens}.`,
      resolve: (invitation, _args, { viewer }) => asSeenBy(viewer, invitation).email,
    }),
    ...fieldsOf(t, contract.Invitation, ["language", "mail"]),
    ...fieldsOf(t, contract.Invitation, facts, column),
    fields: t.field({
      type: [InvitationField],
      ...column,
      description: "The person's values in other columns of the list; empty for tokens without `participants:read`.",
      resolve: (invitation, _args, { viewer }) =>
        Object.entries(asSeenBy(viewer, invitation).fields).map(([name, value]) => ({ name, value })),
    }),
    responses: t.prismaField({
      type: [Attempt],
      // Every attempt has a key with a number.
      complexity: { field: 1, multiplier: 1 + mostRetakes },
      description: "Attempts of the person, oldest first, including those that don't count.",
      resolve: (query, { id }, _args, { platform }) =>
        platform.db.attempt.findMany({ ...query, where: { invitationId: id }, orderBy: oldestFirst }),
    }),
    passed: t.boolean({
      nullable: true,
      ...column,
      description: contract.Invitation.shape.passed.description,
      resolve: ({ content, ...result }) => isPassed(content, result),
    }),
    answer: t.string({
      nullable: true,
      description: `Response of the mail server; null without one, ${andToTokens}.`,
      resolve: (invitation, _args, { viewer }) => asSeenBy(viewer, invitation).answer,
    }),
  }),
});

const InvitationStateType = enumOf<State>(
  "InvitationState",
  "States for filtering and counting invitations; an invitation may be in several states.",
  {
    unsent: "No email was sent.",
    queued: "An email is about to be sent.",
    sent: "An email was sent.",
    bounced: "The last email was refused.",
    stopped: "The address refused emails when the last one was to be sent.",
    deferred: "The address had reached its limit of emails for the day.",
    opened: "The link was followed.",
    started: "The person has started.",
    finished: "The person has submitted.",
    passed: "The result reaches the current pass mark.",
    failed: "The result does not reach the current pass mark.",
    unanswered: "The person has not submitted, but still can.",
    revoked: "The link was withdrawn.",
  },
);

const InvitationOrder = enumOf<Order>("InvitationOrder", "The order of a list of people.", {
  added: "The order in which they were added.",
  highest: "Best result first; people without a result last.",
  lowest: "Worst result first; people without a result last.",
});

type WithFacts = Prisma.InvitationGetPayload<{ include: typeof invitationFacts }>;

const cursorOf = ({ rank, id }: PersonPlace) =>
  rank === null ? formatPrismaCursor({ id }, ["id"]) : formatPrismaCursor({ rank, id }, ["rank", "id"]);

/** Undefined without a cursor. Throws VALIDATION_FAILED for a cursor of a list in a different order. */
function placeFrom(argument: "after" | "before", cursor: string | undefined, order: Order): PersonPlace | undefined {
  if (cursor === undefined) return undefined;
  const parts = [parsePrismaCursor(cursor)].flat();
  const id = parts.pop();
  const [rank = null] = parts;
  if (typeof id === "string" && (order === "added" ? rank === null : typeof rank === "number"))
    return { rank: rank as number | null, id };
  throw invalid(argument, `${argument} is not a cursor of this list`);
}

builder.prismaObjectField(Content, "invitations", (t) =>
  t.connection(
    {
      type: Invitation,
      ...ownersOnly("results:read")("People who are invited; at most 100 a page."),
      args: {
        state: t.arg({ type: InvitationStateType, description: "Only people in this state." }),
        search: t.arg.string({
          description:
            "Only people whose name or email address contains this text. Tokens need `participants:read` for it.",
        }),
        level: t.arg.string({ description: "Only people who reached the level of this name." }),
        fields: t.arg({
          type: [inputOf(PersonField)],
          description:
            "Only people with these values in other columns of the list; of several values of one column any matches, and an empty one stands for no value. Tokens need `participants:read` for it.",
        }),
        order: t.arg({ type: InvitationOrder, defaultValue: "added", description: "The order of the list." }),
      },
      complexity: (page) => ({ field: 1, multiplier: rowsOf(page) }),
      resolve: async ({ id }, { state, search, level, fields, order: asked, ...args }, context, info) => {
        const { platform, viewer } = context;
        const order = asked ?? "added";
        const selection = selectionOf(viewer, id, { state, search, level, fields });
        const page = await pageOfList(
          { args, context, info },
          ({ after, before, inverted, limit }) =>
            listPeople(platform, selection, {
              order,
              after: placeFrom("after", after, order),
              before: placeFrom("before", before, order),
              isBackwards: inverted,
              limit,
            }),
          cursorOf,
          async (query) => (await platform.db.invitation.findMany(query)) as WithFacts[],
        );
        return { ...page, totalCount: () => countListed(platform, selection) };
      },
    },
    {
      name: "ContentInvitationsConnection",
      fields: (t) => ({
        totalCount: t.int({ description: countOfAllPages, resolve: ({ totalCount }) => totalCount() }),
      }),
    },
    { name: "ContentInvitationsConnectionEdge" },
  ),
);

builder.prismaObjectFields(Content, (t) => ({
  invitationColumns: t.field({
    type: [objectOf(InvitationColumn)],
    ...ownersOnly(
      "results:read",
      "participants:read",
    )("Columns that the list of people brought, with their values, to filter by."),
    complexity: { field: costOf.tallies, multiplier: 1 },
    resolve: ({ id }, _args, { platform }) => invitationColumns(platform, id),
  }),
  invitationCounts: t.field({
    type: objectOf(contract.Counts),
    ...ownersOnly("results:read")("Number of people who are invited, by state."),
    complexity: { field: costOf.tallies, multiplier: 1 },
    resolve: ({ id }, _args, { platform }) => countInvitations(platform, id),
  }),
}));

const UpdateInvitationInput = inputOf(PersonEdit, {
  name: "UpdateInvitation",
  description: "A change to an invitation; omitted fields stay unchanged.",
  fields: (t) => ({
    id: t.globalID(idOf(Invitation, "the invitation")),
  }),
});

builder.prismaObjectField(Attempt, "invitation", (t) =>
  t.prismaField({
    type: Invitation,
    nullable: true,
    select: { invitationId: true },
    description:
      "Invitation whose personal link was followed; null without one, for anonymous answers, and once the person was removed from the list.",
    // Runs the query even without an id, because Pothos treats an unused query as an error.
    resolve: (query, { invitationId }, _args, { platform }) =>
      platform.db.invitation.findUnique({ ...query, where: { id: invitationId ?? "" } }),
  }),
);

enumOf("InvitationChange", "Change to several invitations at once.", {
  revoke: "Withdraws the links.",
  restore: "Restores the links.",
  delete: "Removes the people from the list, with name and email address; answers stay.",
});

const ChangeInvitationsInput = inputOf(SeveralChange, {
  name: "ChangeInvitations",
  description: "A change to several invitations.",
  without: ["ids"],
  fields: (t) => ({
    contentId: t.globalID(ownItem),
    ids: t.globalIDList({
      for: Invitation,
      required: true,
      description: `Global ids of the invitations, at most ${mostAtOnce}; those that are not on the list are skipped.`,
    }),
  }),
});

builder.mutationFields((t) => ({
  updateInvitation: t.prismaField({
    type: Invitation,
    description:
      "Changes an invitation to one of your items, grants extra time or withdraws the link. Extra time also applies to an attempt that has started.",
    ...forSignedIn(gives("The invitation as it is now.")),
    args: { input: t.arg({ type: UpdateInvitationInput, required: true, description: "The change." }) },
    resolve: async (query, _root, { input: { id, ...change } }, { platform, viewer }) => {
      await editInvitation(platform, viewer, id.id, change);
      return reload(platform.db.invitation, query, id.id);
    },
  }),
  deleteInvitation: t.prismaField({
    type: Content,
    description:
      "Removes a person from the list of one of your items, with name and email address. The link is withdrawn; answers stay.",
    ...forSignedIn(givesContent),
    args: { id: t.arg.globalID(idOf(Invitation, "the invitation")) },
    resolve: async (query, _root, { id }, { platform, viewer }) =>
      reload(platform.db.content, query, await deleteInvitation(platform, viewer, id.id)),
  }),
  changeInvitations: t.field({
    type: objectOf(contract.ChangedInvitations, { scope: "signedIn" }),
    description:
      "Withdraws several links to one of your items, restores them, or removes the people from the list, all at once. Sent again, it changes nothing more.",
    ...forSignedIn(gives("The result.")),
    args: { input: t.arg({ type: ChangeInvitationsInput, required: true, description: "The change." }) },
    resolve: (_root, { input: { contentId, ids, change } }, { platform, viewer }) =>
      changeInvitations(platform, viewer, contentId.id, { change, ids: ids.map(({ id }) => id) }),
  }),
  openInvitation: t.field({
    type: objectOf(contract.OpenedInvitation),
    description: "Records that a personal link was followed. NOT_INVITED if the link is incomplete or was withdrawn.",
    errors: gives("The data shown to anyone who follows the link."),
    authScopes: { public: true },
    args: {
      contentId: t.arg.globalID(idOf(Content, "the item")),
      personalKey: t.arg.string({ required: true, description: "The key in the link." }),
    },
    resolve: (_root, { contentId, personalKey }, { platform, viewer }) =>
      openInvitation(platform, viewer, contentId.id, { personalKey }),
  }),
  drawBallot: t.field({
    type: objectOf(contract.DrawnBallot),
    description:
      "Exchanges a personal link for a ballot where answers are anonymous: signs the blinded message of a token (RFC 9474, RSABSSA-SHA384-PSS-Deterministic) without seeing it, once for each link. The attempt key then consists of `assay_bal_`, the token, a dot and the signature, token and signature in base64url. The same message is signed again; a different one is refused.",
    errors: gives("The blind signature."),
    authScopes: { public: true },
    args: {
      contentId: t.arg.globalID(idOf(Content, "the item")),
      personalKey: t.arg.string({ required: true, description: "The key in the link." }),
      blinded: t.arg.string({ required: true, description: "The blinded message: 256 bytes in base64url." }),
    },
    resolve: (_root, { contentId, ...drawing }, { platform, viewer }) =>
      drawBallot(platform, viewer, contentId.id, drawing),
  }),
}));
