import { isOtherResult } from "../../attempt/corrections.ts";
import { answersOf, givensOf } from "../../attempt/grading/given.ts";
import { type Grade, grade } from "../../attempt/grading/grade.ts";
import type { Proposal } from "../../content/edit/proposal.ts";
import { findItem, type Item, replacedGracePeriod } from "../../content/taking/item.ts";
import type { Attempt } from "../../generated/prisma/client.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Carriage, carriageOf, type Versions } from "./carry.ts";

/** An earlier revision with different grading. */
interface Earlier extends Carriage {
  item: Item;
}

/** The data for grading answers to earlier revisions of an item by another revision. */
export interface Terms {
  /** The revision that grades. */
  item: Item;
  /** Earlier revisions with answers, by number. */
  earlier: Map<number, Earlier>;
  /** Number of attempts at these revisions. */
  attempts: number;
  /** The latest time at which one of these attempts can have arrived, in a form that PostgreSQL reads. */
  until: string;
}

/** Longer than accepted answers wait to be stored. */
const onTheWay = "interval '1 hour'";

/** Leaves `earlier` empty if no stored answers would be graded differently. Null if the revision does not exist. */
export async function termsOf(platform: Platform, contentId: string, revision: number): Promise<Terms | null> {
  const item = await findItem(platform, contentId, revision);
  return item && termsBy(platform, item);
}

/** As `termsOf`, by an item that may not be stored yet, with versions that are not. */
export async function termsBy(platform: Platform, item: Item, fresh: Proposal["fresh"] = []): Promise<Terms> {
  const { rows } = await platform.sql.query<{ revision: number; attempts: number; until: Date | null }>(
    `SELECT revision, sum(attempts)::int AS attempts, public_until + ${replacedGracePeriod} + ${onTheWay} AS until
       FROM tallies JOIN quiz_revisions USING (quiz_id, revision)
      WHERE quiz_id = $1 AND revision < $2 GROUP BY revision, public_until HAVING sum(attempts) > 0 ORDER BY revision`,
    [item.id, item.revision],
  );
  const terms: Terms = { item, earlier: new Map(), attempts: 0, until: new Date(0).toISOString() };
  if (rows.length === 0 || item.kind === "SURVEY") return terms;
  const stored = await platform.db.question.findMany({ where: { contentId: item.id } });
  const versions: Versions = new Map([...stored, ...fresh].map((version) => [version.id, version]));
  for (const { revision, attempts, until } of rows) {
    const before = await findItem(platform, item.id, revision);
    if (!before) continue;
    const carriage = carriageOf(before, item, versions);
    if (carriage.isGradedAlike) continue;
    terms.earlier.set(revision, { ...carriage, item: before });
    terms.attempts += attempts;
    terms.until = laterOf(terms.until, until?.toISOString() ?? never);
  }
  return terms;
}

const never = "infinity";

/** ISO 8601 sorts by time, and before `never`. */
const laterOf = (one: string, other: string) => (one > other ? one : other);

/** The new values of a regraded attempt. */
export type Regraded = Pick<Attempt, "revision" | "answers" | "totalQuestions"> & Omit<Grade, "levelIndex">;

/** Null if the other revision cannot grade it. */
export function regraded(
  { item, earlier }: Terms,
  stored: Parameters<typeof isOtherResult>[0] & Pick<Attempt, "revision" | "answers" | "isRoundedUp">,
): Regraded | null {
  const before = earlier.get(stored.revision);
  const givens = before?.carry(givensOf(before.item.questions, stored.answers));
  if (!givens) return null;
  const { levelIndex: _, ...result } = grade(item, givens);
  const after = {
    revision: item.revision,
    answers: answersOf(item.questions, givens),
    totalQuestions: item.questions.length,
    ...result,
  };
  // An unchanged result keeps its rounding, even if it was stored before the exact share was compared.
  return isOtherResult(stored, after) ? after : { ...after, isRoundedUp: stored.isRoundedUp };
}
