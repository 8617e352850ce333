import { formatPrismaCursor, parsePrismaCursor } from "@pothos/plugin-prisma";
import type { DefaultConnectionArguments } from "@pothos/plugin-relay";
import type { GraphQLResolveInfo } from "graphql";
import { Plan, User } from "../account/account.graphql.ts";
import { Content } from "../content/content.graphql.ts";
import { builder } from "../platform/graphql/builder.ts";
import type { Context } from "../platform/graphql/context.ts";
import { countOfAllPages } from "../platform/graphql/descriptions.ts";
import { pageOfList } from "../platform/graphql/list/list.ts";
import { enumOf } from "../platform/shape/enum.ts";
import { Admin, ContentType, SourceType } from "./admin.graphql.ts";
import { creatorLimit } from "./admin.rules.ts";
import { findContents } from "./contents.ts";
import type { IdPage, Slice } from "./slice.ts";
import { findUsers } from "./users.ts";

const Visibility = enumOf("Visibility", "The people who can respond to an item.", {
  public: "Anyone with the link.",
  private: "Only its owner.",
});

const idIn = (cursor: string | undefined) => (cursor === undefined ? cursor : (parsePrismaCursor(cursor) as string));

async function page<T extends { id: string }>(
  args: DefaultConnectionArguments,
  context: Context,
  info: GraphQLResolveInfo,
  find: (slice: Slice) => Promise<IdPage>,
  read: (query: { where: { id: { in: string[] } } }) => Promise<T[]>,
) {
  let totalCount = 0;
  const page = await pageOfList(
    { args, context, info },
    async ({ after, before, ...slice }) => {
      const { ids, total } = await find({ ...slice, after: idIn(after), before: idIn(before) });
      totalCount = total;
      return ids.map((id) => ({ id }));
    },
    (row) => formatPrismaCursor(row, "id"),
    read,
  );
  return { ...page, totalCount };
}

builder.objectFields(Admin, (t) => ({
  users: t.connection(
    {
      type: User,
      description: "All users, newest first; at most 100 a page.",
      args: {
        plan: t.arg({ type: Plan, description: "Users on this plan only." }),
        isAdmin: t.arg.boolean({ description: "Only administrators, or only others." }),
        isEmailVerified: t.arg.boolean({
          description: "Only users with a verified email address, or only those without.",
        }),
        hasContent: t.arg.boolean({ description: "Only users who created items, or only those who created none." }),
      },
      resolve: (_admin, args, context, info) =>
        page(
          args,
          context,
          info,
          (slice) => findUsers(context.platform, context.viewer, args, slice),
          (query) => context.platform.db.user.findMany(query),
        ),
    },
    {
      name: "AdminUsersConnection",
      fields: (t) => ({ totalCount: t.exposeInt("totalCount", { description: countOfAllPages }) }),
    },
    { name: "AdminUsersConnectionEdge" },
  ),
  contents: t.connection(
    {
      type: Content,
      description: "All items, newest first; at most 100 a page.",
      args: {
        contentType: t.arg({ type: ContentType, description: "Items of this type only." }),
        visibility: t.arg({ type: Visibility, description: "Only public items, or only private ones." }),
        sourceType: t.arg({ type: SourceType, description: "Items from this kind of source only." }),
        creator: t.arg.string({ description: "Items of creators whose email address contains this text only." }),
      },
      resolve: (_admin, args, context, info) =>
        page(
          args,
          context,
          info,
          (slice) => findContents(context.platform, context.viewer, args, slice),
          (query) => context.platform.db.content.findMany(query),
        ),
    },
    {
      name: "AdminContentsConnection",
      fields: (t) => ({
        totalCount: t.exposeInt("totalCount", {
          description: `${countOfAllPages} Counting stops at ${creatorLimit} when filtering by creator.`,
        }),
      }),
    },
    { name: "AdminContentsConnectionEdge" },
  ),
}));
