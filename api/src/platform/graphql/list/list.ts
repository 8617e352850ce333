import { queryFromInfo } from "@pothos/plugin-prisma";
import { type DefaultConnectionArguments, type PageInfoShape, resolveCursorConnection } from "@pothos/plugin-relay";
import type { GraphQLResolveInfo } from "graphql";
import { inOrder } from "../../data/rows.ts";
import type { Context } from "../builder.ts";
import { pageLimit, pageSize } from "./page-arguments.ts";

interface Row {
  id: string;
}

interface IdQuery {
  where: { id: { in: string[] } };
}

interface Asked {
  args: DefaultConnectionArguments;
  context: Context;
  info: GraphQLResolveInfo;
}

interface Slice {
  after?: string | undefined;
  before?: string | undefined;
  /** The rows are wanted from the end of the list on. */
  inverted: boolean;
  limit: number;
}

interface Page<T> {
  edges: { cursor: string; node: T }[];
  pageInfo: PageInfoShape;
}

/**
 * A page of a list that is not found by Prisma: `find` gives the rows of a slice in their order, `cursorOf` the place of
 * one, and `read` the same rows with what the operation asks for, which includes what the type needs.
 */
export async function pageOfList<Found extends Row, T extends Row>(
  { args, context, info }: Asked,
  find: (slice: Slice) => Promise<Found[]>,
  cursorOf: (row: Found) => string,
  read: (query: IdQuery) => Promise<T[]>,
): Promise<Page<T>> {
  const cursors = new Map<string, string>();
  const connection = await resolveCursorConnection(
    { args, maxSize: pageLimit, defaultSize: pageSize, toCursor: (row) => cursors.get((row as T).id) ?? "" },
    async (slice) => {
      const found = await find(slice);
      for (const row of found) cursors.set(row.id, cursorOf(row));
      const ids = [...cursors.keys()];
      const query = queryFromInfo({ context, info, path: ["edges", "node"], select: { id: true } });
      return inOrder(ids, await read({ ...query, where: { id: { in: ids } } }));
    },
  );
  const { edges, pageInfo } = connection as Page<T>;
  const [startCursor, endCursor] = [edges[0]?.cursor ?? null, edges.at(-1)?.cursor ?? null];
  return { edges, pageInfo: { ...pageInfo, startCursor, endCursor } };
}
