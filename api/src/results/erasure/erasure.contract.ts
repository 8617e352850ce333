import { z } from "zod";
import { id, promised, timestamp } from "../../platform/rest/operation.ts";

export const ErasedItem = z
  .object({
    contentId: id.describe("The id of the item."),
    title: z.string().meta({ description: "Title that participants saw.", example: "Rivers of Europe" }),
    isInTrash: z.boolean().describe("Whether the item is in the trash."),
    attempts: z.int().meta({ description: "Number of responses, which are removed from every figure.", example: 2 }),
    deletedAttempts: z.int().meta({
      description: "Number of responses that were deleted before, while that could still be undone.",
      example: 0,
    }),
    invitations: z.int().describe("Number of invitations to the item, with the name and the email address."),
    messages: z.int().meta({
      description:
        "Number of entries in webhook logs, with the messages sent. Receivers have to erase their own copies.",
      example: 1,
    }),
  })
  .meta({ id: "ErasedItem", description: "Stored data about a person at one item." });

const what = {
  everywhere: z.boolean().describe("Whether the erasure covers all items of the site; otherwise only your own."),
  items: z.array(ErasedItem).describe("Items with any data under the email address, including items in the trash."),
  mails: z.int().meta({
    description:
      "Number of emails about results and invitations; for administrators, of all emails except waiting ones about an account.",
    example: 1,
  }),
  mailStops: z.int().meta({
    description:
      "1 if the address refuses emails, as far as administrators see it; otherwise 0. The refusal is kept as a keyed hash, so that it is still respected.",
    example: 0,
  }),
};

export const ErasurePreview = z
  .object(what)
  .meta({ id: "ErasurePreview", description: "Data about a person that would be erased now." });
export type ErasurePreview = z.output<typeof ErasurePreview>;

export const Erasure = z
  .object({
    id,
    state: z
      .enum(["erasing", "done"])
      .describe("State of the erasure, which runs in the background and usually takes less than a second."),
    ...what,
    salt: z.string().meta({ description: "Salt of the hash.", example: "9f86d081884c7d659a2feaa0c55ad015" }),
    addressHash: z.string().meta({
      description:
        "SHA-256 of the salt, as written here, followed by the email address in lower case: proves to anyone who knows the address that it was erased.",
      example: "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae",
    }),
    createdAt: timestamp.describe("Time of the request."),
    doneAt: timestamp.nullable().describe("Time of completion; null while the erasure is running."),
  })
  .meta({ id: "Erasure", description: "The receipt of an erasure, without the email address." });
export type Erasure = z.output<typeof Erasure>;

const Person = z
  .object({
    email: z.string().meta({ description: "Email address; case is ignored.", example: "ada@example.com" }),
    everywhere: z.boolean().optional().meta({
      description: "True for all items of the site, which only administrators may erase from; otherwise only your own.",
      example: false,
    }),
  })
  .meta({ id: "ErasedPerson" });

const asked = { tag: "Account", account: "required", scopes: "inPerson", body: Person } as const;

export const previewErasure = promised({
  ...asked,
  operationId: "previewErasure",
  summary: "Preview the erasure of a person",
  description:
    "Shows the data submitted under an email address at your items. For all items of the site, includes responses that the account with that address submitted while logged in.",
  answers: { 200: { description: "The data, item by item.", body: ErasurePreview } },
});

export const erasePerson = promised({
  ...asked,
  operationId: "erasePerson",
  summary: "Erase everything under an email address",
  description:
    "Erases responses, with their starts and from every figure, deleted responses that could be restored, entries in webhook logs, and emails. It cannot be undone. An account with that address stays; its owner has to delete it. Text that a person wrote in an answer is erased only with its response. Webhooks receive `attempt.deleted`.",
  isKeyed: true,
  answers: { 201: { description: "The receipt; the erasure has started.", body: Erasure } },
});

export const readErasure = promised({
  tag: asked.tag,
  account: asked.account,
  scopes: asked.scopes,
  operationId: "readErasure",
  summary: "Read the receipt of an erasure",
  description:
    "The receipt is kept for 365 days, or the number of days in `AUDIT_DAYS`, and no longer than the account that requested the erasure.",
  answers: { 200: { description: "The receipt.", body: Erasure } },
});
