import { nounOf } from "../content/content.shared.ts";
import { findItem, type Item, replacedGracePeriod } from "../content/taking/item.ts";
import { itemInLanguage } from "../content/translation/in-language.ts";
import { invalid } from "../platform/errors.ts";
import type { Platform } from "../platform/platform.ts";
import type { Submission } from "./attempt.rules.ts";
import { type Reading, readAnswers, refused } from "./grading/answers.ts";
import type { Givens } from "./grading/given.ts";
import type { Entrant } from "./writing/invited.ts";

/** Returns the revision that the taker names, or otherwise the newest one that the answers fit. */
export async function answeredRevision(
  platform: Platform,
  current: Item,
  { answers, revision, participantEmail, invitationId = null }: Submission & Partial<Entrant>,
  reading: Reading = {},
): Promise<{ item: Item; givens: Givens }> {
  if (current.collectEmailUpfront && !participantEmail && invitationId === null) {
    throw invalid("participantEmail", "Please enter your email address");
  }
  const item = revision && revision !== current.revision ? await findItem(platform, current.id, revision) : current;
  const noun = nounOf(current.kind);
  if (!item || item.standing === "hidden") throw invalid("revision", `This ${noun} never had such a revision`);
  if (item.standing === "past") throw invalid("revision", `This ${noun} was changed more than a day ago`);
  const { givens, issues } = readAnswers(item, answers, reading);
  if (issues.length === 0) return { item, givens };
  if (!revision) {
    for (const older of await revisionsWith(platform, current.id, Object.keys(answers))) {
      const earlier = await findItem(platform, current.id, older);
      const result = earlier && readAnswers(earlier, answers, reading);
      if (earlier && result?.issues.length === 0) return { item: earlier, givens: result.givens };
    }
  }
  throw refused(issues);
}

async function revisionsWith({ sql }: Platform, contentId: string, questionIds: string[]): Promise<number[]> {
  const { rows } = await sql.query<{ revision: number }>({
    name: "revisions-with",
    // Revisions with more questions come last. They still fit if the additional questions are optional.
    text: `SELECT revision FROM quiz_revisions WHERE quiz_id = $1 AND question_ids @> $2
              AND public_until > now() - ${replacedGracePeriod}
            ORDER BY question_ids <@ $2 DESC, revision DESC LIMIT 10`,
    values: [contentId, questionIds.filter((id) => !id.includes("\0"))],
  });
  return rows.map(({ revision }) => revision);
}

/** The item in the taker's language. */
export const itemForTaker = async (platform: Platform, item: Item, { language }: Pick<Submission, "language">) =>
  language === null ? item : itemInLanguage(platform, item, [language]);
