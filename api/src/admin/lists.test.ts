import { formatPrismaCursor } from "@pothos/plugin-prisma";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { statementsOf } from "../../test/cases/statements.ts";
import { anAssessment, aQuiz, aSurvey, aUser } from "../../test/factories.ts";
import { testApp } from "../../test/harness.ts";
import type { Content, User } from "../generated/prisma/client.ts";

const app = await testApp();
const { platform } = app;
const { db } = platform;
type Filters = Record<string, unknown>;

let client: Awaited<ReturnType<typeof app.as>>;
const people: Record<string, User> = {};
const items: Record<string, Content> = {};

beforeAll(async () => {
  const person = async (name: string, overrides: Parameters<typeof aUser>[1] = {}) => {
    people[name] = await aUser(platform, { firstName: name, email: `${name}_x@example.com`, ...overrides });
    return people[name];
  };
  client = await app.as(await person("root", { isAdmin: true, isEmailVerified: true }));
  const ada = await person("ada", { plan: "pro", isEmailVerified: true });
  const grace = await person("grace", { email: "grace@navy.example" });
  await person("joan", { plan: "enterprise" });
  items.capitals = await aQuiz(platform, ada, { title: "capitals" });
  items.lunch = await aSurvey(platform, ada, { title: "lunch" });
  items.sheets = await anAssessment(platform, grace, { title: "sheets" });
  items.rivers = await aQuiz(platform, grace, { title: "rivers" });
  await db.content.update({ where: { id: items.rivers.id }, data: { sourceType: "pdf", isPublic: false } });
  await db.content.update({ where: { id: items.lunch.id }, data: { address: "by-the-sea" } });
  items.orphan = await aQuiz(platform, await person("gone"), { title: "orphan" });
  await db.user.delete({ where: { id: people.gone?.id as string } });
});

const constant = (value: unknown) => (typeof value === "string" ? value.toUpperCase() : value);

const doors = [
  {
    door: "REST",
    async list(kind: "users" | "contents", filters: Filters) {
      const path = kind === "users" ? "/admin/users" : "/admin/content";
      const { body } = await client.rest("GET", `${path}?${new URLSearchParams(filters as Record<string, string>)}`);
      const rows = kind === "users" ? body.users : body.content;
      const names = rows.map((row: Record<string, string>) => (kind === "users" ? row.firstName : row.title));
      return { names, total: body.pagination.total };
    },
  },
  {
    door: "GraphQL",
    async list(kind: "users" | "contents", filters: Filters) {
      const args = Object.entries(filters).map(
        ([name, value]) => `${name}: ${["creator", "search"].includes(name) ? JSON.stringify(value) : constant(value)}`,
      );
      const { data } = await client.graphql(
        `{ admin { ${kind}(${["first: 50", ...args].join(", ")}) { totalCount edges { node { name: ${kind === "users" ? "firstName" : "title"} } } } } }`,
      );
      const { edges, totalCount } = data.admin[kind];
      return { names: edges.map(({ node }: { node: { name: string } }) => node.name), total: totalCount };
    },
  },
];

