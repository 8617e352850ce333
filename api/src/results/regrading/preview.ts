import { setImmediate } from "node:timers/promises";
import { asSeenBy, attemptFacts } from "../../attempt/attempt.policy.ts";
import { isOtherResult, type ShownGrade, shownGrade } from "../../attempt/corrections.ts";
import { isShown } from "../../attempt/publishing/waiting.ts";
import { proposalOf } from "../../content/edit/proposal.ts";
import { isPassed } from "../../content/rules/rules.shared.ts";
import type { Attempt, Content } from "../../generated/prisma/client.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Regraded, regraded, type Terms, termsBy, termsOf } from "./terms.ts";

/** Maximum number of attempts that a preview examines: the newest ones. */
export const examinedAtMost = 10_000;
/** Number of attempts that are read and graded before other requests get a turn. */
const readAtOnce = 500;
export const listedAtMost = 100;

const resultColumns = `id, revision, answers, score, credit, percentage, is_rounded_up AS "isRoundedUp", skill_score AS "skillScore", skill_level AS "skillLevel",
  total_questions AS "totalQuestions", completed_at AS "completedAt"`;
type Examined = Pick<
  Attempt,
  | "id"
  | "revision"
  | "answers"
  | "score"
  | "credit"
  | "percentage"
  | "isRoundedUp"
  | "skillScore"
  | "skillLevel"
  | "totalQuestions"
  | "completedAt"
>;

type AttemptOfOwner = Awaited<ReturnType<typeof changedAttempts>>[number];

export interface RegradeChange {
  attempt: AttemptOfOwner;
  before: ShownGrade;
  after: ShownGrade;
}

export interface RegradePreview {
  revision: number;
  attempts: number;
  examined: number;
  changed: number;
  raised: number;
  lowered: number;
  newlyPassed: number | null;
  newlyFailed: number | null;
  ungradable: number;
  changes: RegradeChange[];
}

/**
 * The changes if answers to earlier revisions were graded by the current one, or by the one that `edit` would make; null
 * if nothing would be graded differently. The caller has checked that the viewer owns the item.
 */
export async function previewRegrading(
  platform: Platform,
  viewer: Viewer,
  stored: Content,
  edit?: unknown,
): Promise<RegradePreview | null> {
  const proposal = edit == null ? null : await proposalOf(platform, stored, edit);
  const terms = proposal
    ? await termsBy(platform, proposal.item, proposal.fresh)
    : await termsOf(platform, stored.id, stored.revision);
  if (!terms || terms.earlier.size === 0) return null;
  const content = { id: stored.id, rules: terms.item.rules };
  const hasPassMark = content.rules?.passMark !== undefined;
  const preview: RegradePreview = {
    revision: terms.item.revision,
    attempts: terms.attempts,
    examined: 0,
    changed: 0,
    raised: 0,
    lowered: 0,
    newlyPassed: hasPassMark ? 0 : null,
    newlyFailed: hasPassMark ? 0 : null,
    ungradable: 0,
    changes: [],
  };
  const examples: { before: Examined; after: Regraded }[] = [];
  for await (const before of newest(platform, content.id, terms)) {
    preview.examined++;
    const after = regraded(terms, before);
    if (!after) preview.ungradable++;
    if (!after || !isOtherResult(before, after)) continue;
    count(preview, content, terms, before, after);
    if (examples.length < listedAtMost) examples.push({ before, after });
  }
  const attempts = await changedAttempts(
    platform,
    examples.map(({ before }) => before.id),
  );
  const byId = new Map(attempts.map((attempt) => [attempt.id, attempt]));
  preview.changes = examples.flatMap(({ before, after }) => {
    const attempt = byId.get(before.id);
    if (!attempt) return [];
    return [
      {
        attempt: asSeenBy(viewer, attempt),
        before: shownGrade(content, before),
        after: shownGrade(content, after),
      },
    ];
  });
  return preview;
}

function count(
  preview: RegradePreview,
  content: Pick<Content, "rules">,
  terms: Terms,
  before: Examined,
  after: Regraded,
): void {
  const direction = Math.sign(
    (after.percentage ?? 0) - (before.percentage ?? 0) || rankOf(terms, after) - rankOf(terms, before),
  );
  preview.changed++;
  if (direction > 0) preview.raised++;
  if (direction < 0) preview.lowered++;
  const [passed, passes] = [isPassed(content, before), isPassed(content, after)];
  if (preview.newlyPassed !== null && passes && !passed) preview.newlyPassed++;
  if (preview.newlyFailed !== null && passed && !passes) preview.newlyFailed++;
}

/** The index of a level among the levels of its revision, lowest first; -1 without one. */
function rankOf({ item, earlier }: Terms, { revision, skillLevel }: Pick<Attempt, "revision" | "skillLevel">): number {
  const { levels } = earlier.get(revision)?.item ?? item;
  return levels.toSorted((a, b) => a.range[0] - b.range[0]).findIndex(({ name }) => name === skillLevel);
}

const changedAttempts = ({ db }: Platform, ids: string[]) =>
  db.attempt.findMany({ where: { id: { in: ids } }, include: attemptFacts });

async function* newest({ sql }: Platform, contentId: string, { earlier, until }: Terms): AsyncGenerator<Examined> {
  let last: Examined | undefined;
  for (let examined = 0; examined < examinedAtMost; examined += readAtOnce) {
    const values: unknown[] = [contentId, [...earlier.keys()], readAtOnce, until];
    if (last) values.push(last.completedAt, last.id);
    const { rows } = await sql.query<Examined>(
      `SELECT ${resultColumns} FROM attempts
        WHERE quiz_id = $1 AND ${isShown} AND revision = ANY($2) AND completed_at <= $4 ${last ? "AND (completed_at, id) < ($5, $6)" : ""}
        ORDER BY completed_at DESC, id DESC LIMIT $3`,
      values,
    );
    yield* rows;
    last = rows.at(-1);
    if (rows.length < readAtOnce) return;
    await setImmediate();
  }
}
