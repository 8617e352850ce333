import { randomUUID } from "node:crypto";
import type { InjectOptions } from "fastify";
import { GraphQLObjectType, getNamedType, isLeafType, isRequiredArgument } from "graphql";
import { describe, expect, it } from "vitest";
import type { ProgressState } from "../../src/generation/progress.ts";
import { type ErrorCode, errorTable } from "../../src/platform/errors.shared.ts";
import { globalId } from "../../src/platform/graphql/ids.ts";
import { schema } from "../../src/schema.ts";
import { cases } from "../cases/cases.ts";
import { failuresOf } from "../cases/failures.ts";
import { openEventStream } from "../events.ts";
import { testApp } from "../harness.ts";
import { openSocket } from "../socket.ts";
import { bodyOf, documentOf, idOf, roots } from "./requests.ts";
import { type Action, type Asker, askers, expected, type Rule, rules, type Setting, settings } from "./rules.ts";
import { every, fields, type Named } from "./table.ts";
import { aWorld, type World } from "./world.ts";

const app = await testApp();
const { platform } = app;
const address = await app.listen();
const lasting = await aWorld(platform);

const isDestructive = (name: string) =>
  /^DELETE|logout-everywhere|^POST.*(content|quizzes|surveys).:id.restore|^(restoreContent|purge|emptyTrash|delete(Attempt|Content|Invitation|Translation|Webhook)|removeWebhook|closeReport|discard|cancel|revoke|signOut)/.test(
    name,
  );

type Ask = (world: World, asker: Asker, setting: Setting) => Promise<string>;

/** Successful requests take long, and destructive ones need a world of their own. Every refusal is checked. */
const mostSuccesses = cases(2, Number.POSITIVE_INFINITY);
const mostOwnWorlds = cases(0, Number.POSITIVE_INFINITY);

/** Sends the request as every asker and compares with the table. */
async function check(rule: Rule, name: string, ask: Ask) {
  const isOfItems = rules[rule].public !== rules[rule].private;
  let ownWorlds = 0;
  for (const setting of isOfItems ? settings : (["public"] as const)) {
    const wanted = expected(rule, setting);
    const needsOwn = (asker: Asker) => isDestructive(name) && wanted[asker] === "ok";
    let successes = 0;
    const asking = askers.filter((asker) => {
      if (needsOwn(asker)) return ownWorlds++ < mostOwnWorlds;
      return wanted[asker] !== "ok" || successes++ < mostSuccesses;
    });
    const outcomes = asking.map(async (asker) => {
      const world = needsOwn(asker) ? await aWorld(platform, [setting]) : lasting;
      return [asker, await ask(world, asker, setting)] as const;
    });
    const wantedOfAsking = Object.fromEntries(asking.map((asker) => [asker, wanted[asker]]));
    expect({ [setting]: Object.fromEntries(await Promise.all(outcomes)) }).toEqual({ [setting]: wantedOfAsking });
  }
}

/** Requests only the head of an event stream, which never ends. */
const methodOf = (route: string) =>
  (/^GET .*\/events$/.test(route) ? "HEAD" : route.split(" ")[0]) as InjectOptions["method"];

const refusals = [401, 403, 404];
const outcomeOf = (status: number) => (status < 500 && !refusals.includes(status) ? "ok" : String(status));
const outcomeOfCode = (code: string) => outcomeOf(errorTable[code as ErrorCode]?.status ?? 500);

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: unknown[];
}

/** Distinguishes success, a refusal in the union, an error next to the data, and a null without a reason. */
function outcomeOfAnswer({ data, errors }: Answer): string {
  const [error] = (errors ?? []) as { extensions?: { code?: string } }[];
  if (error) return outcomeOfCode(error.extensions?.code ?? "INTERNAL");
  const [value] = Object.values(data ?? {});
  if (value === null || value === undefined) return "404";
  const { code } = Object(value) as { code?: string };
  return code === undefined ? "ok" : outcomeOfCode(code);
}

