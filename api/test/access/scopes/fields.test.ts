import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { admit } from "../../../src/assistant/tool.ts";
import { tools } from "../../../src/assistant/tools.ts";
import { submit } from "../../../src/attempt/attempt.ts";
import { globalId } from "../../../src/platform/graphql/ids.ts";
import { viewerOf } from "../../../src/platform/identity/authentication.ts";
import { personalTokenFrom } from "../../../src/platform/identity/personal-token.ts";
import type { Scope } from "../../../src/platform/identity/scopes.shared.ts";
import { digest } from "../../../src/platform/identity/secret.ts";
import { anonymous } from "../../../src/platform/identity/viewer.ts";
import { rebuildTallies } from "../../../src/results/counting/rebuild.ts";
import { aSurvey } from "../../factories.ts";
import { testApp } from "../../harness.ts";
import { idOf } from "../requests.ts";
import { expected, settings } from "../rules.ts";
import { actions } from "../table.ts";
import { aWorld } from "../world.ts";
import { fieldsOf, objectsOf, objectType, type Root, readBelow } from "./graphql.ts";
import { pathsOf } from "./json.ts";
import { assistantKeys, graphqlFields, restKeys } from "./readable.ts";
import { holders, tableOf } from "./rule.ts";

const app = await testApp();
const { platform } = app;
const { db } = platform;
await app.http.ready();
const declared = new Map(
  app.http.operations.map(({ method, path, operation }) => [`${method.toUpperCase()} ${path}`, operation.scopes]),
);
const world = await aWorld(platform);
const { quiz, attempt } = world.things.private;

/** A survey answered in text, with what a model found in the answers. */
const written = await aSurvey(platform, world.owner, {
  isPublic: true,
  questions: [{ questionText: "Why?", questionType: "text", options: [] }],
});
const [why = ""] = (await db.question.findMany({ where: { contentId: written.id } })).map(({ id }) => id);
const person = { participantName: "Ann", participantEmail: "ann@example.com", duration: 5 };
const { id: answered } = await submit(platform, anonymous("192.0.2.7"), written.id, {
  answers: { [why]: "Because I can" },
  ...person,
});
const theme = { name: "Freedom", sentence: "They can.", attempts: [answered], quotes: [] };
await db.questionThemes.create({ data: { contentId: written.id, lineId: why, themes: [theme] as never, state: "" } });
await db.attemptStart.create({ data: { contentId: quiz, attemptKey: randomUUID() } });
await rebuildTallies(platform, quiz);
await db.content.update({ where: { id: written.id }, data: { isPublic: false } });
await db.attempt.updateMany({ where: { id: { in: [attempt, answered] } }, data: { fields: { class: "7b" } } });

async function aToken(held: readonly Scope[]) {
  const token = personalTokenFrom(platform, randomUUID());
  const data = { userId: world.owner.id, name: "script", scope: "read" as const, scopes: [...held] };
  await db.accessToken.create({ data: { ...data, token: digest(token) } });
  return token;
}

async function asking(name: string, token: string | undefined) {
  const viewer = await viewerOf(platform, token && `Bearer ${token}`, "192.0.2.1");
  return { name, viewer, client: app.withToken(token) };
}
type Asking = Awaited<ReturnType<typeof asking>>;

const owner = await asking("the owner", world.tokens.owner);
const tokens = await Promise.all(Object.entries(holders).map(async ([name, held]) => asking(name, await aToken(held))));
const nobody = await asking("nobody", undefined);

const rootOf = (type: string, id: string): Root => ({ type, field: `node(id: ${JSON.stringify(globalId(type, id))})` });

function privateRoots(): Root[] {
  const { assessment, locked, survey, question, weighted, graded, ...others } = world.things.private;
  const ids = {
    Content: [others.quiz, assessment, locked, survey],
    Question: [question, weighted, why],
    Attempt: [others.attempt, graded],
    Regrading: [others.regrading],
    Invitation: [others.invitation],
    Webhook: [others.webhook],
    WebhookDelivery: [others.delivery],
    Drafting: [others.drafting, others.drafted],
    Candidate: [others.candidate],
    TrashedItem: [others.trashEntry],
    User: [world.owner.id],
    AccessToken: [world.limitedId],
    LogEntry: [world.entryId],
  };
  return Object.entries(ids).flatMap(([type, all]) => all.map((id) => rootOf(type, id)));
}

/** The names that each reader can read. */
class Readers {
  readonly #of = new Map<string, Set<string>>();

  add(names: Iterable<string>, reader: string) {
    for (const name of names) this.#of.set(name, (this.#of.get(name) ?? new Set()).add(reader));
  }

