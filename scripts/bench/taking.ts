import { createServer } from "node:http";
import { createSchema, createYoga } from "graphql-yoga";
import pg from "pg";
import { v7 as uuid } from "uuid";
import { globalId } from "../../api/src/platform/graphql/ids.ts";
import type { Platform } from "../../api/src/platform/platform.ts";
import { answersTo, aQuiz, type Filled } from "./fill.ts";
import { once, openLoop, percentile, type Request, throughput } from "./load.ts";
import { freePort, type Service } from "./service.ts";
import { rounds, seconds, sized } from "./size.ts";
import { ms, ratio, record, thousands } from "./table.ts";

const rawInsert = (contentId: string, answers: string) => ({
  name: "raw",
  text: `INSERT INTO attempts (id, quiz_id, revision, answers, score, percentage, total_questions, duration)
         VALUES ($1, $2, 1, $3::jsonb, 3, 30, 10, 60)`,
  values: [uuid(), contentId, answers],
});

/** Single-row inserts, 32 at a time: the reference speed of PostgreSQL alone. */
async function rawInserts({ settings }: Platform, contentId: string, answers: string): Promise<number> {
  // The service's pool is smaller and has timeouts.
  const connections = Array.from({ length: 32 }, () => new pg.Client({ connectionString: settings.databaseUrl ?? "" }));
  await Promise.all(connections.map((connection) => connection.connect()));
  const end = performance.now() + seconds * 1000;
  let inserted = 0;
  const insert = async (connection: pg.Client) => {
    do {
      await connection.query(rawInsert(contentId, answers));
      inserted++;
    } while (performance.now() < end);
    await connection.end();
  };
  await Promise.all(connections.map(insert));
  return inserted / seconds;
}

const submission = (contentId: string, answers: object): Request => ({
  method: "POST",
  path: `/api/quizzes/${contentId}/attempts`,
  body: { answers, duration: 60, revision: 1 },
});

const mutation =
  "mutation ($input: SubmitAttemptInput!) { submitAttempt(input: $input) { __typename ... on SubmitAttemptSuccess { data { percentage score } } } }";

export async function submitting(platform: Platform, service: Service, owner: string) {
  const [quiz, scratch] = [await aQuiz(platform, owner), await aQuiz(platform, owner)];
  const answers = await answersTo(platform, quiz.id);
  const raw = () => rawInserts(platform, scratch.id, JSON.stringify(answers));
  const rest = () => throughput(service.url, [submission(quiz.id, answers)], seconds);
  await rest();

  const cpu = service.cpuSeconds();
  const overRest = await ratio(rounds, rest, raw);
  record(
    "submissions over REST into one item, against single-row inserts",
    "≥ 0.25",
    `${overRest.ratio.toFixed(2)} (${overRest.spread}; ${thousands(overRest.mine)}/s against ${thousands(overRest.reference)}/s)`,
    overRest.ratio >= 0.25,
  );
  const perRequest = (1e6 * (service.cpuSeconds() - cpu)) / (rounds * seconds * overRest.mine);
  console.error(`  ${Math.round(perRequest)} µs of CPU a submission`);

  const input = {
    contentId: globalId("Content", quiz.id),
    revision: 1,
    answers: Object.entries(answers).map(([questionId, choice]) => ({ questionId, choices: [choice] })),
  };
  const graphql: Request = { method: "POST", path: "/graphql", body: { query: mutation, variables: { input } } };
  const overGraphql = await ratio(rounds, () => throughput(service.url, [graphql], seconds), raw);
  record(
    "the same over GraphQL",
    "≥ 0.08",
    `${overGraphql.ratio.toFixed(2)} (${overGraphql.spread}; ${thousands(overGraphql.mine)}/s)`,
    overGraphql.ratio >= 0.08,
  );

  const hundred = sized(100, 10);
  const spread = await Promise.all(Array.from({ length: hundred }, () => aQuiz(platform, owner)));
  const everywhere: Request[] = [];
  for (const { id } of spread) everywhere.push(submission(id, await answersTo(platform, id)));
  const hot = await ratio(rounds, rest, () => throughput(service.url, everywhere, seconds));
  record(`one hot item against ${hundred} items`, "≥ 0.8", `${hot.ratio.toFixed(2)} (${hot.spread})`, hot.ratio >= 0.8);

  const rate = Math.ceil(0.3 * overRest.mine);
  const p99At = async (send: () => Promise<unknown>) => {
    // Flushes the writes of earlier rounds, and opens the connections.
    await platform.sql.query("CHECKPOINT");
    await openLoop(rate, sized(2, 0.1), send);
    return percentile(await openLoop(rate, sized(8, 0.2), send), 0.99);
  };
  const bare = await p99At(() => platform.sql.query(rawInsert(scratch.id, JSON.stringify(answers))));
  const p99 = await p99At(() => once(service.url, submission(quiz.id, answers)));
  record(
    `submitting at 30 % of that rate (${thousands(rate)}/s, open loop), p99`,
    "≤ 25 ms",
    `${ms(p99)} (a bare insert ${ms(bare)}: ${(p99 / bare).toFixed(1)} ×)`,
    p99 <= 25,
  );
}

