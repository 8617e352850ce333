import { formatPrismaCursor, parsePrismaCursor, queryFromInfo } from "@pothos/plugin-prisma";
import { type DefaultConnectionArguments, type PageInfoShape, resolveCursorConnection } from "@pothos/plugin-relay";
import type { GraphQLResolveInfo } from "graphql";
import { User } from "../account/account.graphql.ts";
import { Content } from "../content/content.graphql.ts";
import { inOrder } from "../platform/data/rows.ts";
import { builder, type Context } from "../platform/graphql/builder.ts";
import { pageLimit, pageSize } from "../platform/graphql/page-arguments.ts";
import { Admin, ContentType } from "./admin.graphql.ts";
import { creatorLimit } from "./admin.rules.ts";
import { findContents } from "./contents.ts";
import type { IdPage, Slice } from "./slice.ts";
import { findUsers } from "./users.ts";

const Plan = builder.enumType("Plan", {
  values: { FREE: { value: "free" }, PRO: { value: "pro" }, ENTERPRISE: { value: "enterprise" } } as const,
});

const Visibility = builder.enumType("Visibility", {
  description: "PUBLIC items are open to anyone with the link.",
  values: { PUBLIC: { value: "public" }, PRIVATE: { value: "private" } } as const,
});

const SourceType = builder.enumType("SourceType", {
  description: "The source of an item.",
  values: {
    ARTICLE: { value: "article" },
    PDF: { value: "pdf" },
    TEXT: { value: "text" },
    YOUTUBE: { value: "youtube" },
    AI_GENERATED: { value: "ai_generated" },
  } as const,
});

interface Page<T> {
  edges: { cursor: string; node: T }[];
  pageInfo: PageInfoShape;
  totalCount: number;
}

const idIn = (cursor: string | undefined) => (cursor === undefined ? cursor : (parsePrismaCursor(cursor) as string));

async function page<T extends { id: string }>(
  args: DefaultConnectionArguments,
  context: Context,
  info: GraphQLResolveInfo,
  find: (slice: Slice) => Promise<IdPage>,
  read: (query: { where: { id: { in: string[] } } }) => Promise<T[]>,
): Promise<Page<T>> {
  let totalCount = 0;
  const connection = await resolveCursorConnection(
    {
      args,
      maxSize: pageLimit,
      defaultSize: pageSize,
      toCursor: (row) => formatPrismaCursor({ ...(row as T) }, "id"),
    },
    async ({ after, before, ...slice }) => {
      const { ids, total } = await find({ ...slice, after: idIn(after), before: idIn(before) });
      totalCount = total;
      const query = queryFromInfo({ context, info, path: ["edges", "node"] });
      return inOrder(ids, await read({ ...query, where: { id: { in: ids } } }));
    },
  );
  const { edges, pageInfo } = connection as Page<T>;
  const [startCursor, endCursor] = [edges[0]?.cursor ?? null, edges.at(-1)?.cursor ?? null];
  return { edges, pageInfo: { ...pageInfo, startCursor, endCursor }, totalCount };
}

builder.objectFields(Admin, (t) => ({
  users: t.connection(
    {
      type: User,
      description: "All users, newest first; at most 100 a page.",
      args: {
        plan: t.arg({ type: Plan }),
        isAdmin: t.arg.boolean(),
        isEmailVerified: t.arg.boolean(),
        hasContent: t.arg.boolean({ description: "Whether they made anything." }),
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
    { name: "AdminUsersConnection", fields: (t) => ({ totalCount: t.exposeInt("totalCount") }) },
    { name: "AdminUsersConnectionEdge" },
  ),
  contents: t.connection(
    {
      type: Content,
      description: "All items, newest first; at most 100 a page.",
      args: {
        contentType: t.arg({ type: ContentType }),
        visibility: t.arg({ type: Visibility }),
        sourceType: t.arg({ type: SourceType }),
        creator: t.arg.string({ description: "Any part of the creator's address." }),
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
          description: `Counting stops at ${creatorLimit} where a creator is asked for.`,
        }),
      }),
    },
    { name: "AdminContentsConnectionEdge" },
  ),
}));
