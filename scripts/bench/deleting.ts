import { deleteContent } from "../../api/src/content/content.ts";
import { purgeContent } from "../../api/src/content/trash/trash.ts";
import type { Platform } from "../../api/src/platform/platform.ts";
import { analyzeAttempts, answersTo, aQuiz, viewerOf } from "./fill.ts";
import { once, openLoop, percentile } from "./load.ts";
import { authorized } from "./reading.ts";
import type { Service } from "./service.ts";
import { ms, ratio, record, thousands } from "./table.ts";
import { filledQuiz } from "./taking.ts";

/** Submissions a second to another item meanwhile. */
const rate = 200;
const rounds = 3;

/** What takers of another item notice while many answers are deleted, and how long that takes. */
export async function deleting(platform: Platform, service: Service, owner: string) {
  const headers = await authorized(platform, owner);
  const other = await aQuiz(platform, owner, "Answered meanwhile");
  const body = { answers: await answersTo(platform, other.id), duration: 60 };
  const submit = () => once(service.url, { method: "POST", path: `/api/quizzes/${other.id}/attempts`, body });
  const p99 = async () => percentile(await openLoop(rate, 4, submit), 0.99);
  await p99();

  const half = await filledQuiz(platform, owner, 200_000);
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
  await meanwhile("deleting half of 200,000 answers", p99, isDeleting, begin);

  const million = await filledQuiz(platform, owner, 1_000_000);
  await deleteContent(platform, viewerOf(owner), million);
  const cleared = performance.now();
  await purgeContent(platform, viewerOf(owner), million);
  const isClearing = async () => {
    const isThere = (await platform.db.content.count({ where: { id: million } })) > 0;
    return { isOver: !isThere, deleted: 1_000_000 };
  };
  await meanwhile("clearing an item with 1,000,000 answers", p99, isClearing, cleared);
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
  while (!now.isOver) {
    during.push(await p99());
    now = await progress();
  }
  const seconds = (performance.now() - begin) / 1000;
  if (during.length === 0) throw new Error(`${what} was over before it was measured`);
  const quiet = await ratio(rounds, async () => percentile(during, 0.5), p99);
  record(
    `another item's submissions while ${what} (${thousands(now.deleted)} in ${Math.round(seconds)} s), p99, against quiet`,
    "≤ 2",
    `${quiet.ratio.toFixed(1)} (${quiet.spread}; ${ms(quiet.mine)} against ${ms(quiet.reference)})`,
    quiet.ratio <= 2,
  );
}
