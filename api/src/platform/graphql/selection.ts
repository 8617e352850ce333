/** What an operation needs of a row. Asked for `__typename` alone Pothos selects nothing, which Prisma refuses. */
export const selected = <Query extends object>(query: Query): Query =>
  "select" in query && Object.keys(query.select ?? {}).length === 0 ? { ...query, select: undefined } : query;
