import type { GraphQLResolveInfo } from "graphql";
import { deletedMeanwhile } from "../errors.ts";

interface Table<Row> {
  findUnique(args: { where: { id: string } }): Promise<Row | null>;
}

/** Reads a changed row again with the requested fields. Throws NOT_FOUND if it has been deleted since. */
export async function reload<Row>(table: Table<Row>, query: object, id: string): Promise<Row> {
  const row = await table.findUnique({ ...selected(query), where: { id } });
  if (!row) throw deletedMeanwhile();
  return row;
}

/** Drops an empty selection, which Pothos creates for `__typename` alone and Prisma refuses. */
const selected = <Query extends object>(query: Query): Query =>
  "select" in query && Object.keys(query.select ?? {}).length === 0 ? { ...query, select: undefined } : query;

/** Whether an operation selects a field of the resolved object, outside fragments. */
export const selects = ({ fieldNodes }: GraphQLResolveInfo, name: string): boolean =>
  fieldNodes.some(({ selectionSet }) =>
    selectionSet?.selections.some((part) => part.kind === "Field" && part.name.value === name),
  );

/** GraphQL sends null for an absent value, but the rules only accept absence. */
export const present = (input: object) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
