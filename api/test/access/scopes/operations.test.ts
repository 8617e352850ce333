import { randomUUID } from "node:crypto";
import type { InjectOptions } from "fastify";
import { expect, it } from "vitest";
import { personalTokenFrom } from "../../../src/platform/identity/personal-token.ts";
import { type Scope, scopes, withReading } from "../../../src/platform/identity/scopes.shared.ts";
import { digest } from "../../../src/platform/identity/secret.ts";
import { cases } from "../../cases/cases.ts";
import { failuresOf } from "../../cases/failures.ts";
import { testApp } from "../../harness.ts";
import { bodyOf, documentOf, idOf } from "../requests.ts";
import { type Action, expected, settings } from "../rules.ts";
import { actions } from "../table.ts";
import { aWorld } from "../world.ts";

const app = await testApp();
const { platform, http } = app;
await http.ready();
const operations = new Map(
  http.operations.map(({ method, path, operation }) => [`${method.toUpperCase()} ${path}`, operation]),
);
const world = await aWorld(platform);

const tokens = await Promise.all(
  scopes.map(async (scope) => {
    const [seed, held] = [randomUUID(), withReading([scope])];
    const token = personalTokenFrom(platform, seed);
    await platform.db.accessToken.create({
      data: { userId: world.owner.id, name: scope, scope: "read", scopes: held, token: digest(token) },
    });
    return { scope, held, client: app.withToken(token) };
  }),
);

const isForTokens = ({ rule }: Action) =>
  ["signed in, to find nothing", "signed in, to change nothing"].includes(rule) ||
  settings.some((setting) => expected(rule, setting)["write token"] === "ok");
const isForAll = ({ rule }: Action) => rule === "anybody";
/** Actions that would remove things later ones need, or that never end. Only their refusals are tested. */
const isOnlyRefused = (name: string) =>
  /^DELETE|(content|quizzes|surveys).:id.restore$|^(restoreContent|purgeContent|emptyTrash|delete(Content|Invitation|Webhook|Attempt)|removeWebhook|discardDrafting)$|^GET .*:id\/events$/.test(
    name,
  );

const every = (door: "rest" | "query" | "mutation" | "subscription") =>
  actions
    .filter((action) => isForTokens(action) && !isForAll(action))
    .flatMap((action) => (action[door] ?? []).map((name) => ({ ...action, name })));

/** Returns the scopes that the route declares. */
function declaredBy(route: string): readonly Scope[] {
  const scopes = operations.get(route)?.scopes;
  if (!scopes || scopes === "inPerson") throw new Error(`${route} does not name the scopes that a token needs for it`);
  return scopes;
}

/** Shared results need no scope. */
const neededOverRest = (name: string) => (name.endsWith(", shared") ? [] : declaredBy(name));

/** The same scopes as over REST. Only an item needs no scope of its own: its questions and results have theirs. */
function neededOverGraphql({ noun, action }: Action): readonly Scope[] {
  if (noun === "content" && action === "see") return [];
  const [route = `${noun}: ${action}`] = actions.flatMap((one) =>
    one.noun === noun && one.action === action ? (one.rest ?? []) : [],
  );
  return declaredBy(route);
}

/** Number of refused scopes, and of admitted scopes, that are tried with each operation. */
const mostOfEach = cases(1, scopes.length);

/**
 * Tries the operation with a token of each scope. Expects a refusal that names the first missing scope, or no refusal
 * for a missing scope.
 */
async function check(
  name: string,
  needed: readonly Scope[],
  ask: (client: (typeof tokens)[0]["client"]) => Promise<unknown>,
) {
  let refused = 0;
  let admitted = 0;
  for (const { scope, held, client } of tokens) {
    const lacked = needed.find((one) => !held.includes(one));
    if (lacked === undefined && isOnlyRefused(name)) continue;
    if ((lacked === undefined ? admitted++ : refused++) >= mostOfEach) continue;
    const told = JSON.stringify(await ask(client));
    if (lacked === undefined) expect([scope, told]).not.toEqual([scope, expect.stringContaining("lacks the scope")]);
    else expect([scope, told]).toEqual([scope, expect.stringContaining(`This token lacks the scope ${lacked}"`)]);
  }
}

it("lets no operation be declared for tokens that refuses them, nor the reverse", () => {
  const declared = [...operations].filter(([, { account }]) => account).map(([name, { scopes }]) => [name, scopes]);
  const routes = actions.filter(isForTokens).flatMap(({ rest = [] }) => rest);
  const wrong = declared.filter(([name, scopes]) => (scopes !== "inPerson") !== routes.includes(String(name)));
  expect(declared.length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});

async function checkRoute({ name }: { name: string }) {
  const [route = ""] = name.split(", ");
  const [method, path = ""] = route.split(" ") as [InjectOptions["method"], string];
  const url = path
    .slice("/api".length)
    .replace(/:\w+/, idOf(name, world, "private"))
    .replace(":invitationId", world.things.private.invitation)
    .replace(":questionId", world.things.private.question);
  const body = method === "GET" || method === "DELETE" ? undefined : bodyOf(route, world, "private");
  await check(name, neededOverRest(name), async (client) => {
    const answer = await client.rest(method, url, body);
    const told = { status: answer.status, body: answer.status === 403 ? answer.body : null };
    if (told.body?.message?.includes("lacks the scope"))
      expect(answer.headers["www-authenticate"]).toContain('error="insufficient_scope"');
    return told;
  });
}

const nameOf = ({ name }: { name: string }) => name;

it("asks for the scopes that each route declares", { timeout: 120_000 }, async () => {
  expect(await failuresOf(every("rest"), nameOf, checkRoute)).toEqual([]);
});

it.each(["query", "mutation"] as const)("asks for the same scopes in each %s", { timeout: 120_000 }, async (door) => {
  const failures = await failuresOf(every(door), nameOf, (action) => {
    const document = documentOf(door, action.name, world, "private");
    return check(action.name, neededOverGraphql(action), (client) => client.graphql(document));
  });
  expect(failures).toEqual([]);
});
