import { builder } from "../../platform/graphql/builder.ts";
import { reload } from "../../platform/graphql/selection.ts";
import { User } from "../account.graphql.ts";
import { changedPasswordRule, leftContent } from "../account.rules.ts";
import { deleteAccount } from "./account-deletion.ts";
import { changePassword, signOutEverywhere, updateProfile } from "./profile.ts";
import { adoptTimeZone } from "./time-zone.ts";

const UpdateProfileInput = builder.inputType("UpdateProfileInput", {
  fields: (t) => ({
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    email: t.string({
      required: true,
      description:
        "A new address has to be verified. Where the present one is, that counts until then, and has to approve the new one unless `currentPassword` is given.",
    }),
    currentPassword: t.string({ description: "With it, a new address needs no approval from the present one." }),
    timeZone: t.string({
      description:
        "IANA's name of the zone that the days of one's items are counted in; without it that stays as it is.",
    }),
  }),
});

const ChangePasswordInput = builder.inputType("ChangePasswordInput", {
  fields: (t) => ({
    currentPassword: t.string({ required: true }),
    newPassword: t.string({
      required: true,
      description: `${changedPasswordRule}.`,
    }),
    confirmPassword: t.string({ required: true }),
    endWebhooks: t.boolean({ description: "Ends the webhooks of all one's items as well." }),
  }),
});

const LeftContent = builder.enumType("LeftContent", {
  description: "What happens to a user's items when the account is deleted.",
  values: {
    KEEP: { value: leftContent[0], description: "They stay, without an owner, and take no more answers." },
    DELETE: { value: leftContent[1], description: "They go, with every answer to them." },
  } as const,
});

const DeleteAccountInput = builder.inputType("DeleteAccountInput", {
  fields: (t) => ({
    password: t.string({ required: true }),
    content: t.field({ type: LeftContent, required: true }),
  }),
});

builder.mutationFields((t) => ({
  updateProfile: t.prismaField({
    type: User,
    description: "Changes one's own name, address and time zone.",
    authScopes: { signedIn: true },
    errors: {},
    args: { input: t.arg({ type: UpdateProfileInput, required: true }) },
    resolve: async (query, _root, { input }, { platform, viewer }) => {
      const { id } = await updateProfile(platform, viewer, input);
      return reload(platform.db.user, query, id);
    },
  }),
  adoptTimeZone: t.prismaField({
    type: User,
    description: "Stores the browser's time zone unless the user has one already.",
    authScopes: { signedIn: true },
    errors: {},
    args: { timeZone: t.arg.string({ required: true }) },
    resolve: async (query, _root, args, { platform, viewer }) => {
      const { id } = await adoptTimeZone(platform, viewer, args);
      return reload(platform.db.user, query, id);
    },
  }),
  changePassword: t.boolean({
    description: "Changes one's own password and ends every other session and every access token.",
    authScopes: { signedIn: true },
    errors: {},
    args: { input: t.arg({ type: ChangePasswordInput, required: true }) },
    resolve: async (_root, { input }, { platform, viewer }) => {
      await changePassword(platform, viewer, input);
      return true;
    },
  }),
  signOutEverywhere: t.boolean({
    description: "Ends every session of one's own, this one too, and every access token.",
    authScopes: { signedIn: true },
    errors: {},
    args: { endWebhooks: t.arg.boolean({ description: "Ends the webhooks of all one's items as well." }) },
    resolve: async (_root, args, { platform, viewer }) => {
      await signOutEverywhere(platform, viewer, args);
      return true;
    },
  }),
  deleteAccount: t.boolean({
    description: "Permanently deletes the viewer's account.",
    authScopes: { signedIn: true },
    errors: {},
    args: { input: t.arg({ type: DeleteAccountInput, required: true }) },
    resolve: async (_root, { input }, { platform, viewer }) => {
      await deleteAccount(platform, viewer, input);
      return true;
    },
  }),
}));
