import { ownContent } from "../../content/own.ts";
import { RetentionRule } from "../../content/retention/retention.rules.ts";
import type { Retention } from "../../content/retention/retention.shared.ts";
import { type Term, termOf } from "../../content/retention/retention.ts";
import type { Content } from "../../generated/prisma/client.ts";
import { parse } from "../../platform/errors.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";

/** Answers whose retention is over, or will be soon. */
export interface Due {
  /** Number of answers that are due already; the next hourly run handles them. */
  now: number;
  /** Includes the number before. */
  withinWeek: number;
  /** Includes the numbers before. */
  withinMonth: number;
  /** When the first one is due. A past time while it waits for the run; null if there is none. */
  firstAt: Date | null;
}

export interface ItemRetention {
  content: Content;
  /** Null if answers are kept until someone deletes them. */
  rule: Term | null;
  longestDays: number | null;
}

const nothing: Due = { now: 0, withinWeek: 0, withinMonth: 0, firstAt: null };

/** The retention of an item's answers, by its rule or by the proposed rule in `asked` (`what` and `days`). */
export function retentionOf({ settings }: Platform, content: Content, asked: unknown = null): ItemRetention {
  const rule = asked === null ? content.rules : { retention: parse(RetentionRule, asked) };
  return { content, rule: termOf(settings, { rules: rule }), longestDays: settings.answerDays };
}

/** The retention of the viewer's own item, with the answers that are due. Throws what `ownContent` does. */
export async function readRetention(
  platform: Platform,
  viewer: Viewer,
  id: string,
  asked: unknown,
): Promise<ItemRetention & { due: Due }> {
  const content = await ownContent(platform, viewer, "results:read", id, "content");
  const retention = retentionOf(platform, content, asked);
  return { ...retention, due: await dueOf(platform, retention) };
}

// Excludes answers that are anonymised already; see `AnonymisedUntil`.
export const pastOf = (contentId: string, what: string) =>
  `coalesce((SELECT until FROM anonymised_until WHERE quiz_id = ${contentId} AND ${what} = 'ANONYMISE'), '-infinity')`;

export const lengthOf = (days: string) => `make_interval(days => ${days})`;

export async function dueOf({ sql }: Platform, { content, rule }: ItemRetention): Promise<Due> {
  if (!rule) return nothing;
  const { what, days }: Retention = rule;
  const { rows } = await sql.query<Due>(
    `WITH term AS MATERIALIZED (
       SELECT ${pastOf("$1", "$2")} AS past, ${lengthOf("$3")} AS length)
     SELECT count(*) FILTER (WHERE completed_at <= now() - length)::int AS now,
            count(*) FILTER (WHERE completed_at <= now() - length + interval '7 days')::int AS "withinWeek",
            count(*)::int AS "withinMonth",
            (SELECT completed_at + ${lengthOf("$3")} FROM attempts
              WHERE quiz_id = $1 AND completed_at > (SELECT past FROM term) ORDER BY completed_at LIMIT 1) AS "firstAt"
       FROM term, attempts
      WHERE quiz_id = $1 AND completed_at > (SELECT past FROM term)
        AND completed_at <= now() - ${lengthOf("$3")} + interval '30 days'`,
    [content.id, what, days],
  );
  return rows[0] ?? nothing;
}
