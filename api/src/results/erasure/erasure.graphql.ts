import type { Erasure as Receipt } from "../../generated/prisma/client.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { forSignedIn, gives } from "../../platform/graphql/descriptions.ts";
import { globalId } from "../../platform/graphql/ids.ts";
import { fieldsOf } from "../../platform/shape/object.ts";
import { keyDescription } from "../../platform/work/idempotency.ts";
import type { ErasedItem as Erased } from "./erased-items.ts";
import * as contract from "./erasure.contract.ts";
import { erasePerson, ownErasure, type ErasurePreview as Preview, previewErasure } from "./erasure.ts";

const ErasedItem = builder.objectRef<Erased>("ErasedItem").implement({
  description: "Stored data about a person at one item.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    contentId: t.id({
      description: "The global id of the item.",
      resolve: ({ contentId }) => globalId("Content", contentId),
    }),
    ...fieldsOf(t, contract.ErasedItem, ["title", "isInTrash", "attempts", "deletedAttempts", "messages"]),
    invitations: t.int({
      description: contract.ErasedItem.shape.invitations.description ?? "",
      resolve: ({ invitations = 0 }) => invitations,
    }),
  }),
});

const itemsText = contract.ErasurePreview.shape.items.description ?? "";

const ErasurePreview = builder.objectRef<Preview>("ErasurePreview").implement({
  description: "Data about a person that would be erased now.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    ...fieldsOf(t, contract.ErasurePreview, ["everywhere as isEverywhere", "mails", "mailStops"]),
    items: t.field({ type: [ErasedItem], description: itemsText, resolve: ({ items }) => items }),
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
    ...fieldsOf(t, contract.Erasure, [
      "everywhere as isEverywhere",
      "mails",
      "mailStops",
      "salt",
      "addressHash",
      "createdAt",
      "doneAt",
    ]),
    items: t.field({ type: [ErasedItem], description: itemsText, resolve: ({ items }) => items }),
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
      "Data about a person that would be erased: responses submitted under an email address at your items, or everywhere; null to viewers without permission. Not available to tokens.",
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
    ...forSignedIn(gives("The receipt; the erasure has started.")),
    args: {
      email: t.arg.string(email),
      isEverywhere: t.arg.boolean(isEverywhere),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: (_root, { email, isEverywhere, idempotencyKey }, { platform, viewer }) =>
      erasePerson(platform, viewer, { email, everywhere: isEverywhere }, idempotencyKey),
  }),
);
