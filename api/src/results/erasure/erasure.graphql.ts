import type { Erasure as Receipt } from "../../generated/prisma/client.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { gives } from "../../platform/graphql/descriptions.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import { keyDescription } from "../../platform/work/idempotency.ts";
import { erasePerson, ownErasure, type ErasurePreview as Preview, previewErasure } from "./erasure.ts";
import type { ErasedItem as Erased } from "./found.ts";

const ErasedItem = builder.objectRef<Erased>("ErasedItem").implement({
  description: "What is kept of a person at one item.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    contentId: t.id({
      description: "The global id of the item.",
      resolve: ({ contentId }) => globalId("Content", contentId),
    }),
    title: t.exposeString("title", { description: "The heading that takers saw." }),
    isInTrash: t.exposeBoolean("isInTrash", { description: "Whether the item is in the trash." }),
    attempts: t.exposeInt("attempts", { description: "Responses, which are taken out of every figure." }),
    deletedAttempts: t.exposeInt("deletedAttempts", {
      description: "Responses that were deleted before, while that could still be undone.",
    }),
    invitations: t.int({
      description: "The number of invitations to it, with the name and the address.",
      resolve: ({ invitations = 0 }) => invitations,
    }),
    messages: t.exposeInt("messages", {
      description: "Entries in the logs of webhooks, with what was sent. What receivers have is theirs to erase.",
    }),
  }),
});

const descriptions = {
  isEverywhere: "Whether all items of the site are meant; otherwise one's own.",
  items: "The items with anything under the address, also in the trash.",
  mails: "Mails with results, and for administrators all that were sent.",
  mailStops:
    "Whether the address refuses mails: for administrators that is 1 then, and kept as a keyed hash, so that it is still respected.",
};

const ErasurePreview = builder.objectRef<Preview>("ErasurePreview").implement({
  description: "What would be erased of a person now.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    isEverywhere: t.exposeBoolean("everywhere", { description: descriptions.isEverywhere }),
    items: t.field({ type: [ErasedItem], description: descriptions.items, resolve: ({ items }) => items }),
    mails: t.exposeInt("mails", { description: descriptions.mails }),
    mailStops: t.exposeInt("mailStops", { description: descriptions.mailStops }),
  }),
});

const Erasure = builder.objectRef<Receipt>("Erasure").implement({
  description: "The receipt of an erasure, without the address.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    key: t.exposeString("id", { description: "The id, as REST writes it." }),
    isDone: t.boolean({
      description: "Whether all is erased. It is done in the background, mostly within a second.",
      resolve: ({ address }) => address === null,
    }),
    isEverywhere: t.exposeBoolean("everywhere", { description: descriptions.isEverywhere }),
    items: t.field({ type: [ErasedItem], description: descriptions.items, resolve: ({ items }) => items }),
    mails: t.exposeInt("mails", { description: descriptions.mails }),
    mailStops: t.exposeInt("mailStops", { description: descriptions.mailStops }),
    salt: t.exposeString("salt", { description: "Of the hash." }),
    addressHash: t.exposeString("addressHash", {
      description: "SHA-256 of the salt, as it is written here, followed by the address in lower case.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was asked for." }),
    doneAt: t.expose("doneAt", {
      type: "DateTime",
      nullable: true,
      description: "When all was erased; null while it is being erased.",
    }),
  }),
});

const email = { required: true, description: "The address, in any case." } as const;
const isEverywhere = {
  description: "True for all items of the site, which only administrators may; otherwise one's own.",
} as const;

builder.queryFields((t) => ({
  erasurePreview: t.field({
    type: ErasurePreview,
    nullable: true,
    description:
      "What would be erased of a person: what was handed in under an address at one's own items, or everywhere; null to who may not know. No token can ask for it.",
    authScopes: { signedIn: true },
    args: { email: t.arg.string(email), isEverywhere: t.arg.boolean(isEverywhere) },
    resolve: (_root, { email, isEverywhere }, { platform, viewer }) =>
      previewErasure(platform, viewer, { email, everywhere: isEverywhere }),
  }),
  erasure: t.field({
    type: Erasure,
    nullable: true,
    description: "The receipt of an erasure of one's own; null if there is none. No token can ask for it.",
    authScopes: { signedIn: true },
    args: { key: t.arg.string({ required: true, description: "The key of the erasure." }) },
    resolve: (_root, { key }, { platform, viewer }) => ownErasure(platform, viewer, key),
  }),
}));

builder.mutationField("erasePerson", (t) =>
  t.field({
    type: Erasure,
    description:
      "Erases everything under an address: responses, with their starts and in every figure, what could be restored of deleted ones, entries in the logs of webhooks, and mails. It cannot be undone. An account with that address stays. No token can do it.",
    errors: gives("The receipt; the erasure has begun."),
    authScopes: { signedIn: true },
    args: {
      email: t.arg.string(email),
      isEverywhere: t.arg.boolean(isEverywhere),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: (_root, { email, isEverywhere, idempotencyKey }, { platform, viewer }) =>
      erasePerson(platform, viewer, { email, everywhere: isEverywhere }, idempotencyKey),
  }),
);