  of = (name: string): ReadonlySet<string> => this.#of.get(name) ?? new Set();
  names = () => [...this.#of.keys()];

  /** Whether tokens with fewer scopes read all of it. If so, a token with more scopes need not be tried. */
  isReadByLess(reader: string, names: Iterable<string>): boolean {
    const held = holders[reader] ?? [];
    const less = Object.keys(holders).filter(
      (name) => name !== reader && holders[name]?.every((scope) => held.includes(scope)),
    );
    return [...names].every((name) => less.some((one) => this.of(name).has(one)));
  }
}

/** Finds what each token reads. Skips tokens when those with fewer scopes already read everything. */
async function readersOf(ask: (one: Asking) => Promise<string[]>): Promise<Readers> {
  const readers = new Readers();
  const whole = await ask(owner);
  readers.add(whole, owner.name);
  for (const one of tokens) readers.add(readers.isReadByLess(one.name, whole) ? whole : await ask(one), one.name);
  return readers;
}

const withDot = (type: string, name: string) => `${type}.${name}`;

/** The fields of every type that the roots lead to. */
function allFields(roots: readonly Root[]) {
  const types = new Set(roots.map(({ type }) => objectType(type)));
  for (const type of types) for (const field of fieldsOf(type)) for (const below of objectsOf(field)) types.add(below);
  return [...types].flatMap((type) => fieldsOf(type).map(({ name }) => ({ of: type.name, name })));
}

it("shows each field of the schema to tokens of the scopes in the table", { timeout: 120_000 }, async () => {
  const readers = new Readers();
  const roots = privateRoots();
  for (const root of roots) {
    const whole = await readBelow(platform, owner.viewer, root);
    // Leaves out fields that an earlier object of the same type has filled.
    const fields = [...whole].filter(([, read]) => [...read].some((name) => readers.of(name).size === 0));
    for (const read of whole.values()) readers.add(read, owner.name);
    for (const { name, viewer } of tokens) {
      const isCertain = ([, read]: (typeof fields)[0]) => readers.isReadByLess(name, read);
      const asked = fields.filter((field) => !isCertain(field)).map(([field]) => field);
      for (const [, read] of fields.filter(isCertain)) readers.add(read, name);
      for (const read of (await readBelow(platform, viewer, root, asked)).values()) readers.add(read, name);
    }
  }
  const found = allFields(roots).map(({ of, name }) => ({ of, name, readers: readers.of(withDot(of, name)) }));
  expect(tableOf(found)).toEqual(graphqlFields);
});

const routes = actions
  .filter(({ rule }) => rule !== "anybody" && settings.some((one) => expected(rule, one)["write token"] === "ok"))
  .flatMap(({ rest = [] }) => rest)
  .filter((route) => /^GET (?!.*\/events$)/.test(route));

function pathOf(route: string): string {
  const { regrading, invitation } = world.things.private;
  const isOfWords = /questions|responses/.test(route);
  return (route.split(/[ ,]/)[1] ?? "")
    .slice("/api".length)
    .replace(/:\w+/, isOfWords ? written.id : idOf(route, world, "private"))
    .replace(":questionId", why)
    .replace(":regradingId", regrading)
    .replace(":invitationId", invitation);
}

/** Whether the token has the scopes that the route declares. Other tests check that other tokens are refused. */
function mayAsk({ name }: Asking, route: string): boolean {
  const scopes = declared.get(route.split(",")[0] ?? "");
  return (
    name === owner.name || (scopes !== "inPerson" && (scopes ?? []).every((scope) => holders[name]?.includes(scope)))
  );
}

async function keysOver({ client }: Asking, path: string): Promise<string[]> {
  const { status, body } = await client.rest("GET", path);
  return status === 200 && typeof body === "object" ? pathsOf(body) : [];
}

it("shows each value of a REST answer to tokens of the scopes in the table", { timeout: 120_000 }, async () => {
  const found = [];
  for (const route of routes) {
    const readers = await readersOf(async (one) => (mayAsk(one, route) ? keysOver(one, pathOf(route)) : []));
    found.push(...readers.names().map((name) => ({ of: route, name, readers: readers.of(name) })));
  }
  expect(tableOf(found)).toEqual(restKeys);
});

it("shows each value of a tool's answer to tokens of the scopes in the table", async () => {
  const inputs = {
    list_content: {},
    results: { id: quiz, attempts: 5 },
    "results of participants": { id: quiz, attempts: 5, participants: true },
    explain_question: { id: quiz, number: 2 },
    translate: { id: quiz, language: "de" },
  };
  const found = [];
  for (const [of, input] of Object.entries(inputs)) {
    const tool = tools.find(({ name }) => name === of.split(" ")[0]);
    if (!tool) throw new Error(`There is no tool ${of}`);
    const readers = await readersOf(async ({ viewer }) => {
      const call = { platform, viewer, signal: AbortSignal.timeout(60_000), report: () => {} };
      const run = async () => {
        admit(viewer, tool);
        return (await tool.run(call, tool.input.parse(input))).gives;
      };
      return pathsOf(await run().catch(() => null));
    });
    found.push(...readers.names().map((name) => ({ of, name, readers: readers.of(name) })));
  }
  expect(tableOf(found)).toEqual(assistantKeys);
});

it("shows a token of a public item what anybody sees, and of the rest what its scope allows", async () => {
  const named = Object.entries(graphqlFields).flatMap(([type, rules]) =>
    Object.entries(rules).flatMap(([rule, names]) =>
      names.split(" ").map((name) => [withDot(type, name), rule] as const),
    ),
  );
  const rules = new Map(named);
  const singles = tokens.filter(({ name }) => /^\w+:read$/.test(name));
  const wrong: string[] = [];
  const { quiz, locked, question } = world.things.public;
  for (const root of [rootOf("Content", quiz), rootOf("Content", locked), rootOf("Question", question)]) {
    const open = new Set([...(await readBelow(platform, nobody.viewer, root)).values()].flatMap((one) => [...one]));
    for (const { name, viewer } of singles) {
      for (const read of (await readBelow(platform, viewer, root)).values()) {
        const isAllowed = (field: string) =>
          open.has(field) || rules.get(field) === "any token" || rules.get(field)?.split(" or ").includes(name);
        wrong.push(...[...read].filter((field) => !isAllowed(field)).map((field) => `${name}: ${field}`));
      }
    }
  }
  expect([...new Set(wrong)]).toEqual([]);

  const path = `/quizzes/${locked}`;
  const open = await keysOver(nobody, path);
  for (const token of singles.filter(({ name }) => name !== "content:read"))
    expect([token.name, await keysOver(token, path)]).toEqual([token.name, open]);
});
