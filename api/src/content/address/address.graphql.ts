import type { ItemAddress } from "../../generated/prisma/client.ts";
import { builder } from "../../platform/graphql/builder.ts";
import { costOf } from "../../platform/graphql/cost.ts";
import { givesContent } from "../../platform/graphql/descriptions.ts";
import { reload } from "../../platform/graphql/selection.ts";
import { keyDescription } from "../../platform/work/idempotency.ts";
import { Content, ofHeading, ownersOnly } from "../content.graphql.ts";
import { flawOfAddress, listAddresses, setAddress } from "./address.ts";
import { addressUrl, ownUrl } from "./url.ts";

const ItemAddressType = builder.objectRef<ItemAddress>("ItemAddress").implement({
  description: "An address of an item's own. Those of before lead on to it.",
  authScopes: { public: true },
  fields: (t) => ({
    address: t.exposeString("address", { description: "Its last part, in small letters." }),
    url: t.string({
      description: "The whole address.",
      resolve: ({ address }, _args, { platform }) => addressUrl(platform, address),
    }),
    takenAt: t.expose("takenAt", { type: "DateTime", description: "Since when the item has it, or had it." }),
    releasedAt: t.expose("releasedAt", {
      type: "DateTime",
      nullable: true,
      description: "Since when another one, or none, is the item's present one; null for that.",
    }),
  }),
});

builder.prismaObjectFields(Content, (t) => ({
  ownUrl: t.string({
    ...ofHeading,
    nullable: true,
    description: "An address that its owner chose, to be remembered. It leads where `shortUrl` does; null without one.",
    resolve: (content, _args, { platform }) => ownUrl(platform, content),
  }),
  addresses: t.field({
    type: [ItemAddressType],
    ...ownersOnly("content:read")("Its own addresses: the present one, if there is one, then those of before."),
    resolve: (content, _args, { platform }) => listAddresses(platform, content),
  }),
  addressFlaw: t.string({
    ...ownersOnly("content:read")("Why the item cannot have an address just now; null if it can."),
    complexity: costOf.tallies,
    args: { address: t.arg.string({ description: "The last part of the address, as it is typed." }) },
    resolve: async (content, { address }, { platform, viewer }) =>
      (await flawOfAddress(platform, viewer, content, { address: address ?? "" })).flaw,
  }),
}));

builder.mutationField("setAddress", (t) =>
  t.prismaField({
    type: Content,
    description:
      "Gives one's own item an address, or takes its present one away. The one of before leads on to the item. CONFLICT if it is somebody else's, or was until less than a year ago.",
    errors: givesContent,
    authScopes: { signedIn: true },
    args: {
      id: t.arg.globalID({ for: Content, required: true, description: "The global id of one's own item." }),
      address: t.arg.string({ description: "The last part of the address; null or empty for none." }),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: async (query, _root, { id, address, idempotencyKey }, { platform, viewer }) => {
      await setAddress(platform, viewer, id.id, { address: address ?? null }, idempotencyKey);
      return reload(platform.db.content, query, id.id);
    },
  }),
);
