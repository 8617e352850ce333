import { z } from "zod";
import { inPerson, Message, ofAccount, promised } from "../../platform/rest/operation.ts";
import { PasswordReset, ResetRequest, Verification } from "../account.rules.ts";

const tag = "Account";

export const requestPasswordReset = promised({
  operationId: "requestPasswordReset",
  tag,
  summary: "Request a link to reset a password",
  description: "The response does not reveal whether the email address has an account.",
  body: ResetRequest,
  answers: { 200: { description: "A link is sent if there is an account.", body: Message } },
  refusals: ["RATE_LIMITED"],
});

export const resetPassword = promised({
  operationId: "resetPassword",
  tag,
  summary: "Set a new password with the link's token",
  description: "Ends every session and every access token. Each link works once.",
  body: PasswordReset,
  answers: { 200: { description: "The password is changed.", body: Message } },
  refusals: ["RATE_LIMITED"],
});

const Verified = Message.extend({
  needsApproval: z
    .literal(true)
    .optional()
    .describe("Set if the current email address must still approve the new one."),
  newEmail: z
    .string()
    .nullish()
    .meta({ description: "The new email address, if it replaces another one.", example: "ada@lovelace.example" }),
});
export type Verified = z.output<typeof Verified>;

export const verifyEmail = promised({
  operationId: "verifyEmail",
  tag,
  summary: "Verify an email address with the link's token",
  description: "A link can be opened again.",
  body: Verification,
  answers: { 200: { description: "The email address is verified.", body: Verified } },
  refusals: ["CONFLICT", "RATE_LIMITED"],
  says: { CONFLICT: "An account with this email already exists" },
});

export const resendVerification = promised({
  ...inPerson(tag),
  operationId: "resendVerification",
  summary: "Send the verification link again; the earlier one stops working",
  description: "If the email address is already verified, the response is 409.",
  answers: { 200: { description: "A link is sent.", body: Message } },
  refusals: ["CONFLICT", "RATE_LIMITED"],
  says: { CONFLICT: "Your email address is verified already" },
});

export const readVerificationStatus = promised({
  ...ofAccount(tag),
  operationId: "readVerificationStatus",
  summary: "Verification state of the signed-in user's email address",
  description: "Available to every access token of the user, whatever its scopes.",
  answers: {
    200: {
      description: "The email address and its state.",
      body: z.object({ isEmailVerified: z.boolean(), email: z.string().meta({ example: "ada@example.com" }) }),
    },
  },
});
