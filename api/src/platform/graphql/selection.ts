interface Table<Row> {
  findUniqueOrThrow(args: { where: { id: string } }): Promise<Row>;
}

/** Reads a changed row again with the fields that the operation asks for. Throws if it is gone. */
export const reload = <Row>(table: Table<Row>, query: object, id: string): Promise<Row> =>
  table.findUniqueOrThrow({ ...selected(query), where: { id } });

/** For `__typename` alone Pothos selects nothing, which Prisma refuses. */
const selected = <Query extends object>(query: Query): Query =>
  "select" in query && Object.keys(query.select ?? {}).length === 0 ? { ...query, select: undefined } : query;
