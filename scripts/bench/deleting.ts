import { deleteContent } from "../../api/src/content/trash/delete.ts";
import { purgeContent } from "../../api/src/content/trash/trash.ts";
import type { Platform } from "../../api/src/platform/platform.ts";
import { analyzeAttempts, answersTo, aQuiz, filledQuiz, viewerOf } from "./fill.ts";
import { once, openLoop, percentile } from "./load.ts";
import { authorized } from "./reading.ts";
import type { Service } from "./service.ts";
import { isShort, rounds, sized } from "./size.ts";
import { ms, ratio, record, thousands } from "./table.ts";

/** Submissions per second to another item during the deletion. */
const rate = 200;
const seconds = sized(4, 0.2);
const halved = sized(200_000, 2000);
const cleared = sized(1_000_000, 2000);

/** Measures the effect of a large deletion on takers of another item, and its duration. */
export async function deleting(platform: Platform, service: Service, owner: string) {
  const headers = await authorized(platform, owner);
  const other = await aQuiz(platform, owner, "Answered meanwhile");
  const body = { answers: await answersTo(platform, other.id), duration: 60 };
  const submit = () => once(service.url, { method: "POST", path: `/api/quizzes/${other.id}/attempts`, body });
  const p99 = async () => percentile(await openLoop(rate, seconds, submit), 0.99);
  await p99();

  const { id: half } = await filledQuiz(platform, owner, halved);
  const from = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
  const begin = performance.now();
  const path = `/api/content/${half}/attempts/deletions`;
  const begun = await once(service.url, { method: "POST", path, body: { filter: { from } }, headers });
  if (begun.status !== 201) throw new Error(`${begun.status} ${begun.text}`);
  const { id } = JSON.parse(begun.text) as { id: string };
  const isDeleting = async () => {
    const { text } = await once(service.url, { path: `/api/attempt-deletions/${id}`, headers });
    const { state, deleted } = JSON.parse(text) as { state: string; deleted: number };
    return { isOver: state !== "deleting", deleted };
  };
  await meanwhile(`deleting half of ${thousands(halved)} answers`, p99, isDeleting, begin);

  const { id: full } = await filledQuiz(platform, owner, cleared);
  await deleteContent(platform, viewerOf(owner), full);
  const clearing = performance.now();
  await purgeContent(platform, viewerOf(owner), full);
  const isClearing = async () => {
    const isThere = (await platform.db.content.count({ where: { id: full } })) > 0;
    return { isOver: !isThere, deleted: cleared };
  };
  await meanwhile(`clearing an item with ${thousands(cleared)} answers`, p99, isClearing, clearing);
  await platform.sql.query(analyzeAttempts);
}

interface Progress {
  isOver: boolean;
  deleted: number;
}

async function meanwhile(
  what: string,
  p99: () => Promise<number>,
  progress: () => Promise<Progress>,
  begin: number,
): Promise<void> {
  const during: number[] = [];
  let now = await progress();
  if (now.isOver && !isShort) throw new Error(`${what} was over before it was measured`);
  do {
    during.push(await p99());
    now = await progress();
  } while (!now.isOver);
  const seconds = (performance.now() - begin) / 1000;
  const quiet = await ratio(rounds, async () => percentile(during, 0.5), p99);
  record(
    `another item's submissions while ${what}, p99, against quiet`,
    "≤ 2",
    `${quiet.ratio.toFixed(1)} (${quiet.spread}; ${ms(quiet.mine)} against ${ms(quiet.reference)}; ${thousands(now.deleted)} in ${Math.round(seconds)} s)`,
    quiet.ratio <= 2,
  );
}
