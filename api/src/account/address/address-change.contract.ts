import { z } from "zod";
import { Message, promised, timestamp } from "../../platform/rest/operation.ts";
import { MailedToken } from "../account.rules.ts";

const AddressChange = z
  .object({
    email: z.string().meta({ description: "The new address.", example: "ada@lovelace.example" }),
    isConfirmed: z.boolean().meta({ description: "Whether the link to the new address was followed." }),
    needsApproval: z.boolean().meta({ description: "Whether the link to the present address must be followed too." }),
    expiresAt: timestamp.meta({ description: "When the links that were mailed end." }),
  })
  .meta({ id: "AddressChange", description: "A new address that does not count yet." });
export type AddressChange = z.output<typeof AddressChange>;

const tag = "Account";

export const readAddressChange = promised({
  operationId: "readAddressChange",
  tag,
  summary: "The new address that waits to be confirmed, if there is one",
  description: "The present address counts until then.",
  account: "required",
  scopes: "inPerson",
  answers: {
    200: {
      description: "The change.",
      body: z.object({ change: AddressChange.nullable().meta({ description: "Null if none waits." }) }),
    },
  },
});

export const cancelAddressChange = promised({
  operationId: "cancelAddressChange",
  tag,
  summary: "Keep the present address",
  description: "The links that were mailed for the new one stop working. Without a change it does nothing.",
  account: "required",
  scopes: "inPerson",
  answers: { 200: { description: "Only the present address counts.", body: Message } },
});

export const resendAddressChange = promised({
  operationId: "resendAddressChange",
  tag,
  summary: "Mail the links for the new address once more; those before are void",
  description: "If no new address waits, the answer is 409.",
  account: "required",
  scopes: "inPerson",
  answers: { 200: { description: "The links are on their way.", body: Message } },
  refusals: ["CONFLICT", "RATE_LIMITED"],
  says: { CONFLICT: "There is no new address that waits to be confirmed" },
});

export const approveAddressChange = promised({
  operationId: "approveAddressChange",
  tag,
  summary: "Agree to a new address, from the present one",
  description: "The new address counts once the link to it was followed as well.",
  body: MailedToken,
  answers: { 200: { description: "It is approved; the message says whether it counts already.", body: Message } },
  refusals: ["CONFLICT", "RATE_LIMITED"],
  says: { CONFLICT: "An account with this email already exists" },
});

const LinkState = z.object({
  isUsed: z.boolean(),
  message: z.string().nullable().meta({
    description: "What became of a used link, in a sentence for people; null for an unused one.",
    example: "The address of the account is ada@lovelace.example now",
  }),
});
export type LinkState = z.output<typeof LinkState>;

const readingLink = (operationId: string, kind: "approve" | "undo") =>
  promised({
    operationId,
    tag,
    summary: `What became of a link to ${kind} a new address`,
    description: "Changes nothing.",
    body: MailedToken,
    answers: { 200: { description: "Whether the link was used.", body: LinkState } },
    refusals: ["RATE_LIMITED"],
  });

export const readLink = {
  approve: readingLink("readApprovalLink", "approve"),
  undo: readingLink("readUndoLink", "undo"),
};

export const undoAddressChange = promised({
  operationId: "undoAddressChange",
  tag,
  summary: "Take an account back to its former address",
  description:
    "Works for seven days. Voids the password, ends every session, and mails a link to choose a new password.",
  body: MailedToken,
  answers: { 200: { description: "The former address counts again.", body: Message } },
  refusals: ["RATE_LIMITED"],
});
