import type { AddressChange as AddressChangeRow } from "../../generated/prisma/client.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { gives, givesTrue, givesUser } from "../../platform/graphql/descriptions.ts";
import { reload } from "../../platform/graphql/selection.ts";
import { signedIn } from "../../platform/identity/viewer.ts";
import { User } from "../account.graphql.ts";
import {
  approveAddressChange,
  cancelAddressChange,
  needsApproval,
  ownAddressChange,
  resendAddressChange,
  undoAddressChange,
} from "./address-change.ts";

const EmailChange = builder.objectRef<AddressChangeRow>("EmailChange").implement({
  description: "A new address that does not count yet.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    email: t.exposeString("newEmail", { description: "The new address." }),
    isConfirmed: t.boolean({
      description: "Whether the link to the new address was followed.",
      resolve: ({ confirmedAt }) => confirmedAt !== null,
    }),
    needsApproval: t.boolean({
      description: "Whether the link to the present address still has to be followed.",
      resolve: needsApproval,
    }),
    expiresAt: t.expose("expiresAt", { type: "DateTime", description: "When the links that were mailed end." }),
  }),
});

builder.prismaObjectField(User, "emailChange", (t) =>
  t.field({
    type: EmailChange,
    nullable: true,
    description: "One's own new address that waits to be confirmed; null without one. No token can ask for it.",
    authScopes: ({ id }, _args, { viewer }) => viewer.user?.id === id,
    resolve: (_user, _args, { platform, viewer }) => ownAddressChange(platform, viewer),
  }),
);

builder.mutationFields((t) => ({
  cancelEmailChange: t.prismaField({
    type: User,
    description: "Cancels a change of address; the links mailed for it stop working.",
    authScopes: { signedIn: true },
    errors: givesUser,
    resolve: async (query, _root, _args, { platform, viewer }) => {
      await cancelAddressChange(platform, viewer);
      return reload(platform.db.user, query, signedIn(viewer).id);
    },
  }),
  resendEmailChange: t.prismaField({
    type: User,
    description: "Mails the links for the new address again; earlier ones stop working.",
    authScopes: { signedIn: true },
    errors: givesUser,
    resolve: async (query, _root, _args, { platform, viewer }) => {
      await resendAddressChange(platform, viewer);
      return reload(platform.db.user, query, signedIn(viewer).id);
    },
  }),
  approveEmailChange: t.boolean({
    description: "Agrees to a new address with the token that was mailed to the present one.",
    authScopes: { public: true },
    errors: gives("True when the new address counts now, false when it must be confirmed as well."),
    args: { token: t.arg.string({ required: true, description: "The token in the link that was mailed." }) },
    resolve: (_root, args, { platform, viewer }) => approveAddressChange(platform, viewer, args),
  }),
  undoEmailChange: t.boolean({
    description:
      "Takes an account back to its former address with the token that was mailed there. Signs everybody out and mails a link to choose a new password.",
    authScopes: { public: true },
    errors: givesTrue,
    args: { token: t.arg.string({ required: true, description: "The token in the link that was mailed." }) },
    resolve: async (_root, args, { platform, viewer }) => {
      await undoAddressChange(platform, viewer, args);
      return true;
    },
  }),
}));