export async function submittingIntoMany(
  platform: Platform,
  service: Service,
  owner: string,
  { id, attempts }: Filled,
) {
  const empty = await aQuiz(platform, owner);
  const [full, none] = [
    submission(id, await answersTo(platform, id)),
    submission(empty.id, await answersTo(platform, empty.id)),
  ];
  const outcome = await ratio(
    rounds,
    () => throughput(service.url, [full], seconds),
    () => throughput(service.url, [none], seconds),
  );
  record(
    `submissions with ${thousands(attempts)} stored, against none`,
    "≥ 0.8",
    `${outcome.ratio.toFixed(2)} (${outcome.spread})`,
    outcome.ratio >= 0.8,
  );
}

export async function loading(platform: Platform, service: Service, owner: string) {
  const quiz = await aQuiz(platform, owner);
  const hello = createServer((_request, response) => response.setHeader("content-type", "text/plain").end("hello"));
  const helloPort = await freePort();
  await new Promise<void>((resolve) => hello.listen(helloPort, "127.0.0.1", resolve));
  const item: Request = { path: `/api/quizzes/${quiz.id}` };
  await throughput(service.url, [item], sized(1, 0.1));
  const before = await statements(platform);
  const rest = await ratio(
    rounds,
    () => throughput(service.url, [item], seconds),
    () => throughput(`http://127.0.0.1:${helloPort}`, [{ path: "/" }], seconds),
  );
  const asked = ((await statements(platform)) - before) / (rest.mine * seconds * rounds);
  hello.close();
  const { headers } = await fetch(`${service.url}${item.path}`);
  const again = await once(service.url, { ...item, headers: { "if-none-match": headers.get("etag") ?? "" } });
  record("an item to take that is still as its ETag says", "304", String(again.status), again.status === 304);
  record(
    "an item to take over REST, against node:http saying hello; statements each, whoever sent them",
    "≥ 0.4, 0.00 SQL",
    `${rest.ratio.toFixed(2)} (${rest.spread}; ${thousands(rest.mine)}/s), ${asked.toFixed(2)} SQL`,
    rest.ratio >= 0.4 && asked < 0.01,
  );

  const yoga = createServer(
    createYoga({ schema: createSchema({ typeDefs: "type Query { a: Int }" }), logging: false, graphiql: false }),
  );
  const yogaPort = await freePort();
  await new Promise<void>((resolve) => yoga.listen(yogaPort, "127.0.0.1", resolve));
  const query = "query ($key: String!) { content(key: $key) { title questions { text options } } }";
  const overGraphql: Request = { method: "POST", path: "/graphql", body: { query, variables: { key: quiz.id } } };
  const typename: Request = { method: "POST", path: "/graphql", body: { query: "{ __typename }" } };
  const graphql = await ratio(
    rounds,
    () => throughput(service.url, [overGraphql], seconds),
    () => throughput(`http://127.0.0.1:${yogaPort}`, [typename], seconds),
  );
  yoga.close();
  record(
    "an item to take over GraphQL, against Yoga's { __typename }",
    "≥ 0.6",
    `${graphql.ratio.toFixed(2)} (${graphql.spread}; ${thousands(graphql.mine)}/s)`,
    graphql.ratio >= 0.6,
  );
}

/** Compares the takers' waiting time with that while twenty people log in, the most expensive operation. */
export async function loggingIn(platform: Platform, service: Service, owner: string) {
  const [quiz, user] = [await aQuiz(platform, owner), await aPerson(service)];
  const load = () => openLoop(300, sized(4, 0.5), () => once(service.url, { path: `/api/quizzes/${quiz.id}` }));
  const { email, password } = user;
  const login: Request = { method: "POST", path: "/api/auth/login", body: { email, password } };
  const p99 = async () => percentile(await load(), 0.99);
  await p99();
  const slower = await ratio(
    sized(5, 1),
    async () => {
      const [busy, answers] = await Promise.all([
        p99(),
        Promise.all(Array.from({ length: sized(20, 5) }, () => once(service.url, login))),
      ]);
      if (answers.some(({ status }) => status !== 200)) throw new Error("A login was refused");
      return busy;
    },
    p99,
  );
  record(
    "an item while twenty people log in, p99, against quiet",
    "≤ 2",
    `${slower.ratio.toFixed(1)} (${slower.spread}; ${ms(slower.mine)} against ${ms(slower.reference)})`,
    slower.ratio <= 2,
  );
}

export async function aPerson({ url }: Service) {
  const [email, password] = [`${uuid()}@bench.test`, "Benchmark 2026"];
  const body = { email, password, confirmPassword: password, firstName: "Ada", lastName: "Lovelace" };
  const { status, text } = await once(url, { method: "POST", path: "/api/auth/register", body });
  if (status !== 201) throw new Error(`${status} ${text}`);
  return { email, password, accessToken: JSON.parse(text).accessToken as string };
}

/** Approximate number of statements: the transactions that PostgreSQL has finished, one for each statement. */
export async function statements({ sql }: Platform): Promise<number> {
  await sql.query("SELECT pg_stat_clear_snapshot()");
  const { rows } = await sql.query<{ count: number }>(
    "SELECT xact_commit::int AS count FROM pg_stat_database WHERE datname = current_database()",
  );
  return rows[0]?.count ?? 0;
}
