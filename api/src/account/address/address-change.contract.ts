import { z } from "zod";
import { inPerson, Message, promised, timestamp } from "../../platform/rest/operation.ts";
import { shapes } from "../../platform/shape/shape.rules.ts";
import { MailedToken } from "../account.rules.ts";

export const AddressChange = z
  .object({
    email: z.string().meta({ description: "The new email address.", example: "ada@lovelace.example" }),
    isConfirmed: z.boolean().describe("Whether the link to the new email address was opened."),
    needsApproval: z.boolean().describe("Whether the link to the current email address must still be opened."),
    expiresAt: timestamp.describe("Time when the emailed links expire."),
  })
  .register(shapes, { name: "EmailChange", description: "A new email address that is not in effect yet." })
  .meta({ id: "AddressChange", description: "A new email address that is not in effect yet." });

const tag = "Account";

export const readAddressChange = promised({
  ...inPerson(tag),
  operationId: "readAddressChange",
  summary: "The new email address that awaits confirmation, if there is one",
  description: "The current email address stays in effect until then.",
  answers: {
    200: {
      description: "The change.",
      body: z.object({ change: AddressChange.nullable().describe("The change; null if there is none.") }),
    },
  },
});

export const cancelAddressChange = promised({
  ...inPerson(tag),
  operationId: "cancelAddressChange",
  summary: "Keep the current email address",
  description: "The links sent for the new one stop working. Has no effect without a change.",
  answers: { 200: { description: "Only the current email address is in effect.", body: Message } },
});

export const resendAddressChange = promised({
  ...inPerson(tag),
  operationId: "resendAddressChange",
  summary: "Send the links for the new email address again; earlier ones stop working",
  description: "If no new email address awaits confirmation, the response is 409.",
  answers: { 200: { description: "The links are sent.", body: Message } },
  refusals: ["CONFLICT", "RATE_LIMITED"],
  says: { CONFLICT: "No new email address is waiting for confirmation" },
});

export const approveAddressChange = promised({
  operationId: "approveAddressChange",
  tag,
  summary: "Approve a new email address from the current one",
  description: "The new email address takes effect once the link sent to it is opened as well.",
  body: MailedToken,
  answers: {
    200: {
      description: "The new email address is approved. The message shows whether it is already in effect.",
      body: Message,
    },
  },
  refusals: ["CONFLICT", "RATE_LIMITED"],
  says: { CONFLICT: "An account with this email already exists" },
});

const LinkState = z.object({
  isUsed: z.boolean(),
  message: z.string().nullable().meta({
    description: "Result of a used link, worded for people; null for an unused link.",
    example: "The email address of the account is now ada@lovelace.example",
  }),
});
export type LinkState = z.output<typeof LinkState>;

const readingLink = (operationId: string, kind: "approve" | "undo") =>
  promised({
    operationId,
    tag,
    summary: `State of a link to ${kind} a new email address`,
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
  summary: "Restore the previous email address of an account",
  description:
    "Works for seven days. Invalidates the password, ends every session, and sends an email with a link to choose a new password.",
  body: MailedToken,
  answers: { 200: { description: "The previous email address is in effect again.", body: Message } },
  refusals: ["RATE_LIMITED"],
});
