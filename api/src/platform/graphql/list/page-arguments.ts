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

/** The rows of a page. Throws VALIDATION_FAILED for arguments that describe no page. */
export function rowsOf({ first, last, after, before }: PageArguments): number {
  if (first != null && last != null) throw invalid("last", "Ask for the first or for the last, not for both");
  for (const [name, rows] of Object.entries({ first, last })) {
    if (rows != null && rows < 0) throw invalid(name, `${name} must be 0 or more`);
  }
  for (const [name, cursor] of Object.entries({ after, before })) {
    if (cursor != null && !isCursor(cursor)) throw invalid(name, `${name} is no cursor of this list`);
  }
  return Math.min(first ?? last ?? pageSize, pageLimit);
}

/** A cursor is a row's id, after the values that the list is sorted by; null is one of them. */
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

/** What Pothos makes of a connection's arguments. */
interface PrismaPage {
  cursor?: { id?: string | undefined } | undefined;
  take: number;
}

/**
 * What replaces Pothos' arguments of `findMany` for a page of a list by id. Prisma looks the cursor's row up, so if that
 * was deleted meanwhile the page would be empty or without its first row; comparing ids needs no row.
 */
export function pageById<Where>({ cursor, take }: PrismaPage, order: "asc" | "desc", where: Where) {
  const isRising = (order === "asc") === take >= 0;
  const beyond = cursor ? { id: isRising ? { gt: cursor.id } : { lt: cursor.id } } : {};
  return { cursor: undefined, skip: undefined, where: { AND: [where, beyond] }, orderBy: { id: order } };
}
