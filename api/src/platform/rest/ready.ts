import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { Negotiator } from "@fastify/accept-negotiator";
import type { FastifyReply, FastifyRequest } from "fastify";
import fresh from "fresh";
import { LRUCache } from "lru-cache";

/** A response that is created once and sent many times, compressed on first demand. */
export interface Ready {
  type: string;
  etag: string;
  body: Buffer;
}

export function readyOf(type: string, text: string): Ready {
  const body = Buffer.from(text);
  return { type, body, etag: `"${createHash("sha256").update(body).digest("base64url")}"` };
}

/** A page. Browsers store it but revalidate it, because releases and edits change it. */
export const pageOf = (html: string) => readyOf("text/html; charset=utf-8", html);

const codings = ["br", "gzip"] as const;
type Coding = (typeof codings)[number];
const negotiator = new Negotiator({
  supportedValues: [...codings],
  cache: new LRUCache<string, string>({ max: 200, maxEntrySize: 500, sizeCalculation: (_, key) => key.length }),
});

/** Bytes. In a smaller response, the headers weigh more than the saving. */
const worthCompressing = 1000;

const compress: Record<Coding, (body: Buffer) => Promise<Buffer>> = {
  // Quality 11 takes a hundred times as long and saves a tenth more.
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: promisify(gzip) as (body: Buffer) => Promise<Buffer>,
};

const compressed = new WeakMap<Ready, Partial<Record<Coding, Promise<Buffer>>>>();

function compressedAs(ready: Ready, coding: Coding): Promise<Buffer> {
  const bodies = compressed.get(ready) ?? {};
  compressed.set(ready, bodies);
  bodies[coding] ??= compress[coding](ready.body);
  return bodies[coding];
}

/** Whether If-None-Match names the version. Cache-Control is ignored: fetch() adds no-cache to every If-None-Match. */
export const isKnown = ({ headers }: FastifyRequest, etag: string): boolean =>
  fresh({ "if-none-match": headers["if-none-match"] }, { etag });

/** `choosing` names a request header that the response depends on. */
export function sendReady(reply: FastifyReply, ready: Ready, cacheControl = "no-cache", choosing?: string) {
  const { headers } = reply.request;
  const vary = [headers.authorization && "authorization", "accept-encoding", choosing].filter(Boolean).join(", ");
  reply.header("etag", ready.etag).header("cache-control", cacheControl).header("vary", vary);
  if (reply.statusCode === 200 && isKnown(reply.request, ready.etag)) return reply.code(304).send();
  reply.type(ready.type);
  const accepted = headers["accept-encoding"];
  const coding = accepted && ready.body.length >= worthCompressing ? negotiator.negotiate(String(accepted)) : null;
  if (!coding) return reply.send(ready.body);
  reply.header("content-encoding", coding);
  return compressedAs(ready, coding as Coding).then((body) => reply.send(body));
}
