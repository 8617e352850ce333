import { formatPrismaCursor } from "@pothos/plugin-prisma";
import { openSession } from "../../api/src/account/session.ts";
import { globalId } from "../../api/src/platform/graphql/ids.ts";
import type { Platform } from "../../api/src/platform/platform.ts";
import { cursorOf } from "../../api/src/platform/rest/page.ts";
import { aCreator, aQuiz, type Filled, fillUsers } from "./fill.ts";
import { median, once, percentile, type Request, sequential } from "./load.ts";
import type { Service } from "./service.ts";
import { rounds, sized } from "./size.ts";
import { ms, ratio, record, thousands } from "./table.ts";
import { statements } from "./taking.ts";

const resultsQuery = `query ($key: String!) { content(key: $key) { title
  results { totalAttempts averageScore topScore completionRate histogram questions { responses correctRate question { text } options { text count peoplePercentage } } }
  attempts(first: 20) { totalCount edges { cursor node { participantName completedAt duration percentage } } pageInfo { hasNextPage endCursor } } } }`;

// A filter that matches everything is still counted from the attempts.
const countedQuery = resultsQuery.replace("results {", 'results(filter: { from: "2000-01-01" }) {');

export async function authorized(platform: Platform, user: string) {
  const { accessToken } = await openSession(platform, platform.db, user);
  return { authorization: `Bearer ${accessToken}` };
}

class Refusal extends Error {
  readonly codes: readonly (string | undefined)[];

  constructor(status: number, text: string) {
    super(`${status} ${text.slice(0, 300)}`);
    const { errors = [] } = JSON.parse(text) as { errors?: { extensions?: { code?: string } }[] };
    this.codes = errors.map(({ extensions }) => extensions?.code);
  }
}

/** Returns the milliseconds of each request after a warm-up. Throws unless the first response is a success. */
async function times(service: Service, request: Request, most = 200): Promise<number[]> {
  const count = sized(most, 4);
  const { status, text } = await once(service.url, request);
  if (status >= 300 || text.includes('"errors"')) throw new Refusal(status, text);
  await sequential(Math.ceil(count / 2), () => once(service.url, request));
  return sequential(count, () => once(service.url, request));
}

/** Handles a refusal, because a slow machine may not count a million attempts within the time limit for filters. */
async function takenBy(measure: () => Promise<number[]>, reference: number): Promise<string> {
  try {
    const middle = median(await measure());
    return `${ms(middle)}, ${Math.round(middle / reference)} times as long`;
  } catch (error) {
    if (!(error instanceof Refusal && error.codes.includes("UNAVAILABLE"))) throw error;
    return "refused: it takes longer than a filter may";
  }
}

const typical = (service: Service, request: Request) => async () => median(await times(service, request, 60));

/** Opens the results of two items, one with many and one with few attempts. Resolves with the median of the first. */
export async function openedResults(
  platform: Platform,
  service: Service,
  owner: string,
  large: Filled,
  small: Filled,
  what: string,
): Promise<number> {
  const headers = await authorized(platform, owner);
  const open = ({ id: key }: Filled, query = resultsQuery): Request => ({
    method: "POST",
    path: "/graphql",
    headers,
    body: { query, variables: { key } },
  });
  const before = await statements(platform);
  const atMillion = await times(service, open(large), 1000);
  const asked = ((await statements(platform)) - before) / (1.5 * atMillion.length + 1);
  const p99 = percentile(atMillion, 0.99);
  record(
    `${what} opened at ${thousands(large.attempts)} attempts, p99`,
    "≤ 15 ms, ≤ 4 SQL",
    `${ms(p99)} (median ${ms(median(atMillion))}), ${Math.round(asked)} SQL`,
    p99 <= 15 && Math.round(asked) <= 4,
  );
  const title = await times(service, open(large, "query ($key: String!) { content(key: $key) { title } }"), 1000);
  record(
    `${what}: the item's title alone, p99`,
    "to compare",
    `${ms(percentile(title, 0.99))} (median ${ms(median(title))})`,
    null,
  );
  const size = await ratio(rounds, typical(service, open(large)), typical(service, open(small)));
  record(
    `${what}: median, against ${thousands(small.attempts)} attempts`,
    "≤ 1.3",
    `${size.ratio.toFixed(2)} (${size.spread}; median ${ms(size.reference)})`,
    size.ratio <= 1.3,
  );
  return median(atMillion);
}

