import { builder } from "../../platform/graphql/builder.ts";
import { givesTrue, givesUser } from "../../platform/graphql/descriptions.ts";
import { present } from "../../platform/graphql/present.ts";
import { reload } from "../../platform/graphql/selection.ts";
import { User } from "../account.graphql.ts";
import { changedPasswordRule, leftContent, passwordAgain } from "../account.rules.ts";
import { deleteAccount } from "./account-deletion.ts";
import { changePassword, signOutEverywhere, updateProfile } from "./profile.ts";
import { adoptTimeZone } from "./time-zone.ts";

const UpdateProfileInput = builder.inputType("UpdateProfileInput", {
  description: "The signed-in user's name, email address and time zone. Omitted fields stay unchanged.",
  fields: (t) => ({
    firstName: t.string({ description: "The given name, at most 50 characters." }),
    lastName: t.string({ description: "The family name, at most 50 characters." }),
    email: t.string({
      description:
        "A new email address, which must be verified. If the current one is verified, it stays valid until then and must approve the new one, unless `currentPassword` is given.",
    }),
    currentPassword: t.string({
      description: "Current password. With it, a new email address needs no approval from the current one.",
    }),
    timeZone: t.string({
      description: "IANA name of the time zone that the days of the user's items are counted in; unchanged if omitted.",
    }),
  }),
});

const ChangePasswordInput = builder.inputType("ChangePasswordInput", {
  description: "A change of the signed-in user's password.",
  fields: (t) => ({
    currentPassword: t.string({ required: true, description: "The current password." }),
    newPassword: t.string({
      required: true,
      description: `The new password. ${changedPasswordRule}.`,
    }),
    confirmPassword: t.string({ required: true, description: passwordAgain }),
    endWebhooks: t.boolean({
      description: "Whether the webhooks of all the account's items end as well; kept by default.",
    }),
  }),
});

const LeftContent = builder.enumType("LeftContent", {
  description: "Treatment of a user's items when the account is deleted.",
  values: {
    KEEP: { value: leftContent[0], description: "The items stay, without an owner, and accept no more responses." },
    DELETE: { value: leftContent[1], description: "The items and all their responses are deleted." },
  } as const,
});

const DeleteAccountInput = builder.inputType("DeleteAccountInput", {
  description: "The deletion of the signed-in user's account.",
  fields: (t) => ({
    password: t.string({ required: true, description: "The current password." }),
    content: t.field({ type: LeftContent, required: true, description: "Treatment of the user's items." }),
  }),
});

builder.mutationFields((t) => ({
  updateProfile: t.prismaField({
    type: User,
    description: "Changes the signed-in user's name, email address and time zone.",
    authScopes: { signedIn: true },
    errors: givesUser,
    args: { input: t.arg({ type: UpdateProfileInput, required: true, description: "The changed profile." }) },
    resolve: async (query, _root, { input }, { platform, viewer }) => {
      const { id } = await updateProfile(platform, viewer, present(input));
      return reload(platform.db.user, query, id);
    },
  }),
  adoptTimeZone: t.prismaField({
    type: User,
    description: "Stores the browser's time zone unless the user already has one.",
    authScopes: { signedIn: true },
    errors: givesUser,
    args: { timeZone: t.arg.string({ required: true, description: "IANA name of the time zone." }) },
    resolve: async (query, _root, args, { platform, viewer }) => {
      const { id } = await adoptTimeZone(platform, viewer, args);
      return reload(platform.db.user, query, id);
    },
  }),
  changePassword: t.boolean({
    description: "Changes the signed-in user's password and ends every other session and every access token.",
    authScopes: { signedIn: true },
    errors: givesTrue,
    args: {
      input: t.arg({ type: ChangePasswordInput, required: true, description: "The current and the new password." }),
    },
    resolve: async (_root, { input }, { platform, viewer }) => {
      await changePassword(platform, viewer, input);
      return true;
    },
  }),
  signOutEverywhere: t.boolean({
    description: "Ends every session of the signed-in user, including this one, and every access token.",
    authScopes: { signedIn: true },
    errors: givesTrue,
    args: {
      endWebhooks: t.arg.boolean({
        description: "Whether the webhooks of all the account's items end as well; kept by default.",
      }),
    },
    resolve: async (_root, args, { platform, viewer }) => {
      await signOutEverywhere(platform, viewer, args);
      return true;
    },
  }),
  deleteAccount: t.boolean({
    description: "Permanently deletes the signed-in user's account.",
    authScopes: { signedIn: true },
    errors: givesTrue,
    args: {
      input: t.arg({
        type: DeleteAccountInput,
        required: true,
        description: "The password, and the treatment of the items.",
      }),
    },
    resolve: async (_root, { input }, { platform, viewer }) => {
      await deleteAccount(platform, viewer, input);
      return true;
    },
  }),
}));
