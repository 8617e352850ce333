import { User } from "../../account/account.graphql.ts";
import { Content } from "../../content/content.graphql.ts";
import { EventType } from "../../content/event/event.graphql.ts";
import { nameOf } from "../../content/event/event.shared.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { gives, givesContent, givesUser } from "../../platform/graphql/descriptions.ts";
import { reload } from "../../platform/graphql/selection.ts";
import { signedIn } from "../../platform/identity/viewer.ts";
import { keyDescription } from "../../platform/work/idempotency.ts";
import { Webhook } from "../webhook.graphql.ts";
import { createEndpoint, createWebhook, updateEndpoint } from "./change.ts";
import { most } from "./endpoint.shared.ts";
import { deleteEndpoint, deleteWebhook, rotateSecret } from "./endpoint.ts";

const fields = {
  url: "The address to send to; https, without user and password.",
  events: "What is sent; at least one.",
  allItems: "Whether it is of all items, also of those to come.",
  contentIds: `The global ids of the items that it is of, at most ${most.items}; not together with allItems.`,
  description: "What it is for, at most 200 characters.",
};

const CreateAccountWebhookInput = builder.inputType("CreateAccountWebhookInput", {
  description: "A webhook of all items or of some.",
  fields: (t) => ({
    url: t.string({ required: true, description: fields.url }),
    events: t.field({ type: [EventType], required: true, description: fields.events }),
    allItems: t.boolean({ description: `${fields.allItems} Else contentIds names them.` }),
    contentIds: t.globalIDList({ description: fields.contentIds }),
    description: t.string({ description: fields.description }),
    idempotencyKey: t.string({ description: keyDescription }),
  }),
});

const UpdateWebhookInput = builder.inputType("UpdateWebhookInput", {
  description: "What to change; what is left out stays.",
  fields: (t) => ({
    url: t.string({ description: `${fields.url} Messages that wait go there.` }),
    events: t.field({ type: [EventType], description: fields.events }),
    allItems: t.boolean({ description: "True to have it of all items." }),
    contentIds: t.globalIDList({ description: fields.contentIds }),
    description: t.string({ description: `${fields.description} An empty text removes it.` }),
    paused: t.boolean({
      description: "True pauses it. False lets it go on, also after it was switched off.",
    }),
  }),
});

interface Written {
  events?: Parameters<typeof nameOf>[0][] | null;
  contentIds?: { id: string }[] | null;
}

/** Converts to the domain's event names and item ids. Null means absent. */
function inputOf<Input extends Written>({ events, contentIds, ...rest }: Input) {
  const written = { ...rest, events: events?.map(nameOf), contentIds: contentIds?.map(({ id }) => id) };
  return Object.fromEntries(Object.entries(written).filter(([, value]) => value != null));
}

builder.mutationFields((t) => ({
  createWebhook: t.prismaField({
    type: Webhook,
    description: "Has each new attempt at one's own item sent to an address.",
    errors: gives("The webhook, with the secret that signs its messages."),
    authScopes: { signedIn: true },
    args: {
      contentId: t.arg.globalID({ for: Content, required: true, description: "The global id of one's own item." }),
      url: t.arg.string({ required: true, description: "The address to send to; https, without user and password." }),
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
      "Deletes a webhook with its log and gives back the item that it was of, of several the first. CONFLICT for one of all items: see removeWebhook.",
    errors: givesContent,
    authScopes: { signedIn: true },
    args: {
      id: t.arg.globalID({ for: Webhook, required: true, description: "The global id of the webhook." }),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: async (query, _root, { id: { id }, idempotencyKey }, { platform, viewer }) => {
      const content = await deleteWebhook(platform, viewer, id, idempotencyKey);
      return reload(platform.db.content, query, content.id);
    },
  }),
  rotateWebhookSecret: t.prismaField({
    type: Webhook,
    description: "Replaces a webhook's secret; messages are signed with the old one as well for a day.",
    errors: gives("The webhook, with the new secret."),
    authScopes: { signedIn: true },
    args: {
      id: t.arg.globalID({ for: Webhook, required: true, description: "The global id of the webhook." }),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: async (query, _root, { id: { id }, idempotencyKey }, { platform, viewer }) => {
      await rotateSecret(platform, viewer, id, idempotencyKey);
      return reload(platform.db.webhook, query, id);
    },
  }),
  createAccountWebhook: t.prismaField({
    type: Webhook,
    description: "Has what happens to all of one's own items, or to some, sent to an address.",
    errors: gives("The webhook, with the secret that signs its messages."),
    authScopes: { signedIn: true },
    args: {
      input: t.arg({ type: CreateAccountWebhookInput, required: true, description: "The webhook to be made." }),
    },
    resolve: async (query, _root, { input: { idempotencyKey, ...input } }, { platform, viewer }) => {
      const { id } = await createEndpoint(platform, viewer, inputOf(input), idempotencyKey);
      return reload(platform.db.webhook, query, id);
    },
  }),
  updateWebhook: t.prismaField({
    type: Webhook,
    description: "Changes one's own webhook, pauses it or lets it go on.",
    errors: gives("The webhook as it is now."),
    authScopes: { signedIn: true },
    args: {
      id: t.arg.globalID({ for: Webhook, required: true, description: "The global id of the webhook." }),
      input: t.arg({ type: UpdateWebhookInput, required: true, description: "What to change." }),
    },
    resolve: async (query, _root, { id: { id }, input }, { platform, viewer }) => {
      await updateEndpoint(platform, viewer, id, inputOf(input));
      return reload(platform.db.webhook, query, id);
    },
  }),
  removeWebhook: t.prismaField({
    type: User,
    description: "Deletes any of one's own webhooks with its log, and gives back its owner with those that are left.",
    errors: givesUser,
    authScopes: { signedIn: true },
    args: {
      id: t.arg.globalID({ for: Webhook, required: true, description: "The global id of the webhook." }),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: async (query, _root, { id: { id }, idempotencyKey }, { platform, viewer }) => {
      await deleteEndpoint(platform, viewer, id, idempotencyKey);
      return reload(platform.db.user, query, signedIn(viewer).id);
    },
  }),
}));
