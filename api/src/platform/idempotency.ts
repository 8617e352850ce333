import type { FastifyReply, FastifyRequest, RouteGenericInterface } from "fastify";
import { z } from "zod";
import { DomainError, invalid, parse } from "./errors.ts";
import { hourly } from "./hourly.ts";
import { viewerOfRequest } from "./http.ts";
import type { Platform } from "./platform.ts";
import { digest } from "./secret.ts";
import { signedIn, type Viewer } from "./viewer.ts";

const keyRule = z
  .string()
  .regex(/^[\x21-\x7e]{1,255}$/, "The Idempotency-Key must be 1 to 255 visible ASCII characters without spaces");

const statements = {
  // What nobody has answered for so long was begun by a process that is gone.
  claim: `
INSERT INTO idempotency_keys (user_id, key, request) VALUES ($1, $2, $3)
ON CONFLICT (user_id, key) DO UPDATE SET request = excluded.request, answer = NULL, created_at = now()
 WHERE idempotency_keys.created_at < now() - interval '1 day'
    OR (idempotency_keys.answer IS NULL AND idempotency_keys.created_at < now() - interval '5 minutes')`,
  find: "SELECT request, answer FROM idempotency_keys WHERE user_id = $1 AND key = $2",
  settle: "UPDATE idempotency_keys SET answer = $3 WHERE user_id = $1 AND key = $2",
  release: "DELETE FROM idempotency_keys WHERE user_id = $1 AND key = $2",
  purge: "DELETE FROM idempotency_keys WHERE created_at < now() - interval '1 day'",
};

/**
 * A handler that creates something and answers 201 with what `create` returns. A request with an `Idempotency-Key`
 * creates once: the same request again gets the first answer, another with that key 422, and one that comes while the
 * first is being done 409. A refusal is not kept, so the key is free for a better request.
 */
export const creating =
  <Route extends RouteGenericInterface>(platform: Platform, create: Create<Route>) =>
  async (request: FastifyRequest<Route>, reply: FastifyReply) => {
    const viewer = await viewerOfRequest(platform, request as FastifyRequest);
    const { id: userId } = signedIn(viewer);
    const answer = await once(platform, userId, request as FastifyRequest, () => create(viewer, request, reply));
    return reply.code(201).send(answer);
  };
type Create<Route extends RouteGenericInterface> = (
  viewer: Viewer,
  request: FastifyRequest<Route>,
  reply: FastifyReply,
) => Promise<object>;

async function once(
  { sql }: Platform,
  userId: string,
  { headers, url, body }: FastifyRequest,
  create: () => Promise<object>,
): Promise<object> {
  if (headers["idempotency-key"] === undefined) return create();
  const key = parse(keyRule, headers["idempotency-key"]);
  const asked = digest(`${url} ${textOf(body)}`);
  const claimed = await sql.query(statements.claim, [userId, key, asked]);
  if (claimed.rowCount === 0) return firstAnswer();
  const answer = await create().catch(async (error) => {
    // A key that stays behind is free in five minutes.
    await sql.query(statements.release, [userId, key]).catch(() => {});
    throw error;
  });
  await sql.query(statements.settle, [userId, key, JSON.stringify(answer)]);
  return answer;

  async function firstAnswer() {
    const { rows } = await sql.query<{ request: string; answer: object | null }>(statements.find, [userId, key]);
    if (rows[0] && rows[0].request !== asked) throw new DomainError("KEY_REUSED", reused);
    if (!rows[0]?.answer) throw new DomainError("CONFLICT", underWay, { retryAfter: 1 });
    return rows[0].answer;
  }
}

function textOf(body: unknown): string {
  try {
    return JSON.stringify(body);
  } catch {
    // What can be read at any depth cannot be written at any.
    throw invalid("", "The body is nested too deeply");
  }
}

const reused = "This Idempotency-Key was sent with another request: take a new one";
const underWay = "A request with this Idempotency-Key is still being done: send it again in a moment";

/** Forgets what is answered longer ago than anybody asks again. */
export const forgetIdempotencyKeys = (platform: Platform) =>
  hourly(platform, "Old idempotency keys could not be deleted", () => platform.sql.query(statements.purge));
