import { User } from "../account/account.graphql.ts";
import { restorable } from "../account/standing/standing.ts";
import { Content, ownersOnly, ownOnly } from "../content/content.graphql.ts";
import { EventType } from "../content/event/event.graphql.ts";
import { builder } from "../platform/graphql/builder.ts";
import { pageById } from "../platform/graphql/list/page-arguments.ts";
import { guardedBy } from "../platform/graphql/scopes.ts";
import { patience } from "./delivery/schedule.shared.ts";
import { most } from "./endpoint/endpoint.shared.ts";
import { naming, ofAccountWith } from "./endpoint/endpoint.ts";
import { maySeeWebhook, secretFor, webhookFacts } from "./webhook.policy.ts";

const WebhookEnd = builder.enumType("WebhookEnd", {
  description: "Why a webhook was switched off.",
  values: {
    GONE: { value: "gone", description: "Its receiver answered 410." },
    FAILING: { value: "failing", description: `Its receiver took nothing for ${patience} days.` },
  } as const,
});

/** Selects all items in a fixed order, as the policy needs them. Items in the trash are hidden later. */
const itemsWith = <Query>(content: Query) =>
  ({ items: { where: { content: restorable }, orderBy: { contentId: "asc" }, select: { content } } }) as const;

const shown = <Item extends { deletedAt: Date | null }>(items: readonly { content: Item }[]) =>
  items.map(({ content }) => content).filter(({ deletedAt }) => deletedAt === null);

export const Webhook = builder.prismaNode("Webhook", {
  id: { field: "id" },
  ...guardedBy(maySeeWebhook),
  description: "An address that is sent what happens to items. Visible to its owner.",
  select: webhookFacts,
  fields: (t) => ({
    url: t.exposeString("url", { description: "The address that messages are sent to." }),
    description: t.exposeString("description", {
      nullable: true,
      description: "What it is for, in its owner's words; null without any.",
    }),
    events: t.expose("events", { type: [EventType], description: "What is sent." }),
    allItems: t.exposeBoolean("allItems", { description: "Whether it is of all items, also of those to come." }),
    content: t.field({
      type: Content,
      nullable: true,
      description: "The one item that it is of; null for a webhook of all items or of several.",
      select: (_args, _context, nested) => itemsWith(nested(true)),
      resolve: ({ items }) => {
        const [first, ...more] = shown(items);
        return first && more.length === 0 ? first : null;
      },
    }),
    contents: t.field({
      type: [Content],
      description: `The items that it is of, at most ${most.items}; none if it is of all.`,
      select: (_args, _context, nested) => itemsWith(nested(true)),
      resolve: ({ items }) => shown(items),
    }),
    secret: t.string({
      nullable: true,
      description:
        "The secret that signs each message by the scheme of standardwebhooks.com; null to a token without `webhooks:write`.",
      select: { secret: true },
      resolve: (webhook, _args, { viewer }) => secretFor(viewer, webhook),
    }),
    pausedAt: t.expose("pausedAt", {
      type: "DateTime",
      nullable: true,
      description: "When its owner paused it; null while it is not paused.",
    }),
    failingSince: t.expose("failingSince", {
      type: "DateTime",
      nullable: true,
      description: "The first failed try since a message was taken last; null without any.",
    }),
    disabledAt: t.expose("disabledAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was switched off; null while it is on.",
    }),
    disabledBecause: t.expose("disabledBecause", {
      type: WebhookEnd,
      nullable: true,
      description: "Why it was switched off; null while it is on.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
  }),
});

builder.prismaObjectField(Content, "webhooks", (t) =>
  t.prismaField({
    type: [Webhook],
    ...ownersOnly("webhooks:read")(
      "The webhooks that name the item, oldest first; those of all items are not among them.",
    ),
    resolve: (query, { id }, _args, { platform, viewer }) =>
      platform.db.webhook.findMany({ ...query, where: naming(viewer, id), orderBy: { id: "asc" } }),
  }),
);

builder.prismaObjectField(User, "webhooks", (t) =>
  t.prismaConnection(
    {
      type: Webhook,
      ...ownOnly("webhooks:read")(
        "The viewer's own webhooks, of single items as well, oldest first; at most 100 a page.",
      ),
      cursor: "id",
      args: { allItems: t.arg.boolean({ description: "Only those of all items, or only the others." }) },
      resolve: (query, _user, { allItems }, { platform, viewer }) =>
        platform.db.webhook.findMany({ ...query, ...pageById(query, "asc", ofAccountWith(viewer, allItems)) }),
    },
    { name: "UserWebhooksConnection" },
    { name: "UserWebhooksConnectionEdge" },
  ),
);
