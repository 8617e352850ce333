import { builder } from "../../platform/graphql/builder.ts";
import { gives, givesTrue } from "../../platform/graphql/descriptions.ts";
import { passwordAgain, passwordRule } from "../account.rules.ts";
import { resendVerification, verifyEmail } from "../address/verification.ts";
import { forgotPassword, resetPassword } from "./recovery.ts";

const ResetPasswordInput = builder.inputType("ResetPasswordInput", {
  description: "A new password, and the proof that it may be set.",
  fields: (t) => ({
    token: t.string({ required: true, description: "The token in the link that was mailed." }),
    password: t.string({ required: true, description: `The new password. ${passwordRule}.` }),
    confirmPassword: t.string({ required: true, description: passwordAgain }),
    endWebhooks: t.boolean({
      description: "Whether the webhooks of all the account's items end as well; they stay when it is left out.",
    }),
  }),
});

builder.mutationFields((t) => ({
  forgotPassword: t.boolean({
    description: "Mails a link to reset the password; answers the same for an address without an account.",
    authScopes: { public: true },
    errors: givesTrue,
    args: { email: t.arg.string({ required: true, description: "The address of the account." }) },
    resolve: async (_root, args, { platform, viewer }) => {
      await forgotPassword(platform, viewer, args);
      return true;
    },
  }),
  resetPassword: t.boolean({
    description:
      "Sets a new password, once for a link, and ends every session and every access token. Signs nobody in.",
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
    description: "Proves an address with the token that was mailed to it.",
    authScopes: { public: true },
    errors: gives("True when the address counts now, false when the present one must approve it as well."),
    args: { token: t.arg.string({ required: true, description: "The token in the link that was mailed." }) },
    resolve: async (_root, args, { platform, viewer }) => (await verifyEmail(platform, viewer, args)).isDone,
  }),
  resendVerification: t.boolean({
    description: "Mails the verification link again; the earlier one stops working.",
    authScopes: { signedIn: true },
    errors: givesTrue,
    resolve: async (_root, _args, { platform, viewer }) => {
      await resendVerification(platform, viewer);
      return true;
    },
  }),
}));
