import { validate as isUuid } from "uuid";
import type { Prisma } from "../../generated/prisma/client.ts";
import { invalid } from "../../platform/errors.ts";

/** A place in a list by time. It is the database's: processes on several machines have clocks of their own. */
export interface Place {
  completedAt: Date;
  id: string;
}

export const newestFirst = [
  { completedAt: "desc" },
  { id: "desc" },
] as const satisfies Prisma.AttemptOrderByWithRelationInput[];
export const oldestFirst = [
  { completedAt: "asc" },
  { id: "asc" },
] as const satisfies Prisma.AttemptOrderByWithRelationInput[];

// The first condition is what PostgreSQL walks the index by; the others sort out those of the same millisecond.
export const olderThan = ({ completedAt, id }: Place): Prisma.AttemptWhereInput => ({
  completedAt: { lte: completedAt },
  OR: [{ completedAt: { lt: completedAt } }, { id: { lt: id } }],
});
export const newerThan = ({ completedAt, id }: Place): Prisma.AttemptWhereInput => ({
  completedAt: { gte: completedAt },
  OR: [{ completedAt: { gt: completedAt } }, { id: { gt: id } }],
});

/** A place as REST hands it out and takes it. */
export const cursorOf = ({ completedAt, id }: Place) => `${completedAt.getTime().toString(36)}_${id}`;

export function placeOf(cursor: string): Place {
  const [time = "", id] = cursor.split("_");
  const completedAt = new Date(Number.parseInt(time, 36));
  if (id === undefined || !isUuid(id) || Number.isNaN(completedAt.getTime()))
    throw invalid("cursor", "cursor is none of the list");
  return { completedAt, id };
}
