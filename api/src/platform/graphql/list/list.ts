import { queryFromInfo } from "@pothos/plugin-prisma";
import { type DefaultConnectionArguments, type PageInfoShape, resolveCursorConnection } from "@pothos/plugin-relay";
import type { GraphQLResolveInfo } from "graphql";
import { inOrder } from "../../data/rows.ts";
import type { Context } from "../context.ts";
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
  /** Whether the rows are taken from the end of the list. */
  inverted: boolean;
  limit: number;
}

interface Page<T> {
  edges: { cursor: string; node: T }[];
  pageInfo: PageInfoShape;
}

/**
 * A page of a list that Prisma does not query: `find` returns the rows of a slice in their order, `cursorOf` the cursor
 * of a row. `read` returns the same rows, or the found ones, with the fields of the operation and of the type.
 */
export async function pageOfList<Found extends Row, T extends Row>(
  { args, context, info }: Asked,
  find: (slice: Slice) => Promise<Found[]>,
  cursorOf: (row: Found) => string,
  read: (query: IdQuery, found: Found[]) => Promise<T[]>,
): Promise<Page<T>> {
  const rows = new Map<string, Found>();
  const toCursor = ({ id }: Row) => {
    const row = rows.get(id);
    return row ? cursorOf(row) : "";
  };
  const connection = await resolveCursorConnection(
    { args, maxSize: pageLimit, defaultSize: pageSize, toCursor: (row) => toCursor(row as T) },
    async (slice) => {
      for (const row of await find(slice)) rows.set(row.id, row);
      const ids = [...rows.keys()];
      const query = queryFromInfo({ context, info, path: ["edges", "node"], select: { id: true } });
      return inOrder(ids, await read({ ...query, where: { id: { in: ids } } }, [...rows.values()]));
    },
  );
  const { edges, pageInfo } = connection as Page<T>;
  const [startCursor, endCursor] = [edges[0]?.cursor ?? null, edges.at(-1)?.cursor ?? null];
  return { edges, pageInfo: { ...pageInfo, startCursor, endCursor } };
}
