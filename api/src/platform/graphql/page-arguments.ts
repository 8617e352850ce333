import { parsePrismaCursor } from "@pothos/plugin-prisma";
import { validate as isUuid } from "uuid";
import { invalid } from "../errors.ts";

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

/** A cursor is a row's id, after the values that the list is sorted by. */
function isCursor(cursor: string): boolean {
  try {
    const parts = [parsePrismaCursor(cursor)].flat();
    const id = parts.pop();
    return isUuid(id) && parts.every((part) => isUuid(part) || (part instanceof Date && !Number.isNaN(part.getTime())));
  } catch {
    return false;
  }
}