describe.each(doors)("over $door", ({ list }) => {
  it.each<[Filters, string[]]>([
    [{}, ["joan", "grace", "ada", "root"]],
    [{ plan: "free" }, ["grace", "root"]],
    [{ plan: "pro" }, ["ada"]],
    [{ plan: "enterprise" }, ["joan"]],
    [{ isAdmin: true }, ["root"]],
    [{ isAdmin: false }, ["joan", "grace", "ada"]],
    [{ isEmailVerified: true }, ["ada", "root"]],
    [{ isEmailVerified: false }, ["joan", "grace"]],
    [{ hasContent: true }, ["grace", "ada"]],
    [{ hasContent: false }, ["joan", "root"]],
    [{ hasContent: true, isEmailVerified: true }, ["ada"]],
    [{ plan: "pro", isAdmin: true }, []],
    [{ search: "RAC" }, ["grace"]],
    [{ search: "navy.ex" }, ["grace"]],
    [{ search: "ada Byron" }, ["ada"]],
    [{ search: "byr" }, ["joan", "grace", "ada", "root"]],
    [{ search: "by", plan: "free" }, ["grace", "root"]],
    [{ search: "yr" }, []],
    [{ search: "a_a" }, []],
    [{ search: " %" }, []],
    [{ search: " " }, ["joan", "grace", "ada", "root"]],
    [{ search: "byron", sort: "name" }, ["ada", "grace", "joan", "root"]],
    [{ sort: "name", order: "descending" }, ["root", "joan", "grace", "ada"]],
    [{ sort: "plan" }, ["root", "grace", "ada", "joan"]],
    [{ sort: "verified", order: "descending" }, ["ada", "root", "joan", "grace"]],
    [{ sort: "quizzes", order: "descending" }, ["grace", "ada", "joan", "root"]],
    [{ sort: "surveys", order: "descending" }, ["ada", "joan", "grace", "root"]],
    [{ sort: "joined" }, ["root", "ada", "grace", "joan"]],
    [{ sort: "admin", order: "descending", plan: "free" }, ["root", "grace"]],
  ])("users %o are %j", async (filters, names) => {
    expect(await list("users", filters)).toEqual({ names, total: names.length });
  });

  it.each<[Filters, string[]]>([
    [{}, ["orphan", "rivers", "sheets", "lunch", "capitals"]],
    [{ contentType: "quiz" }, ["orphan", "rivers", "sheets", "capitals"]],
    [{ contentType: "survey" }, ["lunch"]],
    [{ visibility: "public" }, ["orphan", "sheets", "lunch", "capitals"]],
    [{ visibility: "private" }, ["rivers"]],
    [{ sourceType: "pdf" }, ["rivers"]],
    [{ sourceType: "ai_generated" }, []],
    [{ creator: "navy" }, ["rivers", "sheets"]],
    [{ creator: "ADA_X@example.com" }, ["lunch", "capitals"]],
    [{ creator: "a" }, ["rivers", "sheets", "lunch", "capitals"]],
    [{ creator: "%" }, []],
    [{ creator: "a_a" }, []],
    [{ creator: "  " }, ["orphan", "rivers", "sheets", "lunch", "capitals"]],
    [{ creator: "navy", visibility: "public", sourceType: "text", contentType: "quiz" }, ["sheets"]],
    [{ search: "APIT" }, ["capitals"]],
    [{ search: "by-the-sea" }, ["lunch"]],
    [{ search: "GRACE" }, ["rivers", "sheets"]],
    [{ search: "ada byron", contentType: "survey" }, ["lunch"]],
    [{ search: "navy", creator: "grace", visibility: "private" }, ["rivers"]],
    [{ search: "ri" }, ["rivers"]],
    [{ search: "nothing" }, []],
    [{ sort: "title" }, ["capitals", "lunch", "orphan", "rivers", "sheets"]],
    [{ sort: "type" }, ["sheets", "capitals", "rivers", "orphan", "lunch"]],
    [{ sort: "creator" }, ["orphan", "capitals", "lunch", "sheets", "rivers"]],
    [{ sort: "creator", search: "byron", order: "descending" }, ["rivers", "sheets", "lunch", "capitals"]],
    [{ sort: "visibility" }, ["rivers", "capitals", "lunch", "sheets", "orphan"]],
    [{ sort: "created" }, ["capitals", "lunch", "sheets", "rivers", "orphan"]],
  ])("items %o are %j", async (filters, names) => {
    expect(await list("contents", filters)).toEqual({ names, total: names.length });
  });
});

it("REST has pages by their number", async () => {
  const page = async (query: string) => (await client.rest("GET", `/admin/users?${query}`)).body;
  expect((await page("")).pagination).toEqual({ page: 1, limit: 20, total: 4, totalPages: 1 });
  const second = await page("page=2&limit=3");
  expect(second.pagination).toEqual({ page: 2, limit: 3, total: 4, totalPages: 2 });
  expect(second.users).toEqual([
    {
      id: people.root?.id,
      firstName: "root",
      lastName: "Byron",
      email: "root_x@example.com",
      plan: "free",
      isAdmin: true,
      isEmailVerified: true,
      totalQuizzes: 0,
      totalSurveys: 0,
      createdAt: people.root?.createdAt.toISOString(),
    },
  ]);
  expect(await page("page=9")).toMatchObject({ users: [], pagination: { page: 9, total: 4 } });
  expect((await page("plan=pro")).users[0]).toMatchObject({ totalQuizzes: 1, totalSurveys: 1 });
  const { content } = (await client.rest("GET", "/admin/content?limit=1&page=2")).body;
  expect(content).toEqual([
    {
      id: items.rivers?.id,
      title: "rivers",
      contentType: "quiz",
      scoringType: "traditional",
      sourceType: "pdf",
      creatorEmail: "grace@navy.example",
      isPublic: false,
      createdAt: items.rivers?.createdAt.toISOString(),
    },
  ]);
});

it.each([
  ["users", "page=0"],
  ["users", "page=one"],
  ["users", "limit=101"],
  ["users", "plan=gold"],
  ["users", "isAdmin=maybe"],
  ["content", "contentType=poll"],
  ["content", "visibility=secret"],
  ["content", "sourceType=dream"],
  ["content", `creator=${"x".repeat(255)}`],
  ["content", "creator=%00"],
  ["content", "sort=stats"],
  ["users", "sort=password"],
  ["users", "order=up"],
  ["users", "search=%00"],
])("REST refuses %s?%s", async (path, query) => {
  const { status, body } = await client.rest("GET", `/admin/${path}?${query}`);
  expect([status, body.error]).toEqual([400, "VALIDATION_FAILED"]);
});

