import { formatPrismaCursor } from "@pothos/plugin-prisma";
import { openSession } from "../../api/src/account/session.ts";
import { globalId } from "../../api/src/platform/graphql/ids.ts";
import type { Platform } from "../../api/src/platform/platform.ts";
import { cursorOf } from "../../api/src/platform/rest/page.ts";
import { aCreator, aQuiz, fillUsers } from "./fill.ts";
import { median, once, percentile, type Request, sequential } from "./load.ts";
import type { Service } from "./service.ts";
import { ms, ratio, record } from "./table.ts";

const resultsQuery = `query ($key: String!) { content(key: $key) { title
  results { totalAttempts averageScore topScore completionRate histogram questions { responses correctRate question { text } options { text count peoplePercentage } } }
  attempts(first: 20) { totalCount edges { cursor node { participantName completedAt duration percentage } } pageInfo { hasNextPage endCursor } } } }`;

// A filter that matches everything is still counted from the attempts.
const countedQuery = resultsQuery.replace("results {", 'results(filter: { from: "2000-01-01" }) {');

export async function authorized(platform: Platform, user: string) {
  const { accessToken } = await openSession(platform, platform.db, user);
  return { authorization: `Bearer ${accessToken}` };
}

/** Milliseconds of each request after a warm-up; the first answer must be good. */
async function times(service: Service, request: Request, count = 200): Promise<number[]> {
  const { status, text } = await once(service.url, request);
  if (status >= 300 || text.includes('"errors"')) throw new Error(`${status} ${text.slice(0, 300)}`);
  await sequential(Math.ceil(count / 2), () => once(service.url, request));
  return sequential(count, () => once(service.url, request));
}

/** A slow machine may not count a million answers within the time that a filter has. */
async function takenBy(measure: () => Promise<number[]>, reference: number): Promise<string> {
  try {
    const middle = median(await measure());
    return `${ms(middle)}, ${Math.round(middle / reference)} times as long`;
  } catch (error) {
    if (!String(error).includes("too many answers to count")) throw error;
    return "refused: it takes longer than a filter may";
  }
}

const typical = (service: Service, request: Request) => async () => median(await times(service, request, 60));

/** Opens the results of two items, of 1,000,000 and of 1,000 attempts; answers the median of the first. */
export async function openedResults(
  platform: Platform,
  service: Service,
  owner: string,
  large: string,
  small: string,
  what: string,
): Promise<number> {
  const headers = await authorized(platform, owner);
  const open = (key: string, query = resultsQuery): Request => ({
    method: "POST",
    path: "/graphql",
    headers,
    body: { query, variables: { key } },
  });
  const atMillion = await times(service, open(large));
  const p99 = percentile(atMillion, 0.99);
  record(
    `${what} opened at 1,000,000 attempts, p99`,
    "≤ 15 ms",
    `${ms(p99)} (median ${ms(median(atMillion))})`,
    p99 <= 15,
  );
  const title = await times(service, open(large, "query ($key: String!) { content(key: $key) { title } }"));
  record("of its title alone, p99", "to compare", `${ms(percentile(title, 0.99))} (median ${ms(median(title))})`, true);
  const size = await ratio(3, typical(service, open(large)), typical(service, open(small)));
  record(
    "that against 1,000 attempts",
    "≤ 1.3",
    `${size.ratio.toFixed(2)} (${size.spread}; median ${ms(size.reference)})`,
    size.ratio <= 1.3,
  );
  return median(atMillion);
}

export async function results(platform: Platform, service: Service, owner: string, large: string, small: string) {
  const headers = await authorized(platform, owner);
  const opened = await openedResults(platform, service, owner, large, small, "results");

  const counted = { query: countedQuery, variables: { key: large } };
  const count: Request = { method: "POST", path: "/graphql", headers, body: counted };
  record(
    "before there were tallies: the same figures counted from 1,000,000 attempts",
    "to compare",
    await takenBy(() => times(service, count, 3), opened),
    true,
  );

  const page = (after: string | null): Request => ({
    method: "POST",
    path: "/graphql",
    headers,
    body: {
      query:
        "query ($id: ID!, $after: String) { node(id: $id) { ... on Content { attempts(first: 20, after: $after) { edges { cursor node { participantName percentage } } } } } }",
      variables: { id: globalId("Content", large), after },
    },
  });
  const deep = await platform.db.attempt.findFirst({
    where: { contentId: large },
    orderBy: [{ completedAt: "asc" }, { id: "asc" }],
    skip: 1000,
  });
  if (!deep) throw new Error("There is no such attempt");
  const rest = (cursor: string): Request => ({ path: `/api/quizzes/${large}/results?limit=20${cursor}`, headers });
  const deepCursor = formatPrismaCursor({ ...deep }, ["percentage", "duration", "completedAt", "id"]);
  const depth = await ratio(3, typical(service, page(deepCursor)), typical(service, page(null)));
  record(
    "a page of attempts near the end, against the first",
    "≤ 1.3",
    `${depth.ratio.toFixed(2)} (${depth.spread})`,
    depth.ratio <= 1.3,
  );
  await times(service, rest(`&cursor=${cursorOf({ time: deep.completedAt, id: deep.id })}`), 20);
}

export async function exporting(platform: Platform, service: Service, owner: string, large: string) {
  const headers = await authorized(platform, owner);
  const before = service.memory();
  const begin = performance.now();
  const response = await fetch(`${service.url}/api/quizzes/${large}/export?format=csv`, { headers });
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
  const [busy, calm] = [await aCreator(platform), await aCreator(platform)];
  for (let index = 0; index < 1000; index++) await aQuiz(platform, busy, `Item ${index}`);
  for (let index = 0; index < 10; index++) await aQuiz(platform, calm, `Item ${index}`);
  const query =
    "{ viewer { totals { quizzes responses averageQuizScore } contents(first: 30) { totalCount edges { node { title kind attemptCount averageScore lastAttemptAt recentDays } } } } }";
  const dashboard = async (user: string): Promise<Request> => ({
    method: "POST",
    path: "/graphql",
    headers: await authorized(platform, user),
    body: { query },
  });
  const size = await ratio(3, typical(service, await dashboard(busy)), typical(service, await dashboard(calm)));
  record(
    "a dashboard of 1,000 items, against 10",
    "≤ 2",
    `${size.ratio.toFixed(2)} (${size.spread}; ${ms(size.mine)} against ${ms(size.reference)})`,
    size.ratio <= 2,
  );

  const admin = await platform.db.user.update({ where: { id: calm }, data: { isAdmin: true } });
  const users: Request = { path: "/api/admin/users?page=1&limit=20", headers: await authorized(platform, admin.id) };
  await fillUsers(platform, 1000);
  const few = median(await times(service, users, 40));
  await platform.sql.query("DELETE FROM users WHERE id LIKE '01900000-%-bench'");
  await fillUsers(platform, 1_000_000);
  const many = median(await times(service, users, 40));
  record(
    "a page of users for administrators over 1,000,000, against 1,000",
    "≤ 2",
    `${(many / few).toFixed(2)} (${ms(many)} against ${ms(few)})`,
    many / few <= 2,
  );
}
