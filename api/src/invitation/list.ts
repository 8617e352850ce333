import { z } from "zod";
import { ownContent } from "../content/own.ts";
import type { Invitation, InvitationMail, Prisma } from "../generated/prisma/client.ts";
import { literally } from "../platform/data/like.ts";
import { parse } from "../platform/errors.ts";
import type { Viewer } from "../platform/identity/viewer.ts";
import type { Platform } from "../platform/platform.ts";
import { Paging, pageOf, positionOf } from "../platform/rest/page.ts";
import { text } from "../platform/shared/text.rules.ts";
import { asSeenBy, requirePeople } from "./invitation.policy.ts";
import { type InvitationState, invitationStates } from "./invitation.shared.ts";
import { isDue, isReachable } from "./mail/reach.ts";

const InvitationFilter = z.object({
  state: z.enum(invitationStates).nullish(),
  search: text(200).nullish(),
});

type Moment = null | { not: null };
type Condition = { mail?: InvitationMail } & Partial<Record<keyof typeof moments, Moment>>;

/** The columns that conditions use. */
const moments = {
  sentAt: "sent_at",
  openedAt: "opened_at",
  startedAt: "started_at",
  finishedAt: "finished_at",
  revokedAt: "revoked_at",
} as const;

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
  unanswered: { finishedAt: null, revokedAt: null },
  revoked: { revokedAt: { not: null } },
};

/**
 * The condition that finds an item's invitations matching a filter. Throws VALIDATION_FAILED, and FORBIDDEN for a token
 * that searches for people without their scope.
 */
export function invitationsOf(viewer: Viewer, contentId: string, input: unknown): Prisma.InvitationWhereInput {
  const { state, search } = parse(InvitationFilter, input);
  const contains = literally(search?.trim() ?? "");
  if (contains) requirePeople(viewer);
  return {
    contentId,
    ...(state && conditions[state]),
    ...(contains && {
      OR: [{ name: { contains, mode: "insensitive" } }, { email: { contains, mode: "insensitive" } }],
    }),
  };
}

export const countListed = ({ db }: Platform, viewer: Viewer, contentId: string, filter: unknown): Promise<number> =>
  db.invitation.count({ where: invitationsOf(viewer, contentId, filter) });

const InvitationPage = Paging.extend(InvitationFilter.shape);

/** A page of an item's invitations, in the order in which they were added. */
export async function invitationPage(platform: Platform, viewer: Viewer, id: string, input: unknown) {
  const { limit, cursor, ...filter } = parse(InvitationPage, input);
  const { id: contentId } = await ownContent(platform, viewer, "results:read", id, "content");
  const where = invitationsOf(viewer, contentId, filter);
  const rows = await platform.db.invitation.findMany({
    where: { AND: [where, cursor === undefined ? {} : { id: { gt: positionOf(cursor).id } }] },
    orderBy: { id: "asc" },
    take: limit + 1,
  });
  const { page, nextCursor } = pageOf(rows, limit, ({ id, createdAt }: Invitation) => ({ time: createdAt, id }));
  return { invitations: page.map((invitation) => asSeenBy(viewer, invitation)), nextCursor };
}

export interface InvitationCounts extends Record<InvitationState, number> {
  total: number;
  /**
   * Number of people who receive an invitation when it is sent to everyone. `remindable` is the same for a reminder.
   */
  due: number;
  remindable: number;
}

const inSql = ({ mail, ...times }: Condition): string =>
  [
    ...(mail ? [`mail = '${mail}'`] : []),
    ...Object.entries(times).map(
      ([name, moment]) => `${moments[name as keyof typeof moments]} IS ${moment ? "NOT NULL" : "NULL"}`,
    ),
  ].join(" AND ");

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
