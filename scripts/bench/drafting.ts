import { setTimeout as sleep } from "node:timers/promises";
import type { Platform } from "../../api/src/platform/platform.ts";
import { hostileTexts } from "../../api/test/cases/hostile.ts";
import { aQuiz } from "./fill.ts";
import { once, openLoop, percentile } from "./load.ts";
import type { Service } from "./service.ts";
import { sized } from "./size.ts";
import { ms, ratio, record } from "./table.ts";
import { aPerson } from "./taking.ts";

/** Thirty people with a limit of ten drafts per minute each: five drafts per second. */
const people = sized(30, 3);
const pause = sized(6000, 600);
const characters = sized(100_000, 5000);
const rounds = sized(5, 1);
const mutation =
  "mutation ($input: GenerateContentInput!) { generateContent(input: $input) { __typename ... on DomainError { code } } }";

/** Some texts contain too little to ask about, and a slow machine refuses drafts. */
const allowed = ["GenerateContentSuccess", "SOURCE_UNREADABLE", "UNAVAILABLE"];

/** Returns the type of the answer, or the code of the refusal. */
function outcomeOf(text: string): string {
  const { data } = JSON.parse(text) as { data?: { generateContent?: { __typename: string; code?: string } } };
  const { __typename, code } = data?.generateContent ?? {};
  return code ?? __typename ?? "";
}

/** Measures takers while many people draft at their rate limit, from texts chosen to be slow. */
export async function drafting(platform: Platform, service: Service, owner: string) {
  const quiz = await aQuiz(platform, owner);
  const tokens: string[] = [];
  for (let person = 0; person < people; person++) tokens.push((await aPerson(service)).accessToken);
  // Prepared in advance, because this process's CPU time would count towards the takers' latency.
  const bodies = (["QUIZ", "SURVEY"] as const).map((kind) =>
    Object.values(hostileTexts).map((text) => {
      const variables = { input: { kind, source: { text: text(characters) } } };
      return Buffer.from(JSON.stringify({ query: mutation, variables }));
    }),
  );
  let [drafts, busy] = [0, 0];

  async function draftOn(token: string, index: number, over: AbortSignal) {
    const begin = performance.now() + (index * pause) / people;
    for (let turn = 0; ; turn++) {
      const wait = Math.max(0, begin + turn * pause - performance.now());
      await sleep(wait, undefined, { signal: over }).catch(() => {});
      if (over.aborted) return;
      const texts = bodies[turn % 2] ?? [];
      const body = texts[drafts % texts.length];
      const headers = { authorization: `Bearer ${token}` };
      const { status, text } = await once(service.url, { method: "POST", path: "/graphql", body, headers });
      const outcome = status === 200 ? outcomeOf(text) : "";
      if (!allowed.includes(outcome)) throw new Error(`${status} ${text}`);
      drafts += 1;
      if (outcome === "UNAVAILABLE") busy += 1;
    }
  }

  const taking = async () =>
    percentile(await openLoop(300, sized(8, 1), () => once(service.url, { path: `/api/quizzes/${quiz.id}` })), 0.95);
  const whileDrafting = async () => {
    const over = new AbortController();
    const drafting = Promise.all(tokens.map((token, index) => draftOn(token, index, over.signal)));
    drafting.catch(() => {});
    const p95 = await taking();
    over.abort();
    await drafting;
    return p95;
  };
  await whileDrafting();
  const blocks = { busy: 0, quiet: 0 };
  const watched = (when: keyof typeof blocks, load: () => Promise<number>) => async () => {
    await service.longestBlock();
    const p95 = await load();
    blocks[when] = Math.max(blocks[when], await service.longestBlock());
    return p95;
  };
  const slower = await ratio(rounds, watched("busy", whileDrafting), watched("quiet", taking));
  record(
    "longest block of the event loop while hostile sources are drafted",
    "≤ 50 ms",
    `${ms(blocks.busy)} (quiet ${ms(blocks.quiet)}; ${drafts} drafts of ${characters / 1000} kB, ${busy} refused for want of a free reader)`,
    blocks.busy <= 50,
  );
  record(
    "p95 of taking an item meanwhile, against quiet",
    "≤ 1.5",
    `${slower.ratio.toFixed(2)} (${slower.spread}; ${ms(slower.mine)} against ${ms(slower.reference)})`,
    slower.ratio <= 1.5,
  );
}
