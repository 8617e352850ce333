import { z } from "zod";
import { id, promised, timestamp } from "../../platform/rest/operation.ts";

const ErasedItem = z
  .object({
    contentId: id.meta({ description: "The id of the item." }),
    title: z.string().meta({ example: "Rivers of Europe" }),
    isInTrash: z.boolean(),
    attempts: z.int().meta({ description: "Responses, which are taken out of every figure.", example: 2 }),
    deletedAttempts: z
      .int()
      .meta({ description: "Responses that were deleted before, while that could still be undone.", example: 0 }),
    invitations: z.int().meta({ description: "Invitations to it, with the name and the address." }),
    messages: z.int().meta({
      description: "Entries in the logs of webhooks, with what was sent. What receivers have is theirs to erase.",
      example: 1,
    }),
  })
  .meta({ id: "ErasedItem", description: "What is kept of a person at one item." });

const what = {
  everywhere: z.boolean().meta({ description: "Whether all items of the site are meant; otherwise one's own." }),
  items: z.array(ErasedItem).meta({ description: "The items with anything under the address, also in the trash." }),
  mails: z.int().meta({ description: "Mails with results, and for administrators all that were sent.", example: 1 }),
  mailStops: z.int().meta({
    description:
      "Whether the address refuses mails: for administrators that is 1 then, and kept as a keyed hash, so that it is still respected.",
    example: 0,
  }),
};

const ErasurePreview = z
  .object(what)
  .meta({ id: "ErasurePreview", description: "What would be erased of a person now." });
export type ErasurePreview = z.output<typeof ErasurePreview>;

const Erasure = z
  .object({
    id,
    state: z.enum(["erasing", "done"]).meta({ description: "It is done in the background, mostly within a second." }),
    ...what,
    salt: z.string().meta({ example: "9f86d081884c7d659a2feaa0c55ad015" }),
    addressHash: z.string().meta({
      description:
        "SHA-256 of the salt, as it is written here, followed by the address in lower case: proves to who knows the address that it is meant.",
      example: "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae",
    }),
    createdAt: timestamp,
    doneAt: timestamp.nullable().meta({ description: "Null while it is being erased." }),
  })
  .meta({ id: "Erasure", description: "The receipt of an erasure, without the address." });
export type Erasure = z.output<typeof Erasure>;

const Person = z
  .object({
    email: z.string().meta({ description: "The address, in any case.", example: "ada@example.com" }),
    everywhere: z.boolean().optional().meta({
      description: "True for all items of the site, which only administrators may; otherwise one's own.",
      example: false,
    }),
  })
  .meta({ id: "ErasedPerson" });

const asked = { tag: "Account", account: "required", scopes: "inPerson", body: Person } as const;

export const previewErasure = promised({
  ...asked,
  operationId: "previewErasure",
  summary: "What would be erased of a person",
  description:
    "What was handed in under an address at one's own items. For all items of the site, also what the account with that " +
    "address handed in while signed in.",
  answers: { 200: { description: "What there is, item by item.", body: ErasurePreview } },
});

export const erasePerson = promised({
  ...asked,
  operationId: "erasePerson",
  summary: "Erase everything under an address",
  description:
    "Responses, with their starts and in every figure, what could be restored of deleted ones, entries in the logs of " +
    "webhooks, and mails. It cannot be undone. An account with that address stays: its person deletes it. What somebody " +
    "wrote into an answer is found by its response only. Webhooks are sent `attempt.deleted`.",
  isKeyed: true,
  answers: { 201: { description: "The receipt; the erasure has begun.", body: Erasure } },
});

export const readErasure = promised({
  tag: asked.tag,
  account: asked.account,
  scopes: asked.scopes,
  operationId: "readErasure",
  summary: "The receipt of an erasure",
  description: "Kept 365 days, or as many as `AUDIT_DAYS` says, and no longer than the account of who had it erased.",
  answers: { 200: { description: "The receipt.", body: Erasure } },
});
