import { builder } from "../../platform/graphql/builder.ts";
import { forSignedIn, gives, givesTrue } from "../../platform/graphql/descriptions.ts";
import { inputOf } from "../../platform/shape/input.ts";
import { PasswordReset } from "../account.rules.ts";
import { resendVerification, verifyEmail } from "../address/verification.ts";
import { forgotPassword, resetPassword } from "./recovery.ts";

const ResetPasswordInput = inputOf(PasswordReset, {
  name: "ResetPassword",
  description: "A new password, and the token that allows setting it.",
});

builder.mutationFields((t) => ({
  forgotPassword: t.boolean({
    description:
      "Sends an email with a password reset link. The response is the same for an email address without an account.",
    authScopes: { public: true },
    errors: givesTrue,
    args: { email: t.arg.string({ required: true, description: "The email address of the account." }) },
    resolve: async (_root, args, { platform, viewer }) => {
      await forgotPassword(platform, viewer, args);
      return true;
    },
  }),
  resetPassword: t.boolean({
    description:
      "Sets a new password and ends every session and every access token. Each link works once. Does not sign in.",
    authScopes: { public: true },
    errors: givesTrue,
    args: {
      input: t.arg({ type: ResetPasswordInput, required: true, description: "The new password and the token." }),
    },
    resolve: async (_root, { input }, { platform, viewer }) => {
      await resetPassword(platform, viewer, input);
      return true;
    },
  }),
  verifyEmail: t.boolean({
    description: "Verifies an email address with the token from the link sent to it.",
    authScopes: { public: true },
    errors: gives("True if the email address is now in effect, false if the current one must approve it as well."),
    args: { token: t.arg.string({ required: true, description: "The token in the emailed link." }) },
    resolve: async (_root, args, { platform, viewer }) => (await verifyEmail(platform, viewer, args)).isDone,
  }),
  resendVerification: t.boolean({
    description: "Sends the verification link again; the earlier one stops working.",
    ...forSignedIn(givesTrue),
    resolve: async (_root, _args, { platform, viewer }) => {
      await resendVerification(platform, viewer);
      return true;
    },
  }),
}));
