import { User } from "../../account/account.graphql.ts";
import { Content, ownItem } from "../../content/content.graphql.ts";
import { EventType } from "../../content/event/event.graphql.ts";
import { nameOf } from "../../content/event/event.shared.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { forSignedIn, gives, givesContent, givesUser } from "../../platform/graphql/descriptions.ts";
import { idOf } from "../../platform/graphql/ids.ts";
import { reload } from "../../platform/graphql/selection.ts";
import { signedIn } from "../../platform/identity/viewer.ts";
import { inputOf } from "../../platform/shape/input.ts";
import { keyed } from "../../platform/shape/keyed.ts";
import { keyDescription } from "../../platform/work/idempotency.ts";
import { Webhook } from "../webhook.graphql.ts";
import { createEndpoint, createWebhook, updateEndpoint } from "./change.ts";
import { EndpointEdit, NewEndpoint } from "./endpoint.rules.ts";
import { most } from "./endpoint.shared.ts";
import { deleteEndpoint, deleteWebhook, rotateSecret } from "./endpoint.ts";

const eventsText = "Events that the webhook sends; at least one.";
const contentIdsText = `Global ids of the items that the webhook covers, at most ${most.items}; not together with allItems.`;

const CreateAccountWebhookInput = inputOf(NewEndpoint, {
  name: "CreateAccountWebhook",
  description: "A webhook that covers all items or some.",
  without: ["events", "contentIds"],
  fields: (t) => ({
    ...keyed(t),
    events: t.field({ type: [EventType], required: true, description: eventsText }),
    contentIds: t.globalIDList({ description: contentIdsText }),
  }),
});

const UpdateWebhookInput = inputOf(EndpointEdit, {
  name: "UpdateWebhook",
  description: "A change to a webhook; omitted fields stay unchanged.",
  without: ["events", "contentIds"],
  fields: (t) => ({
    events: t.field({ type: [EventType], description: eventsText }),
    contentIds: t.globalIDList({ description: contentIdsText }),
  }),
});

interface Written {
  events?: Parameters<typeof nameOf>[0][] | null;
  contentIds?: { id: string }[] | null;
}

/** Converts to the domain's event names and item ids. Null means absent. */
function givenIn<Input extends Written>({ events, contentIds, ...rest }: Input) {
  const written = { ...rest, events: events?.map(nameOf), contentIds: contentIds?.map(({ id }) => id) };
  return Object.fromEntries(Object.entries(written).filter(([, value]) => value != null));
}

builder.mutationFields((t) => ({
  createWebhook: t.prismaField({
    type: Webhook,
    description: "Creates a webhook that sends each new attempt at one of your items to a URL.",
    ...forSignedIn(gives("The webhook, with the secret that signs its messages.")),
    args: {
      contentId: t.arg.globalID(ownItem),
      url: t.arg.string({
        required: true,
        description: "URL that messages are sent to; https, without user name and password.",
      }),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: async (query, _root, { contentId, url, idempotencyKey }, { platform, viewer }) => {
      const { id } = await createWebhook(platform, viewer, contentId.id, { url }, idempotencyKey);
      return reload(platform.db.webhook, query, id);
    },
  }),
  deleteWebhook: t.prismaField({
    type: Content,
    description:
      "Deletes a webhook with its log and returns the item that it covered, or the first of several. CONFLICT for a webhook that covers all items: use removeWebhook.",
    ...forSignedIn(givesContent),
    args: {
      id: t.arg.globalID(idOf(Webhook, "the webhook")),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: async (query, _root, { id: { id }, idempotencyKey }, { platform, viewer }) => {
      const content = await deleteWebhook(platform, viewer, id, idempotencyKey);
      return reload(platform.db.content, query, content.id);
    },
  }),
  rotateWebhookSecret: t.prismaField({
    type: Webhook,
    description: "Replaces a webhook's secret. For a day, messages are signed with the old secret as well.",
    ...forSignedIn(gives("The webhook, with the new secret.")),
    args: {
      id: t.arg.globalID(idOf(Webhook, "the webhook")),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: async (query, _root, { id: { id }, idempotencyKey }, { platform, viewer }) => {
      await rotateSecret(platform, viewer, id, idempotencyKey);
      return reload(platform.db.webhook, query, id);
    },
  }),
  createAccountWebhook: t.prismaField({
    type: Webhook,
    description: "Creates a webhook that sends events about all of your items, or some, to a URL.",
    ...forSignedIn(gives("The webhook, with the secret that signs its messages.")),
    args: { input: t.arg({ type: CreateAccountWebhookInput, required: true, description: "The webhook to create." }) },
    resolve: async (query, _root, { input: { idempotencyKey, ...input } }, { platform, viewer }) => {
      const { id } = await createEndpoint(platform, viewer, givenIn(input), idempotencyKey);
      return reload(platform.db.webhook, query, id);
    },
  }),
  updateWebhook: t.prismaField({
    type: Webhook,
    description: "Changes, pauses or resumes the caller's own webhook.",
    ...forSignedIn(gives("The webhook as it is now.")),
    args: {
      id: t.arg.globalID(idOf(Webhook, "the webhook")),
      input: t.arg({ type: UpdateWebhookInput, required: true, description: "The change." }),
    },
    resolve: async (query, _root, { id: { id }, input }, { platform, viewer }) => {
      await updateEndpoint(platform, viewer, id, givenIn(input));
      return reload(platform.db.webhook, query, id);
    },
  }),
  removeWebhook: t.prismaField({
    type: User,
    description:
      "Deletes any of the caller's own webhooks with its log, and returns the owner with the remaining webhooks.",
    ...forSignedIn(givesUser),
    args: {
      id: t.arg.globalID(idOf(Webhook, "the webhook")),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: async (query, _root, { id: { id }, idempotencyKey }, { platform, viewer }) => {
      await deleteEndpoint(platform, viewer, id, idempotencyKey);
      return reload(platform.db.user, query, signedIn(viewer).id);
    },
  }),
}));
