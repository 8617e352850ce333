import { User } from "../account/account.graphql.ts";
import { restorable } from "../account/standing/standing.ts";
import { Content, ownersOnly, ownOnly } from "../content/content.graphql.ts";
import { EventType } from "../content/event/event.graphql.ts";
import { builder } from "../platform/graphql/builder.ts";
import { pageById } from "../platform/graphql/list/page-arguments.ts";
import { guardedBy } from "../platform/graphql/scopes.ts";
import { enumOf } from "../platform/shape/enum.ts";
import { patience } from "./delivery/schedule.shared.ts";
import { most } from "./endpoint/endpoint.shared.ts";
import { naming, ofAccountWith } from "./endpoint/endpoint.ts";
import { maySeeWebhook, secretFor, webhookFacts } from "./webhook.policy.ts";

const WebhookEnd = enumOf("WebhookEnd", "Reason why a webhook was disabled.", {
  gone: "The receiver answered 410.",
  failing: `The receiver accepted nothing for ${patience} days.`,
});

/** Selects all items in a fixed order, as the policy needs them. Items in the trash are hidden later. */
const itemsWith = <Query>(content: Query) =>
  ({ items: { where: { content: restorable }, orderBy: { contentId: "asc" }, select: { content } } }) as const;

const shown = <Item extends { deletedAt: Date | null }>(items: readonly { content: Item }[]) =>
  items.map(({ content }) => content).filter(({ deletedAt }) => deletedAt === null);

export const Webhook = builder.prismaNode("Webhook", {
  id: { field: "id" },
  ...guardedBy(maySeeWebhook),
  description: "A webhook, which sends events about items to a URL. Visible to its owner.",
  select: webhookFacts,
  fields: (t) => ({
    url: t.exposeString("url", { description: "URL that messages are sent to." }),
    description: t.exposeString("description", {
      nullable: true,
      description: "Purpose of the webhook, in the owner's words; null if not set.",
    }),
    events: t.expose("events", { type: [EventType], description: "Events that the webhook sends." }),
    allItems: t.exposeBoolean("allItems", {
      description: "Whether the webhook covers all items, including future ones.",
    }),
    content: t.field({
      type: Content,
      nullable: true,
      description: "The only item that the webhook covers; null if it covers all or several items.",
      select: (_args, _context, nested) => itemsWith(nested(true)),
      resolve: ({ items }) => {
        const [first, ...more] = shown(items);
        return first && more.length === 0 ? first : null;
      },
    }),
    contents: t.field({
      type: [Content],
      description: `Items that the webhook covers, at most ${most.items}; empty if it covers all.`,
      select: (_args, _context, nested) => itemsWith(nested(true)),
      resolve: ({ items }) => shown(items),
    }),
    secret: t.string({
      nullable: true,
      description:
        "Secret that signs each message, as defined by standardwebhooks.com; null for tokens without `webhooks:write`.",
      select: { secret: true },
      resolve: (webhook, _args, { viewer }) => secretFor(viewer, webhook),
    }),
    pausedAt: t.expose("pausedAt", {
      type: "DateTime",
      nullable: true,
      description: "When the owner paused the webhook; null while it is not paused.",
    }),
    failingSince: t.expose("failingSince", {
      type: "DateTime",
      nullable: true,
      description: "Time of the first failed try since the last accepted message; null without one.",
    }),
    disabledAt: t.expose("disabledAt", {
      type: "DateTime",
      nullable: true,
      description: "When the webhook was disabled; null while it is enabled.",
    }),
    disabledBecause: t.expose("disabledBecause", {
      type: WebhookEnd,
      nullable: true,
      description: "Reason why the webhook was disabled; null while it is enabled.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When the webhook was created." }),
  }),
});

builder.prismaObjectField(Content, "webhooks", (t) =>
  t.prismaField({
    type: [Webhook],
    ...ownersOnly("webhooks:read")("Webhooks that name the item, oldest first, without those that cover all items."),
    resolve: (query, { id }, _args, { platform, viewer }) =>
      platform.db.webhook.findMany({ ...query, where: naming(viewer, id), orderBy: { id: "asc" } }),
  }),
);

builder.prismaObjectField(User, "webhooks", (t) =>
  t.prismaConnection(
    {
      type: Webhook,
      ...ownOnly("webhooks:read")(
        "The viewer's own webhooks, including those that cover single items, oldest first; at most 100 a page.",
      ),
      cursor: "id",
      args: {
        allItems: t.arg.boolean({
          description: "True for only the webhooks that cover all items, false for only the others.",
        }),
      },
      resolve: (query, _user, { allItems }, { platform, viewer }) =>
        platform.db.webhook.findMany({ ...query, ...pageById(query, "asc", ofAccountWith(viewer, allItems)) }),
    },
    { name: "UserWebhooksConnection" },
    { name: "UserWebhooksConnectionEdge" },
  ),
);
