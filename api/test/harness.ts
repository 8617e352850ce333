import type { InjectOptions } from "fastify";
import { vi } from "vitest";
import { openSession } from "../src/account/session.ts";
import { createApp } from "../src/app.ts";
import type { DatabaseUrls } from "../src/platform/data/embedded.ts";
import { throwOnSecondConnection } from "../src/platform/data/guard.ts";
import { createLog } from "../src/platform/log.ts";
import { openPlatform, type Platform } from "../src/platform/platform.ts";
import { readSettings, type Settings } from "../src/platform/settings.ts";
import { expectPromised } from "./contract.ts";
import { type Copy, copyTemplate, hasDatabase, testDatabase } from "./database.ts";
import "./hashing.ts";
import { opened } from "./opened.ts";

// biome-ignore lint/suspicious/noExplicitAny: a wrong guess about an answer fails the test that makes it
type Json = any;

type Headers = Record<string, string>;

throwOnSecondConnection();

/** Twice the service's own limit, because processes that read sources wait for each other on a busy machine. */
const readMillis = 20_000;

/**
 * The service on this file's database, or on `urls`. Two of them act as two processes on one database. Without
 * arguments, a file's first service is the one that its worker shares, in a state as if it were new.
 */
export async function testApp(overrides?: Partial<Settings>, urls?: Partial<DatabaseUrls>): Promise<TestApp> {
  if (!overrides && !urls && !hasDatabase()) return lend();
  const url = await testDatabase();
  const app = await openApp(overrides, { url, directUrl: url, ...urls });
  const owned = {
    ...app,
    close() {
      opened.delete(owned);
      return app.close();
    },
  };
  opened.add(owned);
  return owned;
}

async function openApp(overrides: Partial<Settings> | undefined, urls: DatabaseUrls) {
  const settings = readSettings({ TOKEN_SECRET: "x".repeat(32), RATE_LIMIT: "off", LOG_LEVEL: "silent" });
  const platform = await openPlatform(
    { ...settings, readMillis, pauseSecond: 0, ...overrides },
    urls,
    createLog(settings.logLevel),
  );
  const http = await createApp(platform);

  async function send(method: InjectOptions["method"], url: string, body: unknown, headers: Headers) {
    const payload = body === undefined ? {} : { payload: body as NonNullable<InjectOptions["payload"]> };
    const response = await http.inject({ method, url, headers, ...payload });
    expectPromised(http.operations, String(method), url, response);
    const isJson = method !== "HEAD" && String(response.headers["content-type"]).startsWith("application/json");
    const answer: Json = isJson ? response.json() : response.body;
    return { status: response.statusCode, headers: response.headers, body: answer };
  }

  function withToken(token?: string) {
    const authorization: Headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return {
      authorization: authorization.authorization,
      rest: (method: InjectOptions["method"], path: string, body?: unknown, headers: Headers = {}) =>
        send(method, `/api${path}`, body, { ...authorization, ...headers }),

      async graphql(query: string, variables: Record<string, unknown> = {}, extra: Headers = {}) {
        const sent = { ...authorization, ...extra };
        const { status, headers, body } = await send("POST", "/graphql", { query, variables }, sent);
        return { status, headers, data: body.data as Json, errors: body.errors as Json };
      },
    };
  }

  let listening: Promise<string> | undefined;
  return {
    platform,
    http,
    withToken,
    as: async (user?: { id: string }) => withToken(user && (await accessTokenOf(platform, user))),
    listen: () => (listening ??= http.listen({ host: "127.0.0.1", port: 0 })),
    close: () => platform.close(),
  };
}

export type TestApp = Awaited<ReturnType<typeof openApp>>;

export async function accessTokenOf(platform: Platform, { id }: { id: string }): Promise<string> {
  return (await openSession(platform, platform.db, id)).accessToken;
}

interface Kept {
  app: TestApp;
  copy: Copy;
  /** The original settings, because tests change them. */
  settings: object;
}

/**
 * The service and database that this worker's test files use in turn. Creating both takes as long as the tests of many
 * files.
 */
let kept: Kept | undefined;

/**
 * Lends the service to this file, whose database it becomes. If a test closes it or leaves it busy, the next file gets
 * a new one.
 */
async function lend(): Promise<TestApp> {
  kept ??= await openKept();
  const { app, copy } = kept;
  await testDatabase(async () => ({ url: copy.url, drop: takeBack }));
  return { ...app, close: discard };
}

async function openKept(): Promise<Kept> {
  const copy = await copyTemplate();
  const app = await openApp({}, { url: copy.url, directUrl: copy.url });
  return { app, copy, settings: structuredClone(app.platform.settings) };
}

async function discard() {
  const { app, copy } = kept ?? {};
  kept = undefined;
  await app?.close();
  await copy?.drop();
}

async function takeBack() {
  if (!kept) return;
  const { app, settings } = kept;
  Object.assign(app.platform.settings, structuredClone(settings));
  try {
    await rest(app);
    await empty(app);
  } catch {
    await discard();
  }
}

/** Waits until no job is running, because it would write into the next file's database. */
const rest = ({ platform: { sql } }: TestApp) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql.query("SELECT FROM pgboss.job WHERE state = 'active' LIMIT 1");
      if (rows.length > 0) throw new Error("Jobs are still running");
    },
    { timeout: 5000, interval: 20 },
  );

/** Empties the tables that are empty in the template. Skips tables without pages, which have no rows. */
async function empty({ platform: { sql } }: TestApp) {
  const { rows } = await sql.query<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class
      WHERE relkind = 'r' AND relnamespace IN ('public'::regnamespace, 'pgboss'::regnamespace)
        AND relname NOT IN ('_prisma_migrations', 'queue', 'version') AND pg_relation_size(oid) > 0`,
  );
  const names = rows.map(({ name }) => name).join();
  if (names) await sql.query(`TRUNCATE ${names} RESTART IDENTITY CASCADE`);
}