describe("GraphQL pages by cursors", () => {
  const walk = async (list: "users" | "contents", args: string) => {
    const name = list === "users" ? "firstName" : "title";
    const { data } = await client.graphql(
      `{ admin { ${list}(${args}) { edges { node { name: ${name} } } pageInfo { startCursor endCursor hasNextPage hasPreviousPage } } } }`,
    );
    const { edges, pageInfo } = data.admin[list];
    return { names: edges.map(({ node }: { node: { name: string } }) => node.name), ...pageInfo };
  };

  it.each([
    ["users", "", ["joan", "grace", "ada", "root"]],
    ["contents", "", ["orphan", "rivers", "sheets", "lunch", "capitals"]],
    ["contents", 'creator: "a", ', ["rivers", "sheets", "lunch", "capitals"]],
    ["users", "sort: PLAN, ", ["root", "grace", "ada", "joan"]],
    ["users", "sort: NAME, order: DESCENDING, ", ["root", "joan", "grace", "ada"]],
    ["users", "sort: JOINED, ", ["root", "ada", "grace", "joan"]],
    ["contents", 'search: "byron", sort: CREATOR, ', ["capitals", "lunch", "sheets", "rivers"]],
  ] as const)("reads to the end of the %s %sand back", async (list, filter, names) => {
    const first = await walk(list, `${filter}first: 2`);
    expect(first).toMatchObject({ names: names.slice(0, 2), hasNextPage: true, hasPreviousPage: false });
    const second = await walk(list, `${filter}first: 2, after: "${first.endCursor}"`);
    expect(second).toMatchObject({ names: names.slice(2, 4), hasNextPage: names.length > 4, hasPreviousPage: true });
    const back = await walk(list, `${filter}last: 2, before: "${second.startCursor}"`);
    expect(back).toMatchObject({ names: names.slice(0, 2), hasPreviousPage: false });
    expect((await walk(list, `${filter}last: 1`)).names).toEqual(names.slice(-1));
  });

  it("returns at most 100 rows", async () => {
    await db.user.createMany({
      data: Array.from({ length: 110 }, (_, index) => ({
        email: `${index}@many.example`,
        firstName: "Many",
        lastName: "X",
        password: "",
        plan: "enterprise" as const,
      })),
    });
    expect((await walk("users", "first: 150")).names).toHaveLength(100);
    await db.user.deleteMany({ where: { plan: "enterprise" } });
  });
});

it("asks the database no more for many rows than for few", async () => {
  const count = async (query: string) => {
    const statements = await statementsOf(platform, async () => {
      const { errors } = await client.graphql(`{ admin { ${query} } }`);
      expect(errors).toBeUndefined();
    });
    expect(statements.length).toBeGreaterThan(0);
    return statements.length;
  };
  const users = (first: number) =>
    count(`users(first: ${first}) { totalCount edges { node { email totalQuizzes totalSurveys } } }`);
  const contents = (first: number) =>
    count(
      `contents(first: ${first}) { totalCount edges { node { title creator { email } stats { totalAttempts } } } }`,
    );
  expect(await users(4)).toBe(await users(1));
  expect(await contents(5)).toBe(await contents(1));
});

describe("with many rows", () => {
  beforeAll(async () => {
    await platform.sql.query(`
      INSERT INTO users (id, email, password, first_name, last_name, total_quizzes, updated_at)
      SELECT 'many' || n, 'n' || md5(n::text) || '@many.example', '', 'F' || md5((n + 1)::text), 'Many', n % 7, now()
        FROM generate_series(1, 20000) AS n`);
    await platform.sql.query(`
      INSERT INTO quizzes (id, title, user_id, short_code, updated_at)
      SELECT 'many' || n, md5((n + 2)::text), 'many' || n, 'many' || n, now() FROM generate_series(1, 20000) AS n`);
    await platform.sql.query("VACUUM ANALYZE users, quizzes");
  });

  async function plansOf(list: string) {
    const { sql } = platform;
    const query = vi.spyOn(sql, "query");
    const { errors } = await client.graphql(`{ admin { ${list} { totalCount edges { cursor } } } }`);
    expect(errors).toBeUndefined();
    const calls = query.mock.calls as unknown[][];
    query.mockRestore();
    const plans: string[] = [];
    for (const [text, values] of calls) {
      if (typeof text !== "string" || !/FROM (users|quizzes)/.test(text)) continue;
      const { rows } = await sql.query<{ "QUERY PLAN": string }>(`EXPLAIN ${text}`, values as unknown[]);
      plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
    }
    return plans;
  }

  it.each([
    ["users", 'search: "3c59dc"', 2],
    ["users", 'search: "f3c", sort: QUIZZES', 2],
    ["users", 'search: "f3", sort: PLAN', 2],
    ["users", "sort: NAME", 1],
    ["users", "sort: NAME, after: CURSOR", 1],
    ["users", "sort: SURVEYS, order: DESCENDING", 1],
    ["contents", 'search: "3c59dc"', 2],
    ["contents", 'search: "ri", sort: CREATOR', 2],
    ["contents", 'creator: "n3c59dc"', 2],
    ["contents", "sort: TITLE", 1],
  ])("lists %s with %s without reading a whole table", async (list, args, count) => {
    const cursor = JSON.stringify(formatPrismaCursor({ id: people.ada?.id }, "id"));
    const plans = await plansOf(`${list}(first: 20, ${args.replace("CURSOR", cursor)})`);
    expect(plans.length).toBeGreaterThanOrEqual(count);
    for (const plan of plans) expect(plan).not.toContain("Seq Scan");
  });
});
