import type { FastifyReply, FastifyRequest } from "fastify";
import { validate as isUuid, NIL } from "uuid";
import { z } from "zod";
import { invalid } from "../errors.ts";
import type { Platform } from "../platform.ts";
import { timeText } from "../shared/text.rules.ts";

/** Parameters of every paged list. */
export const Paging = z.object({
  limit: z.coerce
    .number("limit must be a number")
    .int()
    .min(1, "limit is 1 to 500")
    .max(500, "limit is 1 to 500")
    .default(100),
  cursor: z.string().max(60, "cursor is none of the list").optional(),
});

/** The same parameters for contracts. */
export const PagingQuery = z.object({
  limit: Paging.shape.limit.meta({ description: "Maximum number of entries per page." }),
  cursor: Paging.shape.cursor.meta({ description: "`nextCursor` of the previous page." }),
});

export const since = timeText("since is a time such as 2026-11-22T09:30:00Z").transform((time) => new Date(time));

export const nextCursor = z
  .string()
  .nullable()
  .meta({ description: "Cursor of the next page, to send as `cursor`; null on the last page.", example: null });

/** The place of a row in a list that is sorted by a database time, then by id. */
export interface Position {
  time: Date;
  id: string;
}

/** The position before every row of this time. */
export const startAt = (time: Date): Position => ({ time, id: NIL });

export const cursorOf = ({ time, id }: Position) => `${time.getTime().toString(36)}_${id}`;

export const invalidCursor = () => invalid("cursor", "cursor is none of the list");

/** Throws `refusal`, by default VALIDATION_FAILED, for a cursor that `cursorOf` did not create. */
export function positionOf(cursor: string, refusal = invalidCursor): Position {
  const [, time = "", id = ""] = /^(\w{1,9})_(.+)$/.exec(cursor) ?? [];
  const milliseconds = /^[0-9a-z]+$/.test(time) ? Number.parseInt(time, 36) : Number.NaN;
  if (Number.isNaN(milliseconds) || !isUuid(id)) throw refusal();
  return { time: new Date(milliseconds), id };
}

/** A page of rows that were read with one more than `limit`, and the cursor of the next page; null on the last page. */
export function pageOf<Row>(rows: readonly Row[], limit: number, place: (row: Row) => Position) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, nextCursor: last && rows.length > limit ? cursorOf(place(last)) : null };
}

/** Names the URL of the next page in the Link header (RFC 8288): this URL with another cursor or page number. */
export function linkNext(
  { publicUrl }: Platform,
  { url }: FastifyRequest,
  reply: FastifyReply,
  next: Record<string, string | number | null>,
): void {
  const address = new URL(publicUrl + url);
  for (const [name, value] of Object.entries(next)) {
    if (value === null) return;
    address.searchParams.set(name, String(value));
  }
  reply.header("link", `<${address.href}>; rel="next"`);
}
