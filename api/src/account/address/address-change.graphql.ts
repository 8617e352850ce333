import { builder } from "../../platform/graphql/builder.ts";
import { forSignedIn, gives, givesTrue, givesUser } from "../../platform/graphql/descriptions.ts";
import { reload } from "../../platform/graphql/selection.ts";
import { signedIn } from "../../platform/identity/viewer.ts";
import { objectOf } from "../../platform/shape/object.ts";
import { User } from "../account.graphql.ts";
import { AddressChange } from "./address-change.contract.ts";
import {
  approveAddressChange,
  cancelAddressChange,
  ownAddressChange,
  resendAddressChange,
  shownChange,
  undoAddressChange,
} from "./address-change.ts";

builder.prismaObjectField(User, "emailChange", (t) =>
  t.field({
    type: objectOf(AddressChange, { scope: "signedIn" }),
    nullable: true,
    description:
      "The user's new email address that awaits confirmation; null without one. Not readable with an access token.",
    authScopes: ({ id }, _args, { viewer }) => viewer.user?.id === id,
    resolve: async (_user, _args, { platform, viewer }) => shownChange(await ownAddressChange(platform, viewer)),
  }),
);

builder.mutationFields((t) => ({
  cancelEmailChange: t.prismaField({
    type: User,
    description: "Cancels a change of email address; the links sent for it stop working.",
    ...forSignedIn(givesUser),
    resolve: async (query, _root, _args, { platform, viewer }) => {
      await cancelAddressChange(platform, viewer);
      return reload(platform.db.user, query, signedIn(viewer).id);
    },
  }),
  resendEmailChange: t.prismaField({
    type: User,
    description: "Sends the links for the new email address again; earlier ones stop working.",
    ...forSignedIn(givesUser),
    resolve: async (query, _root, _args, { platform, viewer }) => {
      await resendAddressChange(platform, viewer);
      return reload(platform.db.user, query, signedIn(viewer).id);
    },
  }),
  approveEmailChange: t.boolean({
    description: "Approves a new email address with the token from the link sent to the current one.",
    authScopes: { public: true },
    errors: gives("True if the new email address is now in effect, false if it must be confirmed as well."),
    args: { token: t.arg.string({ required: true, description: "The token in the emailed link." }) },
    resolve: (_root, args, { platform, viewer }) => approveAddressChange(platform, viewer, args),
  }),
  undoEmailChange: t.boolean({
    description:
      "Restores an account's previous email address with the token from the link sent there. Ends every session and sends an email with a link to choose a new password.",
    authScopes: { public: true },
    errors: givesTrue,
    args: { token: t.arg.string({ required: true, description: "The token in the emailed link." }) },
    resolve: async (_root, args, { platform, viewer }) => {
      await undoAddressChange(platform, viewer, args);
      return true;
    },
  }),
}));
