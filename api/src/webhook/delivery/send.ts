import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { Webhook as Signer } from "standardwebhooks";
import type { Webhook } from "../../generated/prisma/client.ts";
import type { Platform } from "../../platform/platform.ts";
import { agentFor, isAllowed } from "../../platform/public-network.ts";
import { answerSeconds } from "./schedule.shared.ts";

const limits = { millis: answerSeconds * 1000, bytes: 1024 };

export interface Answer {
  /** Null without an answer; `error` gives the reason. */
  status: number | null;
  answer: string | null;
  error: string | null;
  /** Milliseconds. */
  duration: number;
}

export interface Message {
  /** The same on every try, so that a receiver can detect repetitions. */
  id: string;
  body: string;
}

export const isTaken = ({ status }: Pick<Answer, "status">) => status !== null && status >= 200 && status < 300;

/** Returns the agents for a URL; null if it is neither https on the public network nor allowed by a setting. */
export function agentsOf({ settings }: Platform, url: URL) {
  if (url.protocol !== "https:" && !isAllowed(url, settings.fetchAllowHosts)) return null;
  return agentFor(url, settings.fetchAllowHosts);
}

/** Sends a message once, signed according to https://www.standardwebhooks.com. Never throws. */
export async function send(platform: Platform, webhook: Webhook, message: Message): Promise<Answer> {
  const secrets = await secretsOf(platform, webhook);
  const start = performance.now();
  const deadline = AbortSignal.timeout(limits.millis);
  let outcome: Omit<Answer, "duration">;
  try {
    outcome = { ...(await post(platform, webhook, secrets, message, deadline)), error: null };
  } catch (error) {
    outcome = { status: null, answer: null, error: reason(error, deadline) };
  }
  return { ...outcome, duration: Math.round(performance.now() - start) };
}

async function post(
  platform: Platform,
  webhook: Webhook,
  secrets: string[],
  { id, body }: Message,
  signal: AbortSignal,
) {
  const url = new URL(webhook.url);
  const agent = agentsOf(platform, url);
  if (!agent) throw new Error("Not a public address");
  const now = new Date();
  const { got } = await import("got");
  const stream = got.stream(url, {
    method: "POST",
    agent,
    signal,
    body,
    followRedirect: false,
    throwHttpErrors: false,
    decompress: false,
    retry: { limit: 0 },
    headers: {
      "content-type": "application/json",
      "user-agent": `Assay (+${platform.publicUrl})`,
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
      "webhook-signature": secrets.map((secret) => new Signer(secret).sign(id, now, body)).join(" "),
    },
  });
  // Errors are handled where the stream is read; an unhandled one would end the process.
  stream.on("error", () => {});
  try {
    const [{ statusCode = 0 }] = (await once(stream, "response")) as [IncomingMessage];
    return { status: statusCode, answer: await beginning(stream) };
  } finally {
    stream.destroy();
  }
}

async function secretsOf({ db }: Platform, { id, secret }: Webhook): Promise<string[]> {
  const former = await db.$queryRaw<{ secret: string }[]>`
    SELECT former_secret AS secret FROM webhooks WHERE id = ${id} AND former_until > now()`;
  return [secret, ...former.map(({ secret }) => secret)];
}

async function beginning(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= limits.bytes) break;
  }
  // PostgreSQL text cannot hold NUL.
  return Buffer.concat(chunks).subarray(0, limits.bytes).toString("utf8").replaceAll("\0", "");
}

/** Uses one message for blocked and closed addresses, so that nobody can scan the internal network. */
function reason(error: unknown, deadline: AbortSignal): string {
  if (deadline.aborted) return `No answer within ${answerSeconds} seconds`;
  if (/CERT|SSL|TLS|ALTNAME/.test(String((error as { code?: unknown }).code)))
    return "Its certificate was not accepted";
  return "It could not be reached";
}
