import { z } from "zod";
import { Message, promised } from "../../platform/rest/operation.ts";
import { PasswordReset, ResetRequest, Verification } from "../account.rules.ts";

const tag = "Account";

export const requestPasswordReset = promised({
  operationId: "requestPasswordReset",
  tag,
  summary: "Ask for a link to reset a password",
  description: "The answer does not tell whether the address has an account.",
  body: ResetRequest,
  answers: { 200: { description: "A link is on its way if there is an account.", body: Message } },
  refusals: ["RATE_LIMITED"],
});

export const resetPassword = promised({
  operationId: "resetPassword",
  tag,
  summary: "Set a new password with the link's token",
  description: "Ends every session and every access token. A link works once.",
  body: PasswordReset,
  answers: { 200: { description: "The new password counts.", body: Message } },
  refusals: ["RATE_LIMITED"],
});

const Verified = Message.extend({
  needsApproval: z
    .literal(true)
    .optional()
    .meta({ description: "There if a new address waits for approval by the present one." }),
  newEmail: z
    .string()
    .nullish()
    .meta({ description: "The address, if it is to replace another one.", example: "ada@lovelace.example" }),
});
export type Verified = z.output<typeof Verified>;

export const verifyEmail = promised({
  operationId: "verifyEmail",
  tag,
  summary: "Prove an address with the link's token",
  description: "A link may be followed again.",
  body: Verification,
  answers: { 200: { description: "The address is proven.", body: Verified } },
  refusals: ["CONFLICT", "RATE_LIMITED"],
  says: { CONFLICT: "An account with this email already exists" },
});

export const resendVerification = promised({
  operationId: "resendVerification",
  tag,
  summary: "Mail the link once more; the one before is void",
  description: "For an address that is verified already, the answer is 409.",
  account: "required",
  scopes: "inPerson",
  answers: { 200: { description: "A link is on its way.", body: Message } },
  refusals: ["CONFLICT", "RATE_LIMITED"],
  says: { CONFLICT: "Your email address is verified already" },
});

export const readVerificationStatus = promised({
  operationId: "readVerificationStatus",
  tag,
  summary: "Whether the signed-in user's address is verified",
  description: "Any token of theirs may ask.",
  account: "required",
  scopes: [],
  answers: {
    200: {
      description: "The address and its state.",
      body: z.object({
        isEmailVerified: z.boolean(),
        email: z.string().meta({ example: "ada@example.com" }),
      }),
    },
  },
});