export async function results(platform: Platform, service: Service, owner: string, large: Filled, small: Filled) {
  const headers = await authorized(platform, owner);
  const opened = await openedResults(platform, service, owner, large, small, "results");

  const counted = { query: countedQuery, variables: { key: large.id } };
  const count: Request = { method: "POST", path: "/graphql", headers, body: counted };
  record(
    `the same figures without tallies, counted from ${thousands(large.attempts)} attempts`,
    "to compare",
    await takenBy(() => times(service, count, 3), opened),
    null,
  );

  const page = (after: string | null): Request => ({
    method: "POST",
    path: "/graphql",
    headers,
    body: {
      query:
        "query ($id: ID!, $after: String) { node(id: $id) { ... on Content { attempts(first: 20, after: $after) { edges { cursor node { participantName percentage } } } } } }",
      variables: { id: globalId("Content", large.id), after },
    },
  });
  const deep = await platform.db.attempt.findFirst({
    where: { contentId: large.id },
    orderBy: [{ completedAt: "asc" }, { id: "asc" }],
    skip: sized(1000, 100),
  });
  if (!deep) throw new Error("There is no such attempt");
  const rest = (cursor: string): Request => ({ path: `/api/quizzes/${large.id}/results?limit=20${cursor}`, headers });
  const deepCursor = formatPrismaCursor({ ...deep }, ["percentage", "duration", "completedAt", "id"]);
  const depth = await ratio(rounds, typical(service, page(deepCursor)), typical(service, page(null)));
  record(
    "a page of attempts near the end, against the first",
    "≤ 1.3",
    `${depth.ratio.toFixed(2)} (${depth.spread})`,
    depth.ratio <= 1.3,
  );
  await times(service, rest(`&cursor=${cursorOf({ time: deep.completedAt, id: deep.id })}`), 20);
}

export async function exporting(platform: Platform, service: Service, owner: string, { id }: Filled) {
  const headers = await authorized(platform, owner);
  const before = service.memory();
  const begin = performance.now();
  const response = await fetch(`${service.url}/api/quizzes/${id}/export?format=csv`, { headers });
  let [firstByte, bytes, lines, peak] = [0, 0, 0, before];
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    firstByte ||= performance.now() - begin;
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) lines++;
    peak = Math.max(peak, service.memory());
  }
  const seconds = (performance.now() - begin) / 1000;
  record(
    "export of that item as CSV: first byte, memory on top",
    "≤ 1 s, ≤ +64 MB",
    `${ms(firstByte)}, +${Math.round(peak - before)} MB (${lines.toLocaleString("en")} lines, ${Math.round(bytes / 1e6)} MB in ${Math.round(seconds)} s)`,
    firstByte <= 1000 && peak - before <= 64,
  );
}

export async function lists(platform: Platform, service: Service) {
  const [many, few] = [sized(1000, 20), sized(10, 5)];
  const [busy, calm] = [await aCreator(platform), await aCreator(platform)];
  for (let index = 0; index < many; index++) await aQuiz(platform, busy, `Item ${index}`);
  for (let index = 0; index < few; index++) await aQuiz(platform, calm, `Item ${index}`);
  const query =
    "{ viewer { totals { quizzes responses averageQuizScore } contents(first: 30) { totalCount edges { node { title kind attemptCount averageScore lastAttemptAt recentDays } } } } }";
  const dashboard = async (user: string): Promise<Request> => ({
    method: "POST",
    path: "/graphql",
    headers: await authorized(platform, user),
    body: { query },
  });
  const size = await ratio(rounds, typical(service, await dashboard(busy)), typical(service, await dashboard(calm)));
  record(
    `a dashboard of ${thousands(many)} items, against ${few}`,
    "≤ 2",
    `${size.ratio.toFixed(2)} (${size.spread}; ${ms(size.mine)} against ${ms(size.reference)})`,
    size.ratio <= 2,
  );

  const admin = await platform.db.user.update({ where: { id: calm }, data: { isAdmin: true } });
  const users: Request = { path: "/api/admin/users?page=1&limit=20", headers: await authorized(platform, admin.id) };
  const [crowd, handful] = [sized(1_000_000, 2000), sized(1000, 200)];
  await fillUsers(platform, handful);
  const fast = median(await times(service, users, 40));
  await platform.sql.query("DELETE FROM users WHERE id LIKE '01900000-%-bench'");
  await fillUsers(platform, crowd);
  const slow = median(await times(service, users, 40));
  record(
    `a page of users for administrators over ${thousands(crowd)}, against ${thousands(handful)}`,
    "≤ 2",
    `${(slow / fast).toFixed(2)} (${ms(slow)} against ${ms(fast)})`,
    slow / fast <= 2,
  );
}
