import { isDeepStrictEqual } from "node:util";
import { attemptFacts } from "../../attempt/attempt.policy.ts";
import type { Attempt, Prisma } from "../../generated/prisma/client.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Position } from "../../platform/rest/page.ts";
import type { AttemptOrder } from "./filter.rules.ts";
import { type AppliedFilter, type Condition, conditionOf } from "./filter.ts";

/**
 * The place of an attempt in a list of any order. It needs no row, because the attempt may be deleted in the meantime.
 */
export type Place = Position & Pick<Attempt, "percentage" | "duration">;

type ByTime = "newest" | "oldest";
type ByRank = Exclude<AttemptOrder, ByTime>;

interface Bounds<P> {
  after?: P | undefined;
  before?: P | undefined;
  /** Only attempts at this time or later. */
  since?: Date | undefined;
  /** Only earlier attempts. */
  until?: Date | undefined;
  /** Reads from the end of the list. */
  isBackwards?: boolean;
  limit: number;
}

type Slice = ({ order?: ByTime } & Bounds<Position>) | ({ order: ByRank } & Bounds<Place>);

const columns = `id, quiz_id AS "contentId", revision, user_id AS "userId", participant_name AS "participantName",
  participant_email AS "participantEmail", answers, score, credit, percentage, is_rounded_up AS "isRoundedUp", skill_score AS "skillScore",
  skill_level AS "skillLevel", total_questions AS "totalQuestions", completed_at AS "completedAt", duration,
  attempt_key AS "attemptKey", language, late, is_counted AS "isCounted", is_superseded AS "isSuperseded", had_start AS "hadStart", corrections, fields, group_no AS "group", block, invitation_id AS "invitationId"`;

interface Rank {
  of: "percentage" | "duration";
  from: (value: string) => string;
}

/** The sort key before the time, greatest first. Attempts without a value come last. */
const rankOf: Record<ByRank, Rank> & Partial<Record<ByTime, undefined>> = {
  highest: { of: "percentage", from: (value) => `coalesce(${value}, -1)` },
  lowest: { of: "percentage", from: (value) => `coalesce(-${value}, -101)` },
  slowest: { of: "duration", from: (value) => `coalesce(${value}, -1)` },
  fastest: { of: "duration", from: (value) => `coalesce(-${value}, -2147483648)` },
};

/** The place of an attempt in a list by time. */
export const placeOf = ({ completedAt, id }: Pick<Attempt, "completedAt" | "id">): Position => ({
  time: completedAt,
  id,
});

export const listAttempts = (
  platform: Platform,
  contentId: string,
  filter: AppliedFilter | null,
  slice: Slice,
): Promise<Attempt[]> => list(platform, columns, conditionOf(contentId, filter), slice);

/**
 * Like `listAttempts`, but returns only the place and revision of each attempt. Without a filter, includes those that
 * wait to be shown.
 */
export const listPlaces = (
  platform: Platform,
  contentId: string,
  filter: AppliedFilter | null,
  slice: Slice,
): Promise<Pick<Attempt, "id" | "revision" | "completedAt">[]> =>
  list(
    platform,
    `id, revision, completed_at AS "completedAt"`,
    filter ? conditionOf(contentId, filter) : everything(contentId),
    slice,
  );

const everything = (contentId: string): Condition => ({ where: "quiz_id = $1", values: [contentId] });

async function list<Row extends object>(
  { sql }: Platform,
  columns: string,
  { where, values }: Condition,
  slice: Slice,
): Promise<Row[]> {
  const bind = (value: unknown) => `$${values.push(value)}`;
  const { order = "newest", since, until, isBackwards = false, limit } = slice;
  const rank = rankOf[order];
  const sorting = [...(rank ? [rank.from(rank.of)] : []), "completed_at", "id"];
  const sortKey = (place: Position & Partial<Place>) =>
    [...(rank ? [rank.from(`${bind(place[rank.of])}::int`)] : []), bind(place.time), bind(place.id)].join();
  const [later, earlier] = order === "oldest" ? [">", "<"] : ["<", ">"];
  const conditions = [
    where,
    ...(slice.after ? [`(${sorting}) ${later} (${sortKey(slice.after)})`] : []),
    ...(slice.before ? [`(${sorting}) ${earlier} (${sortKey(slice.before)})`] : []),
    ...(since ? [`completed_at >= ${bind(since)}`] : []),
    ...(until ? [`completed_at < ${bind(until)}`] : []),
  ];
  const direction = (order === "oldest") === isBackwards ? "DESC" : "ASC";
  const { rows } = await sql.query<Row>(
    `SELECT ${columns} FROM attempts WHERE ${conditions.join(" AND ")}
      ORDER BY ${sorting.map((part) => `${part} ${direction}`)} LIMIT ${bind(limit)}`,
    values,
  );
  return rows;
}

type WithFacts = Prisma.AttemptGetPayload<{ include: typeof attemptFacts }>;

/** Attempts at an item with the relations that an API requested. These always include the data for the read policy. */
export async function attemptsWith(
  { db }: Platform,
  content: WithFacts["content"],
  { where, ...asked }: { where: { id: { in: string[] } } },
  found: readonly Attempt[],
): Promise<WithFacts[]> {
  if (isDeepStrictEqual(asked, { include: attemptFacts })) return found.map((attempt) => ({ ...attempt, content }));
  return (await db.attempt.findMany({ ...asked, where })) as WithFacts[];
}
