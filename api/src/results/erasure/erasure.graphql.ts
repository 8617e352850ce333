import type { Erasure as Receipt } from "../../generated/prisma/client.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { gives } from "../../platform/graphql/descriptions.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import { keyDescription } from "../../platform/work/idempotency.ts";
import { erasePerson, ownErasure, type ErasurePreview as Preview, previewErasure } from "./erasure.ts";
import type { ErasedItem as Erased } from "./found.ts";

const ErasedItem = builder.objectRef<Erased>("ErasedItem").implement({
  description: "Stored data about a person at one item.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    contentId: t.id({
      description: "The global id of the item.",
      resolve: ({ contentId }) => globalId("Content", contentId),
    }),
    title: t.exposeString("title", { description: "The heading that participants saw." }),
    isInTrash: t.exposeBoolean("isInTrash", { description: "Whether the item is in the trash." }),
    attempts: t.exposeInt("attempts", { description: "Number of responses, which are removed from every figure." }),
    deletedAttempts: t.exposeInt("deletedAttempts", {
      description: "Number of responses that were deleted before, while that could still be undone.",
    }),
    invitations: t.int({
      description: "Number of invitations to the item, with the name and the email address.",
      resolve: ({ invitations = 0 }) => invitations,
    }),
    messages: t.exposeInt("messages", {
      description:
        "Number of entries in webhook logs, with the messages sent. Receivers have to erase their own copies.",
    }),
  }),
});

const descriptions = {
  isEverywhere: "Whether the erasure covers all items of the site; otherwise only your own.",
  items: "Items with any data under the email address, including items in the trash.",
  mails:
    "Number of emails about results and invitations; for administrators, of all emails except waiting ones about an account.",
  mailStops:
    "1 if the address refuses emails, as far as administrators see it; otherwise 0. The refusal is kept as a keyed hash, so that it is still respected.",
};

const ErasurePreview = builder.objectRef<Preview>("ErasurePreview").implement({
  description: "Data about a person that would be erased now.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    isEverywhere: t.exposeBoolean("everywhere", { description: descriptions.isEverywhere }),
    items: t.field({ type: [ErasedItem], description: descriptions.items, resolve: ({ items }) => items }),
    mails: t.exposeInt("mails", { description: descriptions.mails }),
    mailStops: t.exposeInt("mailStops", { description: descriptions.mailStops }),
  }),
});

const Erasure = builder.objectRef<Receipt>("Erasure").implement({
  description: "The receipt of an erasure, without the email address.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    key: t.exposeString("id", { description: "The id as used in REST." }),
    isDone: t.boolean({
      description: "Whether the erasure is complete. It runs in the background and usually takes less than a second.",
      resolve: ({ address }) => address === null,
    }),
    isEverywhere: t.exposeBoolean("everywhere", { description: descriptions.isEverywhere }),
    items: t.field({ type: [ErasedItem], description: descriptions.items, resolve: ({ items }) => items }),
    mails: t.exposeInt("mails", { description: descriptions.mails }),
    mailStops: t.exposeInt("mailStops", { description: descriptions.mailStops }),
    salt: t.exposeString("salt", { description: "Salt of the hash." }),
    addressHash: t.exposeString("addressHash", {
      description: "SHA-256 of the salt, as written here, followed by the email address in lower case.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Time of the request." }),
    doneAt: t.expose("doneAt", {
      type: "DateTime",
      nullable: true,
      description: "Time of completion; null while the erasure is running.",
    }),
  }),
});

const email = { required: true, description: "Email address; case is ignored." } as const;
const isEverywhere = {
  description: "True for all items of the site, which only administrators may erase from; otherwise only your own.",
} as const;

builder.queryFields((t) => ({
  erasurePreview: t.field({
    type: ErasurePreview,
    nullable: true,
    description:
      "Data about a person that would be erased: responses submitted under an email address at your own items, or everywhere; null to viewers without permission. Not available to tokens.",
    authScopes: { signedIn: true },
    args: { email: t.arg.string(email), isEverywhere: t.arg.boolean(isEverywhere) },
    resolve: (_root, { email, isEverywhere }, { platform, viewer }) =>
      previewErasure(platform, viewer, { email, everywhere: isEverywhere }),
  }),
  erasure: t.field({
    type: Erasure,
    nullable: true,
    description: "The receipt of an erasure that you requested; null if there is none. Not available to tokens.",
    authScopes: { signedIn: true },
    args: { key: t.arg.string({ required: true, description: "The key of the erasure." }) },
    resolve: (_root, { key }, { platform, viewer }) => ownErasure(platform, viewer, key),
  }),
}));

builder.mutationField("erasePerson", (t) =>
  t.field({
    type: Erasure,
    description:
      "Erases everything under an email address: responses, with their starts and from every figure, deleted responses that could be restored, entries in webhook logs, and emails. It cannot be undone. An account with that address stays. Not available to tokens.",
    errors: gives("The receipt; the erasure has started."),
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