const whole = { tags: ["property"], timeout: 180_000 };
const nameOf = ({ name, rule }: Named) => `${name}: ${rule}`;

const ofOwners = (door: keyof Action) =>
  every(door).filter(({ rule }) => /^(the owner|its person), to (read|change)$/.test(rule));

const askersOfMissing = [...new Set<Asker>(["anonymous", "owner", "other", ...askers])];

/** Requests missing objects as every signed-in asker. Anonymous ones are refused earlier. */
async function checkMissing(ask: (asker: Asker) => Promise<string>) {
  const asking = askersOfMissing.slice(0, cases(3, askers.length));
  const outcomes = asking.map(async (asker) => [asker, await ask(asker)] as const);
  const wanted = asking.map((asker) => [asker, asker === "anonymous" ? "401" : "404"] as const);
  expect(Object.fromEntries(await Promise.all(outcomes))).toEqual(Object.fromEntries(wanted));
}

const nodeTypes = Object.values(schema.getTypeMap()).filter(
  (type) => type instanceof GraphQLObjectType && type.getInterfaces().some(({ name }) => name === "Node"),
) as GraphQLObjectType[];

/** Ids of a type's objects; together they fill every field. */
function nodesOf(type: string, { owner, things, tokenId, limitedId, entryId }: World, setting: Setting): string[] {
  const {
    quiz,
    assessment,
    locked,
    question,
    weighted,
    replaced,
    attempt,
    graded,
    webhook,
    delivery,
    drafting,
    drafted,
    candidate,
    trashEntry,
    regrading,
    invitation,
    report,
  } = things[setting];
  const ids: Record<string, string[]> = {
    Content: [quiz, assessment, locked],
    Question: [question, weighted],
    "Question, replaced": [replaced],
    Attempt: [attempt, graded],
    Regrading: [regrading],
    Invitation: [invitation],
    Webhook: [webhook],
    WebhookDelivery: [delivery],
    Drafting: [drafting, drafted],
    Candidate: [candidate],
    ContentReport: [report],
    TrashedItem: [trashEntry],
    User: [owner.id],
    AccessToken: [tokenId, limitedId],
    LogEntry: [entryId],
  };
  return (ids[type] ?? []).map((id) => globalId(type.split(", ")[0] ?? "", id));
}

