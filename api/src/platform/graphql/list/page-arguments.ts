import { parsePrismaCursor } from "@pothos/plugin-prisma";
import { validate as isUuid } from "uuid";
import { invalid } from "../../errors.ts";

export const pageLimit = 100;
export const pageSize = 20;

export interface PageArguments {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
}

/** Number of rows of a page. Throws VALIDATION_FAILED for impossible arguments. */
export function rowsOf({ first, last, after, before }: PageArguments): number {
  if (first != null && last != null) throw invalid("last", "Ask for the first or for the last, not for both");
  for (const [name, rows] of Object.entries({ first, last })) {
    if (rows != null && rows < 0) throw invalid(name, `${name} must be 0 or more`);
  }
  for (const [name, cursor] of Object.entries({ after, before })) {
    if (cursor != null && !isCursor(cursor)) throw invalid(name, `${name} is not a cursor of this list`);
  }
  return Math.min(first ?? last ?? pageSize, pageLimit);
}

/** A cursor is a row's id, after the values that the list is sorted by. Such a value may be null. */
function isCursor(cursor: string): boolean {
  try {
    const parts = [parsePrismaCursor(cursor)].flat();
    const id = parts.pop();
    return isUuid(id) && parts.every(isSortValue);
  } catch {
    return false;
  }
}

const isSortValue = (part: unknown) =>
  part === null ||
  isUuid(part) ||
  Number.isSafeInteger(part) ||
  (part instanceof Date && !Number.isNaN(part.getTime()));

/** Arguments that Pothos derives from those of a connection. */
interface PrismaPage {
  cursor?: { id?: string | undefined } | undefined;
  take: number;
}

/**
 * Replaces Pothos' arguments of `findMany` for a page of a list by id. Prisma looks up the cursor's row, so after its
 * deletion the page would be empty or lack its first row. Comparing ids needs no row.
 */
export function pageById<Where>({ cursor, take }: PrismaPage, order: "asc" | "desc", where: Where) {
  const isRising = (order === "asc") === take >= 0;
  const beyond = cursor ? { id: isRising ? { gt: cursor.id } : { lt: cursor.id } } : {};
  return { cursor: undefined, skip: undefined, where: { AND: [where, beyond] }, orderBy: { id: order } };
}
