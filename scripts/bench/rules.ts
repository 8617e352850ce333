import { randomUUID } from "node:crypto";
import { updateContent } from "../../api/src/content/edit/edit.ts";
import type { Platform } from "../../api/src/platform/platform.ts";
import { answersTo, aQuiz, viewerOf } from "./fill.ts";
import { type Request, throughput } from "./load.ts";
import type { Service } from "./service.ts";
import { rounds, seconds, sized } from "./size.ts";
import { ratio, record, thousands } from "./table.ts";

/** More than a round submits, because repeating an attempt is only a look-up. */
const startsOfRound = sized(40_000, 500);

/** Measures the cost of an item's rules for takers, against the same item without rules. */
export async function rules(platform: Platform, service: Service, owner: string) {
  const [plain, ruled] = [await aQuiz(platform, owner), await aRuledQuiz(platform, owner)];
  const load = (id: string) => () => throughput(service.url, [{ path: `/api/quizzes/${id}` }], seconds);
  await load(plain.id)();
  const taken = await ratio(rounds, load(ruled), load(plain.id));
  record(
    "an item with every rule to take over REST, against the same without",
    "≥ 0.9",
    `${taken.ratio.toFixed(2)} (${taken.spread}; ${thousands(taken.mine)}/s)`,
    taken.ratio >= 0.9,
  );
  const submitTo = async (id: string) => throughput(service.url, await started(platform, id), seconds, "shared");
  await submitTo(plain.id);
  const submitted = await ratio(
    rounds,
    () => submitTo(ruled),
    () => submitTo(plain.id),
  );
  record(
    "submissions that were started, with every rule, against without",
    "≥ 0.85",
    `${submitted.ratio.toFixed(2)} (${submitted.spread}; ${thousands(submitted.mine)}/s)`,
    submitted.ratio >= 0.85,
  );
}

async function aRuledQuiz(platform: Platform, owner: string): Promise<string> {
  const { id } = await aQuiz(platform, owner, "Ten questions with rules");
  const hour = 3_600_000;
  await updateContent(platform, viewerOf(owner), id, {
    rules: {
      opensAt: new Date(Date.now() - hour),
      closesAt: new Date(Date.now() + hour),
      timeLimit: 60,
      passMark: 50,
      shuffleQuestions: true,
      shuffleOptions: true,
      review: true,
      author: "Dr Meier, Biology",
      shown: { what: ["SCORE", "RIGHT_ANSWERS"], when: "AT_ONCE" },
      endings: { everybody: { text: "Thank you." } },
    },
  });
  return id;
}

/** Returns a submission for each of many starts, which it stores first. */
async function started(platform: Platform, id: string): Promise<Request[]> {
  const keys = Array.from({ length: startsOfRound }, () => randomUUID());
  await platform.sql.query(
    "INSERT INTO attempt_starts (quiz_id, attempt_key, time_limit) SELECT $1, unnest($2::text[]), 3600",
    [id, keys],
  );
  const answers = await answersTo(platform, id);
  const { revision } = await platform.db.content.findUniqueOrThrow({ where: { id } });
  return keys.map((attemptKey) => ({
    method: "POST",
    path: `/api/quizzes/${id}/attempts`,
    body: { answers, duration: 60, revision, attemptKey },
  }));
}