describe("by node(id:)", () => {
  it("answers everybody by its rule", whole, async () => {
    const checkNode = ({ name, rule }: Named) =>
      check(rule, name, async (world, asker, setting) => {
        const client = app.withToken(world.tokens[asker]);
        const ids = nodesOf(name, world, setting);
        const one = await client.graphql("query ($id: ID!) { node(id: $id) { __typename } }", { id: ids[0] });
        const several = await client.graphql("query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }", { ids });
        const missing = await client.graphql("query ($id: ID!) { node(id: $id) { __typename } }", {
          id: globalId(name.split(", ")[0] ?? "", randomUUID()),
        });
        const outcome = outcomeOfAnswer(one);
        expect(several.data.nodes.map((node: unknown) => (node === null ? "404" : "ok"))).toEqual(
          ids.map(() => outcome),
        );
        if (outcome !== "ok") expect([one.data, one.errors]).toEqual([missing.data, missing.errors]);
        return outcome;
      });
    expect(await failuresOf(every("node"), nameOf, checkNode)).toEqual([]);
  });

  it("has a rule for every type and every field of it", () => {
    expect(new Set(every("node").map(({ name }) => name.split(", ")[0]))).toEqual(
      new Set(nodeTypes.map(({ name }) => name)),
    );
    const known = Object.entries(fields).map(([type, rules]) => [
      type,
      Object.values(rules).join(" ").split(" ").sort(),
    ]);
    expect(Object.fromEntries(known)).toEqual(
      Object.fromEntries(nodeTypes.map((type) => [type.name, Object.keys(type.getFields()).sort()])),
    );
  });

  async function checkFields(type: GraphQLObjectType) {
    const { name } = type;
    const parts = Object.values(type.getFields()).map((field) => {
      expect(field.args.filter(isRequiredArgument)).toEqual([]);
      const asked = ["begun", "timeLeft"].includes(field.name) ? `${field.name}(attemptKey: "begun")` : field.name;
      return isLeafType(getNamedType(field.type)) ? asked : `${asked} { __typename }`;
    });
    // Queried apart, because a refused list makes its whole object null.
    const isRefused = (part: string) => part.startsWith("questions ");
    const queries = [parts.filter((part) => !isRefused(part)), parts.filter(isRefused)]
      .filter((some) => some.length > 0)
      .map((some) => `query ($id: ID!) { node(id: $id) { ... on ${name} { ${some.join(" ")} } } }`);
    for (const setting of settings) {
      for (const asker of askers) {
        const client = app.withToken(lasting.tokens[asker]);
        const seen = new Set<string>();
        for (const [id, query] of nodesOf(name, lasting, setting).flatMap((id) =>
          queries.map((one) => [id, one] as const),
        )) {
          const { data } = await client.graphql(query, { id });
          for (const [field, value] of Object.entries(data.node ?? {})) if (value !== null) seen.add(field);
        }
        const wanted = Object.entries(fields[name] ?? {}).flatMap(([rule, names]) =>
          expected(rule as Rule, setting)[asker] === "ok" ? names.split(" ") : [],
        );
        expect([setting, asker, [...seen].sort()]).toEqual([setting, asker, wanted.sort()]);
      }
    }
  }

  it("shows each field by its rule", whole, async () => {
    expect(await failuresOf(nodeTypes, ({ name }) => name, checkFields)).toEqual([]);
  });
});

describe("over REST", () => {
  async function checkRoute({ name, rule }: Named) {
    const [route = ""] = name.split(", ");
    const [method, path = ""] = route.split(" ") as [InjectOptions["method"], string];
    await check(rule, name, async (world, asker, setting) => {
      const url = path
        .slice("/api".length)
        .replace(/:\w+/, idOf(name, world, setting))
        .replace(":questionId", world.things[setting].question)
        .replace(":regradingId", world.things[setting].regrading)
        .replace(":invitationId", world.things[setting].invitation);
      const body = method === "GET" || method === "DELETE" ? undefined : bodyOf(route, world, setting);
      return outcomeOf((await app.withToken(world.tokens[asker]).rest(methodOf(route), url, body)).status);
    });
  }

  it("answers everybody by the rule of each route", whole, async () => {
    expect(await failuresOf(every("rest"), nameOf, checkRoute)).toEqual([]);
  });

  async function checkMissingRoute({ name }: Named) {
    const [method, path = ""] = name.split(" ") as [InjectOptions["method"], string];
    await checkMissing(async (asker) => {
      const url = path.slice("/api".length).replace(/:\w+/, randomUUID());
      const body = method === "GET" || method === "DELETE" ? undefined : bodyOf(name, lasting, "public");
      return outcomeOf((await app.withToken(lasting.tokens[asker]).rest(methodOf(name), url, body)).status);
    });
  }

  it("answers 404 for what is missing, before any 403", whole, async () => {
    expect(await failuresOf(ofOwners("rest"), nameOf, checkMissingRoute)).toEqual([]);
  });

  it("has a rule for every route", () => {
    const known = new Set(every("rest").map(({ name }) => name.split(", ")[0]));
    expect(routes().filter((route) => !known.has(route))).toEqual([]);
    expect([...known].filter((route) => !routes().includes(route ?? ""))).toEqual([]);
  });
});

