import { builder } from "../../platform/graphql/builder.ts";
import { passwordRule } from "../account.rules.ts";
import { resendVerification, verifyEmail } from "../address/verification.ts";
import { forgotPassword, resetPassword } from "./recovery.ts";

const ResetPasswordInput = builder.inputType("ResetPasswordInput", {
  fields: (t) => ({
    token: t.string({ required: true, description: "From the link in the mail." }),
    password: t.string({ required: true, description: `${passwordRule}.` }),
    confirmPassword: t.string({ required: true }),
    endWebhooks: t.boolean({ description: "Ends the webhooks of all the account's items as well." }),
  }),
});

builder.mutationFields((t) => ({
  forgotPassword: t.boolean({
    description: "Mails a link to reset the password. True whether the address has an account or not.",
    authScopes: { public: true },
    skipTypeScopes: true,
    errors: {},
    args: { email: t.arg.string({ required: true }) },
    resolve: async (_root, args, { platform, viewer }) => {
      await forgotPassword(platform, viewer, args);
      return true;
    },
  }),
  resetPassword: t.boolean({
    description:
      "Sets a new password, once for a link, and ends every session and every access token. Signs nobody in.",
    authScopes: { public: true },
    skipTypeScopes: true,
    errors: {},
    args: { input: t.arg({ type: ResetPasswordInput, required: true }) },
    resolve: async (_root, { input }, { platform, viewer }) => {
      await resetPassword(platform, viewer, input);
      return true;
    },
  }),
  verifyEmail: t.boolean({
    description:
      "Proves an address with the token that was mailed to it. False for a new one that the present one must approve as well.",
    authScopes: { public: true },
    skipTypeScopes: true,
    errors: {},
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_root, args, { platform, viewer }) => (await verifyEmail(platform, viewer, args)).isDone,
  }),
  resendVerification: t.boolean({
    description: "Mails the verification link again; the earlier one stops working.",
    authScopes: { signedIn: true },
    errors: {},
    resolve: async (_root, _args, { platform, viewer }) => {
      await resendVerification(platform, viewer);
      return true;
    },
  }),
}));
