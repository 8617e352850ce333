import { formatPrismaCursor, parsePrismaCursor } from "@pothos/plugin-prisma";
import type { DefaultConnectionArguments } from "@pothos/plugin-relay";
import type { GraphQLResolveInfo } from "graphql";
import { Plan, User } from "../account/account.graphql.ts";
import { Content } from "../content/content.graphql.ts";
import type { Slice } from "../platform/data/list/sorted.ts";
import { builder } from "../platform/graphql/builder.ts";
import type { Context } from "../platform/graphql/context.ts";
import { countOfAllPages } from "../platform/graphql/descriptions.ts";
import { pageOfList } from "../platform/graphql/list/list.ts";
import { SortOrder } from "../platform/graphql/list/sort-order.ts";
import { enumOf } from "../platform/shape/enum.ts";
import { Admin, ContentType, SourceType } from "./admin.graphql.ts";
import { matchLimit } from "./admin.rules.ts";
import { findContents } from "./contents.ts";
import type { IdPage } from "./slice.ts";
import { findUsers } from "./users.ts";

const Visibility = enumOf("Visibility", "The people who can respond to an item.", {
  public: "Anyone with the link.",
  private: "Only its owner.",
});

const UserSort = enumOf("UserSort", "Columns that administrators can sort users by.", {
  name: "First and last name.",
  plan: "Plan.",
  verified: "Whether the email address is verified.",
  quizzes: "Number of quizzes, including skill assessments.",
  surveys: "Number of surveys.",
  joined: "Time of registration.",
  admin: "Whether the user is an administrator.",
});

const ContentSort = enumOf("ContentSort", "Columns that administrators can sort items by.", {
  title: "Title.",
  type: "Assessments, quizzes, surveys.",
  creator: "Email address of the creator; items of deleted accounts come first.",
  visibility: "Whether the item is public.",
  created: "Time of creation.",
});

const sortText = "Column to sort by. Without it, the newest come first.";
const orderText = "Direction; ascending by default with `sort`.";
const short = "One or two characters match word starts.";
const counting = `${countOfAllPages} Counting stops at ${matchLimit} when searching`;

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
        search: t.arg.string({ description: `Part of the name or email address. ${short}` }),
        sort: t.arg({ type: UserSort, description: sortText }),
        order: t.arg({ type: SortOrder, description: orderText }),
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
      fields: (t) => ({ totalCount: t.exposeInt("totalCount", { description: `${counting}.` }) }),
    },
    { name: "AdminUsersConnectionEdge" },
  ),
  contents: t.connection(
    {
      type: Content,
      description: "All items, newest first; at most 100 a page.",
      args: {
        search: t.arg.string({
          description: `Part of the title, the custom link, or the owner's name or email address. ${short}`,
        }),
        sort: t.arg({ type: ContentSort, description: sortText }),
        order: t.arg({ type: SortOrder, description: orderText }),
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
          description: `${counting} or filtering by creator.`,
        }),
      }),
    },
    { name: "AdminContentsConnectionEdge" },
  ),
}));