/** The router's paths under /api, except its documentation and preflights. */
function routes(): string[] {
  const path: string[] = [];
  return app.http
    .printRoutes({ commonPrefix: false })
    .split("\n")
    .flatMap((line) => {
      const [, indent, part = "", methods] = /^([│ ]*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line) ?? [];
      if (indent === undefined) return [];
      path.splice(indent.length / 4, path.length, part);
      const url = path.join("");
      if (!url.startsWith("/api/") || url.startsWith("/api/docs") || !methods) return [];
      return methods
        .split(", ")
        .filter((method) => method !== "HEAD" && method !== "OPTIONS")
        .map((method) => `${method} ${url}`);
    });
}

it.each(["query", "mutation"] as const)("answers everybody by the rule of each %s", whole, async (operation) => {
  const checkField = ({ name, rule }: Named) =>
    check(rule, name, async (world, asker, setting) =>
      outcomeOfAnswer(await app.withToken(world.tokens[asker]).graphql(documentOf(operation, name, world, setting))),
    );
  expect(await failuresOf(every(operation), nameOf, checkField)).toEqual([]);
});

it("answers a mutation of what is missing with 404, before any 403", whole, async () => {
  async function checkMissingThing({ name }: Named) {
    const lost = Object.fromEntries(Object.keys(lasting.things.public).map((thing) => [thing, randomUUID()]));
    const nowhere = { ...lasting, things: { ...lasting.things, public: { ...lasting.things.public, ...lost } } };
    const document = documentOf("mutation", name, nowhere, "public");
    await checkMissing(async (asker) => outcomeOfAnswer(await app.withToken(lasting.tokens[asker]).graphql(document)));
  }
  expect(await failuresOf(ofOwners("mutation"), nameOf, checkMissingThing)).toEqual([]);
});

it("answers everybody by the rule of each subscription", whole, async () => {
  async function checkSubscription({ name, rule }: Named) {
    for (const { id } of Object.values(lasting.users).filter((user) => user !== null)) {
      const where = { id: `${id}:watched` };
      const state: ProgressState = { kind: "QUIZ", title: null, stage: "READING", line: "", wanted: 1, questions: [] };
      await platform.db.generation.upsert({ where, create: { ...where, userId: id, state }, update: {} });
    }
    await check(rule, name, async (world, asker, setting) => {
      const query = documentOf("subscription", name, world, setting);
      const token = world.tokens[asker];
      const stream = await openEventStream(address, { query }, token === undefined ? {} : { token });
      const socket = openSocket(address);
      await socket.init(token === undefined ? {} : { accessToken: token });
      const said = (await socket.ask(query)) as { payload: Answer };
      const outcomes = [outcomeOfAnswer(await stream.next()), outcomeOfAnswer(said.payload)];
      stream.close();
      socket.close();
      return [...new Set(outcomes)].join(" or ");
    });
  }
  expect(await failuresOf(every("subscription"), nameOf, checkSubscription)).toEqual([]);
});

it("has a rule for every query, mutation and subscription", () => {
  for (const operation of ["query", "mutation", "subscription"] as const) {
    const known = new Set([
      ...every(operation).map(({ name }) => name),
      ...(operation === "query" ? ["node", "nodes"] : []),
    ]);
    expect(new Set(Object.keys(roots[operation]?.getFields() ?? {}))).toEqual(known);
  }
});

it.each([
  "owner",
  "administrator",
] as const)("shows the %s the same of an item over REST and GraphQL", async (asker) => {
  const client = app.withToken(lasting.tokens[asker]);
  const { assessment: key } = lasting.things.public;
  const { body } = await client.rest("GET", `/quizzes/${key}`);
  const parts = "description sourceUrl sourceType draftedBy skillLevels { name } emailResultsSettings { subject }";
  const { data } = await client.graphql(`query ($key: String!) { content(key: $key) { ${parts} } }`, { key });
  const shown = Object.keys(data.content).filter((name) => data.content[name] !== null);
  expect(shown).toEqual(Object.keys(data.content).filter((name) => body[name] !== null));
});
