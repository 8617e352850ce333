/** A table of Prisma's, as far as it is read here. */
interface Table<Row> {
  findUniqueOrThrow(args: { where: { id: string } }): Promise<Row>;
}

/** The row that an operation has changed, with what the operation asks of it. Throws when it is gone. */
export const reload = <Row>(table: Table<Row>, query: object, id: string): Promise<Row> =>
  table.findUniqueOrThrow({ ...selected(query), where: { id } });

/** What an operation needs of a row. Asked for `__typename` alone Pothos selects nothing, which Prisma refuses. */
const selected = <Query extends object>(query: Query): Query =>
  "select" in query && Object.keys(query.select ?? {}).length === 0 ? { ...query, select: undefined } : query;
