import { AccessToken } from "../account/token/access-token.graphql.ts";
import { itemsOf } from "../account/token/access-token.ts";
import { builder } from "../platform/graphql/builder.ts";
import { Content } from "./content.graphql.ts";

builder.prismaObjectField(AccessToken, "items", (t) =>
  t.field({
    type: [Content],
    nullable: true,
    description:
      "Items that the token is restricted to, without deleted ones; null if it is for all items, including future ones.",
    select: { id: true, userId: true, allItems: true, itemIds: true },
    resolve: async (token, _args, { platform }) => (await itemsOf(platform, [token])).get(token.id) ?? null,
  }),
);
