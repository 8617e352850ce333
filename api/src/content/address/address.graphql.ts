import { builder } from "../../platform/graphql/builder.ts";
import { costOf } from "../../platform/graphql/cost.ts";
import { forSignedIn, givesContent } from "../../platform/graphql/descriptions.ts";
import { reload } from "../../platform/graphql/selection.ts";
import { objectOf } from "../../platform/shape/object.ts";
import { keyDescription } from "../../platform/work/idempotency.ts";
import { Content, ofHeading, ownersOnly, ownItem } from "../content.graphql.ts";
import { ItemAddress } from "./address.contract.ts";
import { flawOfAddress, listAddresses, setAddress } from "./address.ts";
import { addressUrl, ownUrl } from "./url.ts";

builder.prismaObjectFields(Content, (t) => ({
  ownUrl: t.string({
    ...ofHeading,
    nullable: true,
    description:
      "Custom link chosen by the owner, easy to remember. Leads to the same page as `shortUrl`; null without one.",
    resolve: (content, _args, { platform }) => ownUrl(platform, content),
  }),
  addresses: t.field({
    type: [objectOf(ItemAddress)],
    ...ownersOnly("content:read")("Custom links of the item: the current one, if there is one, then previous ones."),
    resolve: async (content, _args, { platform }) =>
      (await listAddresses(platform, content)).map((one) => ({ ...one, url: addressUrl(platform, one.address) })),
  }),
  addressFlaw: t.string({
    ...ownersOnly("content:read")("Reason why the item cannot have the custom link at the moment; null if it can."),
    complexity: costOf.tallies,
    args: { address: t.arg.string({ description: "Last part of the custom link, as typed." }) },
    resolve: async (content, { address }, { platform, viewer }) =>
      (await flawOfAddress(platform, viewer, content, { address: address ?? "" })).flaw,
  }),
}));

builder.mutationField("setAddress", (t) =>
  t.prismaField({
    type: Content,
    description:
      "Sets or removes the custom link of one of your items. The previous custom link redirects to the item. CONFLICT if the custom link belongs to another item, or belonged to someone else less than a year ago.",
    ...forSignedIn(givesContent),
    args: {
      id: t.arg.globalID(ownItem),
      address: t.arg.string({ description: "Last part of the custom link; null or empty for none." }),
      idempotencyKey: t.arg.string({ description: keyDescription }),
    },
    resolve: async (query, _root, { id, address, idempotencyKey }, { platform, viewer }) => {
      await setAddress(platform, viewer, id.id, { address: address ?? null }, idempotencyKey);
      return reload(platform.db.content, query, id.id);
    },
  }),
);
