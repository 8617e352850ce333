import { builder } from "../../platform/graphql/builder.ts";
import { forSignedIn, givesTrue, givesUser } from "../../platform/graphql/descriptions.ts";
import { present, reload } from "../../platform/graphql/selection.ts";
import { enumOf } from "../../platform/shape/enum.ts";
import { inputOf } from "../../platform/shape/input.ts";
import { User } from "../account.graphql.ts";
import { AccountDeletion, PasswordChange, Profile } from "../account.rules.ts";
import { deleteAccount } from "./account-deletion.ts";
import { changePassword, signOutEverywhere, updateProfile } from "./profile.ts";
import { adoptTimeZone } from "./time-zone.ts";

enumOf("LeftContent", "Treatment of a user's items when the account is deleted.", {
  keep: "The items stay, without an owner, and accept no more responses.",
  delete: "The items and all their responses are deleted.",
});

const UpdateProfileInput = inputOf(Profile, {
  name: "UpdateProfile",
  description: "The signed-in user's name, email address and time zone. Omitted fields stay unchanged.",
});
const ChangePasswordInput = inputOf(PasswordChange, {
  name: "ChangePassword",
  description: "A change of the signed-in user's password.",
});
const DeleteAccountInput = inputOf(AccountDeletion, {
  name: "DeleteAccount",
  description: "The deletion of the signed-in user's account.",
});

builder.mutationFields((t) => ({
  updateProfile: t.prismaField({
    type: User,
    description: "Changes the signed-in user's name, email address and time zone.",
    ...forSignedIn(givesUser),
    args: { input: t.arg({ type: UpdateProfileInput, required: true, description: "The changed profile." }) },
    resolve: async (query, _root, { input }, { platform, viewer }) => {
      const { id } = await updateProfile(platform, viewer, present(input));
      return reload(platform.db.user, query, id);
    },
  }),
  adoptTimeZone: t.prismaField({
    type: User,
    description: "Stores the browser's time zone unless the user already has one.",
    ...forSignedIn(givesUser),
    args: { timeZone: t.arg.string({ required: true, description: "IANA name of the time zone." }) },
    resolve: async (query, _root, args, { platform, viewer }) => {
      const { id } = await adoptTimeZone(platform, viewer, args);
      return reload(platform.db.user, query, id);
    },
  }),
  changePassword: t.boolean({
    description: "Changes the signed-in user's password and ends every other session and every access token.",
    ...forSignedIn(givesTrue),
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
    ...forSignedIn(givesTrue),
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
    description: "Permanently deletes the signed-in user's account. UNAVAILABLE during an erasure.",
    ...forSignedIn(givesTrue),
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
