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
  description: "One's own name, address and time zone. A part that is left out stays as it is.",
  fields: (t) => ({
    firstName: t.string({ description: "The given name, at most 50 characters." }),
    lastName: t.string({ description: "The family name, at most 50 characters." }),
    email: t.string({
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
  description: "The change of one's own password.",
  fields: (t) => ({
    currentPassword: t.string({ required: true, description: "The password so far." }),
    newPassword: t.string({
      required: true,
      description: `The new password. ${changedPasswordRule}.`,
    }),
    confirmPassword: t.string({ required: true, description: passwordAgain }),
    endWebhooks: t.boolean({
      description: "Whether the webhooks of all one's items end as well; they stay when it is left out.",
    }),
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
  description: "The end of one's own account.",
  fields: (t) => ({
    password: t.string({ required: true, description: "The present password." }),
    content: t.field({ type: LeftContent, required: true, description: "What happens to one's items." }),
  }),
});

builder.mutationFields((t) => ({
  updateProfile: t.prismaField({
    type: User,
    description: "Changes one's own name, address and time zone.",
    authScopes: { signedIn: true },
    errors: givesUser,
    args: { input: t.arg({ type: UpdateProfileInput, required: true, description: "The profile as it shall be." }) },
    resolve: async (query, _root, { input }, { platform, viewer }) => {
      const { id } = await updateProfile(platform, viewer, present(input));
      return reload(platform.db.user, query, id);
    },
  }),
  adoptTimeZone: t.prismaField({
    type: User,
    description: "Stores the browser's time zone unless the user has one already.",
    authScopes: { signedIn: true },
    errors: givesUser,
    args: { timeZone: t.arg.string({ required: true, description: "IANA's name of the zone." }) },
    resolve: async (query, _root, args, { platform, viewer }) => {
      const { id } = await adoptTimeZone(platform, viewer, args);
      return reload(platform.db.user, query, id);
    },
  }),
  changePassword: t.boolean({
    description: "Changes one's own password and ends every other session and every access token.",
    authScopes: { signedIn: true },
    errors: givesTrue,
    args: { input: t.arg({ type: ChangePasswordInput, required: true, description: "The old and the new password." }) },
    resolve: async (_root, { input }, { platform, viewer }) => {
      await changePassword(platform, viewer, input);
      return true;
    },
  }),
  signOutEverywhere: t.boolean({
    description: "Ends every session of one's own, this one too, and every access token.",
    authScopes: { signedIn: true },
    errors: givesTrue,
    args: {
      endWebhooks: t.arg.boolean({
        description: "Whether the webhooks of all one's items end as well; they stay when it is left out.",
      }),
    },
    resolve: async (_root, args, { platform, viewer }) => {
      await signOutEverywhere(platform, viewer, args);
      return true;
    },
  }),
  deleteAccount: t.boolean({
    description: "Permanently deletes the viewer's account.",
    authScopes: { signedIn: true },
    errors: givesTrue,
    args: {
      input: t.arg({
        type: DeleteAccountInput,
        required: true,
        description: "The password, and what happens to the items.",
      }),
    },
    resolve: async (_root, { input }, { platform, viewer }) => {
      await deleteAccount(platform, viewer, input);
      return true;
    },
  }),
}));
