import { z } from "zod";
import { ownContent } from "../content/own.ts";
import { isPassed } from "../content/rules/rules.shared.ts";
import { writtenFields } from "../content/setting/fields.rules.ts";
import type { Content, Invitation, InvitationMail } from "../generated/prisma/client.ts";
import { literally } from "../platform/data/like.ts";
import { inOrder } from "../platform/data/rows.ts";
import { parse } from "../platform/errors.ts";
import type { Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { Paging, pageOf, positionOf } from "../platform/rest/page.ts";
import { text } from "../platform/shared/text.rules.ts";
import { asSeenBy, requirePeople } from "./invitation.policy.ts";
import {
  type InvitationOrder,
  type InvitationState,
  invitationOrders,
  invitationStates,
  personLimits,
} from "./invitation.shared.ts";
import { isDue, isReachable } from "./mail/reach.ts";
import { PersonField } from "./people/person.rules.ts";

/** Number of values in one filter, over all columns. */
const mostValues = 50;

const InvitationFilter = z
  .object({
    state: z.enum(invitationStates).nullish(),
    search: text(200).nullish(),
    level: text(100).nullish(),
    fields: z.array(PersonField).max(mostValues).nullish(),
    field: writtenFields(personLimits.fieldName, personLimits.fieldValue),
  })
  .transform(({ fields, field, ...parts }) => ({ ...parts, fields: [...(fields ?? []), ...(field ?? [])] }));

type Moment = null | { not: null };
type Condition = { mail?: InvitationMail; result?: string } & Partial<Record<keyof typeof moments, Moment>>;

/** The columns that conditions use. */
const moments = {
  sentAt: "sent_at",
  openedAt: "opened_at",
  startedAt: "started_at",
  finishedAt: "finished_at",
  revokedAt: "revoked_at",
} as const;

/** The exact share of points, rounded down, is compared with the mark, as `reaches` does. Neither matches without one. */
const passMark = "(SELECT (rules ->> 'passMark')::int FROM quizzes WHERE id = $1)";
const share = "percentage - is_rounded_up::int";

/** The condition for each state, used by the list and the counts. */
const conditions: Record<InvitationState, Condition> = {
  unsent: { mail: "unsent" },
  queued: { mail: "queued" },
  sent: { sentAt: { not: null } },
  bounced: { mail: "bounced" },
  stopped: { mail: "stopped" },
  deferred: { mail: "deferred" },
  opened: { openedAt: { not: null } },
  started: { startedAt: { not: null } },
  finished: { finishedAt: { not: null } },
  passed: { result: `${share} >= ${passMark}` },
  failed: { result: `${share} < ${passMark}` },
  unanswered: { finishedAt: null, revokedAt: null },
  revoked: { revokedAt: { not: null } },
};

const inSql = ({ mail, result, ...times }: Condition): string =>
  [
    ...(mail ? [`mail = '${mail}'`] : []),
    ...(result ? [result] : []),
    ...Object.entries(times).map(
      ([name, moment]) => `${moments[name as keyof typeof moments]} IS ${moment ? "NOT NULL" : "NULL"}`,
    ),
  ].join(" AND ");

interface Selection {
  where: string;
  values: unknown[];
}

/**
 * The SQL condition for an item's invitations matching a filter. Throws VALIDATION_FAILED, and FORBIDDEN for a token
 * that searches for people without their scope.
 */
export function selectionOf(viewer: Viewer, contentId: string, input: unknown): Selection {
  const { state, search, level, fields } = parse(InvitationFilter, input);
  const contains = literally(search?.trim() ?? "");
  if (contains || fields.length > 0) requirePeople(viewer);
  const values: unknown[] = [contentId];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const parts = ["quiz_id = $1"];
  if (state) parts.push(inSql(conditions[state]));
  if (contains) {
    const pattern = bind(`%${contains}%`);
    parts.push(`(name ILIKE ${pattern} OR email ILIKE ${pattern})`);
  }
  if (level) parts.push(`skill_level = ${bind(level)}`);
  for (const [name, asked] of Map.groupBy(fields, ({ name }) => name))
    parts.push(`coalesce(fields ->> ${bind(name)}, '') = ANY(${bind(asked.map(({ value }) => value))}::text[])`);
  return { where: parts.join(" AND "), values };
}

export async function countListed({ sql }: Platform, { where, values }: Selection): Promise<number> {
  const text = `SELECT count(*)::int AS people FROM invitations WHERE ${where}`;
  const { rows } = await sql.query<{ people: number }>(text, values);
  return rows[0]?.people ?? 0;
}

/** The place of a person in a list of any order. */
export interface PersonPlace {
  /** The sort key before the id; null in the order in which people were added. */
  rank: number | null;
  id: string;
}

interface Slice {
  order: InvitationOrder;
  after?: PersonPlace | undefined;
  before?: PersonPlace | undefined;
  /** Reads from the end of the list. */
  isBackwards?: boolean;
  limit: number;
}

/** The rank by result, smallest first, with an index each. People without a result come last. */
const rankOf: Record<InvitationOrder, string | null> = {
  added: null,
  highest: "coalesce(100 - percentage, 101)",
  lowest: "coalesce(percentage, 101)",
};

export async function listPeople({ sql }: Platform, selection: Selection, slice: Slice): Promise<PersonPlace[]> {
  const { order, after, before, isBackwards = false, limit } = slice;
  const values = [...selection.values];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const rank = rankOf[order];
  const sorting = [...(rank ? [rank] : []), "id"];
  const sortKey = ({ rank: value, id }: PersonPlace) => [...(rank ? [`${bind(value)}::int`] : []), bind(id)].join();
  const parts = [
    selection.where,
    ...(after ? [`(${sorting}) > (${sortKey(after)})`] : []),
    ...(before ? [`(${sorting}) < (${sortKey(before)})`] : []),
  ];
  const direction = isBackwards ? "DESC" : "ASC";
  const { rows } = await sql.query<PersonPlace>(
    `SELECT ${rank ?? "NULL::int"} AS rank, id FROM invitations WHERE ${parts.join(" AND ")}
      ORDER BY ${sorting.map((part) => `${part} ${direction}`)} LIMIT ${bind(limit)}`,
    values,
  );
  return rows;
}

const InvitationPage = Paging.extend({ order: z.enum(invitationOrders).nullish() });

/** A page of an item's invitations, by default in the order in which they were added. */
export async function invitationPage(platform: Platform, viewer: Viewer, id: string, input: unknown) {
  const { limit, cursor, order } = parse(InvitationPage, input);
  const content = await ownContent(platform, viewer, "results:read", id, "content");
  const places = await listPeople(platform, selectionOf(viewer, content.id, input), {
    order: order ?? "added",
    after: cursor === undefined ? undefined : placeIn(cursor, order),
    limit: limit + 1,
  });
  // Unlike other cursors, one of a list by result has a rank instead of a time.
  const { page, nextCursor } = pageOf(places, limit, ({ rank, id }) => ({ time: new Date(rank ?? 0), id }));
  const ids = page.map(({ id }) => id);
  const rows = inOrder(ids, await platform.db.invitation.findMany({ where: { id: { in: ids } } }));
  return { invitations: rows.map((invitation) => withPassed(content, asSeenBy(viewer, invitation))), nextCursor };
}

function placeIn(cursor: string, order: InvitationOrder | null | undefined): PersonPlace {
  const { time, id } = positionOf(cursor);
  return { rank: order && order !== "added" ? Math.min(time.getTime(), 101) : null, id };
}

/** Adds whether the person's result reaches the item's current pass mark. */
export const withPassed = (content: Pick<Content, "rules">, invitation: Invitation) => ({
  ...invitation,
  passed: isPassed(content, invitation),
});

export interface InvitationCounts extends Record<InvitationState, number> {
  total: number;
  /**
   * Number of people who receive an invitation when it is sent to everyone. `remindable` is the same for a reminder.
   */
  due: number;
  remindable: number;
}

const filters = Object.entries({
  ...Object.fromEntries(invitationStates.map((state) => [state, inSql(conditions[state])])),
  due: `${isDue.invitation} AND ${isReachable}`,
  remindable: `${isDue.reminder} AND ${isReachable}`,
}).map(([name, condition]) => `count(*) FILTER (WHERE ${condition})::int AS ${name}`);

/** Number of an item's invitations that match each filter. */
export async function countInvitations({ sql }: Platform, contentId: string): Promise<InvitationCounts> {
  const { rows } = await sql.query<InvitationCounts>({
    name: "count-invitations",
    text: `SELECT count(*)::int AS total, ${filters.join(", ")} FROM invitations WHERE quiz_id = $1`,
    values: [contentId],
  });
  return rows[0] as InvitationCounts;
}
