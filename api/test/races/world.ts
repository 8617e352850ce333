import { isDeepStrictEqual } from "node:util";
import type { InjectOptions } from "fastify";
import { publishAnswers } from "../../src/attempt/publishing/blocks.ts";
import { personalKey } from "../../src/content/rules/personal-link.ts";
import { signAccessToken } from "../../src/platform/identity/token.ts";
import { expectCounted } from "../doors/regrading.ts";
import { aUser } from "../factories.ts";
import { anOriginal, app, type Kind, platform, settled } from "./original.ts";
import { copier, lockRows, rowsOf } from "./rows.ts";

const { db, sql } = platform;

const [taker, admin] = [await app.as(), await app.as(await aUser(platform, { isAdmin: true }))];
const statusOf =
  (client: typeof taker) =>
  async (method: InjectOptions["method"], path: string, body?: object): Promise<number> =>
    (await client.rest(method, path, body)).status;

const answersIn = ({ attempts, attempt_starts: starts }: Record<string, string[]>) => ({ attempts, starts });

async function copierOf(kinds: Kind[]) {
  const original = await anOriginal(kinds);
  const copy = await copier(sql, original);
  const answers = answersIn(await rowsOf(sql, await copy(original)));
  return async () => ({ ...(await copy(original)), answers });
}

const copiers = new Map<string, ReturnType<typeof copierOf>>();

export type World = Awaited<ReturnType<typeof aWorld>>;
export type Actions = Record<string, (world: World) => Promise<number>>;

/** A copy of a quiz, which takes less time than another quiz. */
export async function aWorld(kinds: Kind[]) {
  const name = kinds.join();
  const copied = copiers.get(name) ?? copierOf(kinds);
  copiers.set(name, copied);
  const world = await (await copied)();
  const author = app.withToken(await signAccessToken(platform, { userId: world.ownerId, sessionId: world.sessionId }));
  const certificate = await db.certificate.findFirst({ where: { attempt: { contentId: world.id } } });
  return {
    ...world,
    certificate: certificate?.code,
    personalKey: personalKey(platform, world.id, world.invitation),
    author: statusOf(author),
    taker: statusOf(taker),
    admin: statusOf(admin),
  };
}

/** Returns what is stored once the jobs are done. Checks that the figures match the answers, if these have changed. */
export async function stateOf(world: World) {
  await settled();
  const { id, ownerId, answers } = world;
  const item = await db.content.findUnique({ where: { id, deletedAt: null } });
  if (item?.rules?.anonymous) await publishAnswers(platform, id);
  const rows = await rowsOf(sql, world);
  const isCounted = item?.userId && !isDeepStrictEqual(answersIn(rows), answers);
  if (isCounted) await expectCounted(platform, await app.as({ id: ownerId }), id);
  return rows;
}

const waiting = `SELECT count(*)::int AS count FROM pg_stat_activity
                  WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/** Rows that the actions find locked: all, so that both wait, or all but the item's, so that one is halfway. */
export const locks = { all: [], allButItem: ["quizzes", "users"] };

/** Starts the actions while the rows are locked, so that each has done its reads before, and then releases them. */
export async function atOnce(
  world: World,
  lock: keyof typeof locks,
  ...acts: (() => Promise<number>)[]
): Promise<number[]> {
  const holder = await sql.connect();
  try {
    await holder.query("BEGIN");
    await lockRows(holder, world, locks[lock]);
    const pending: Promise<number>[] = [];
    for (const act of acts) {
      let isOver = false;
      pending.push(act().finally(() => (isOver = true)));
      // The action may finish without the lock, or wait in this process behind another one.
      for (let look = 0; look < 50 && !isOver; look++) {
        const { rows } = await holder.query<{ count: number }>(waiting);
        if (rows[0]?.count === pending.length) break;
      }
    }
    await holder.query("COMMIT");
    return await Promise.all(pending);
  } finally {
    holder.release();
  }
}
