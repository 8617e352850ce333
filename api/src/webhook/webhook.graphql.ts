import { User } from "../account/account.graphql.ts";
import { restorable } from "../account/standing/standing.ts";
import { Content, ownersOnly, ownOnly } from "../content/content.graphql.ts";
import { EventType } from "../content/event/event.graphql.ts";
import { builder } from "../platform/graphql/builder.ts";
import { pageById } from "../platform/graphql/list/page-arguments.ts";
import { guardedBy } from "../platform/graphql/scopes.ts";
import { enumOf } from "../platform/shape/enum.ts";
import { fieldsOf } from "../platform/shape/object.ts";
import { patience } from "./delivery/schedule.shared.ts";
import { most } from "./endpoint/endpoint.shared.ts";
import { naming, ofAccountWith } from "./endpoint/endpoint.ts";
import * as contract from "./webhook.contract.ts";
import { maySeeWebhook, secretFor, webhookFacts } from "./webhook.policy.ts";

enumOf("WebhookEnd", "Reason why a webhook was disabled.", {
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
    ...fieldsOf(t, contract.Webhook, [
      "url",
      "description",
      "allItems",
      "pausedAt",
      "failingSince",
      "disabledAt",
      "disabledBecause",
      "createdAt",
    ]),
    events: t.expose("events", { type: [EventType], description: "Events that the webhook sends." }),
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
      description: contract.Webhook.shape.secret.description ?? "",
      select: { secret: true },
      resolve: (webhook, _args, { viewer }) => secretFor(viewer, webhook),
    }),
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
