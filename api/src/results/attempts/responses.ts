import type { Answers as GivenAnswers } from "../../attempt/grading/given.ts";
import { inWholeBlock } from "../../attempt/shared-texts.ts";
import { requirePasscode } from "../../content/content.policy.ts";
import { isAnonymous } from "../../content/rules/rules.shared.ts";
import { findItem } from "../../content/taking/item.ts";
import type { Attempt } from "../../generated/prisma/client.ts";
import { parse } from "../../platform/errors.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import { perPlatform } from "../../platform/per-platform.ts";
import type { Platform } from "../../platform/platform.ts";
import { invalidCursor, Paging } from "../../platform/rest/page.ts";
import { fairQueue } from "../../platform/work/fair-queue.ts";
import { responsesFor } from "../results.policy.ts";
import { attemptPage } from "./attempts.ts";

type Answers = Pick<Attempt, "answers">;

type Responses =
  | { whole: true; attempts: Attempt[]; nextCursor: string | null }
  | { whole: false; attempts: Answers[]; nextCursor: string | null };

/** Default number of answers for people other than the owner. */
const answersAtOnce = 500;

/**
 * A page of the responses to a survey. The owner gets whole responses, newest first. If results are shared, others get
 * only the answers, in an order that reveals nothing, and no filter applies. Anonymous answers are shown in whole
 * blocks. Throws what `responsesFor` does.
 */
export async function sharedResponses(
  platform: Platform,
  viewer: Viewer,
  id: string,
  input: object,
): Promise<Responses> {
  const survey = await findItem(platform, id);
  if (responsesFor(viewer, survey) === "whole")
    return { whole: true, ...(await attemptPage(platform, viewer, id, input)) };
  if (survey) await requirePasscode(platform, viewer, survey);
  const statement = survey && isAnonymous(survey) ? inBlocks : inAll;
  const { limit, cursor } = parse(Paging, { limit: answersAtOnce, ...input });
  const after = cursor === undefined ? null : placeFrom(cursor);
  const { rows } = await mixing(platform)(id, () =>
    platform.sql.query<Answers & { place: string }>(statement, [id, after, limit + 1]),
  );
  const page = rows.slice(0, limit);
  return {
    whole: false,
    attempts: page.map(({ answers }) => ({ answers: withoutTexts(answers) })),
    nextCursor: rows.length > limit ? BigInt(page.at(-1)?.place ?? 0).toString(36) : null,
  };
}

/** Removes texts, which only the owner may read. */
const withoutTexts = (answers: GivenAnswers): GivenAnswers =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([question, answer]) => {
      if (typeof answer === "string") return [];
      return [[question, typeof answer === "object" && !Array.isArray(answer) ? answer.choices : answer]];
    }),
  );

/** A page reads the ids of all attempts, so only a few are read at once. */
const mixing = perPlatform(() =>
  fairQueue({
    atOnce: 2,
    each: 20,
    all: 50,
    busy: "Too many people are reading responses right now. Please try again.",
    retryAfter: 2,
  }),
);

// Most of an id is random, so its hash reveals nothing about the time and stays the same from page to page. Attempts
// with the same hash are on one page, because no cursor can point between them.
const mixed = (isPublic: string) => `
WITH page AS MATERIALIZED (
  SELECT id, hashtextextended(id, 0) AS place FROM attempts
   WHERE quiz_id = $1 AND ${isPublic} AND ($2::bigint IS NULL OR hashtextextended(id, 0) > $2)
   ORDER BY place FETCH FIRST $3 ROWS WITH TIES)
SELECT answers, place FROM page JOIN attempts USING (id) ORDER BY place, id`;
const inAll = mixed("is_counted");
const inBlocks = mixed(inWholeBlock);

function placeFrom(cursor: string): string {
  const [, sign = "", digits = ""] = /^(-?)([0-9a-z]{1,13})$/.exec(cursor) ?? [];
  if (digits === "") throw invalidCursor();
  let place = 0n;
  for (const digit of digits) place = place * 36n + BigInt(Number.parseInt(digit, 36));
  if (place > 2n ** 63n - 1n) throw invalidCursor();
  return `${sign}${place}`;
}
