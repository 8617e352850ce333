import { isUtf8 } from "node:buffer";
import { brotliDecompress, gunzip, inflate } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DomainError, invalid } from "../errors.ts";
import { clientAddress } from "../identity/address.ts";
import { megabyte } from "../limits.shared.ts";
import { isTooDeep, tooDeep } from "../nesting.ts";
import type { Platform } from "../platform.ts";
import { bodyBudget, type HeldBody, smallBody } from "../work/byte-budget.ts";
import { atOnce } from "./hook.ts";

type Decompress = (
  body: Buffer,
  options: { maxOutputLength: number },
  done: (error: NodeJS.ErrnoException | null, whole: Buffer) => void,
) => void;
const decompressors: Record<string, Decompress> = { gzip: gunzip, deflate: inflate, br: brotliDecompress };
const codings = Object.keys(decompressors);

/** Refuses an unsupported content coding and names the supported ones (RFC 7694). */
function requireCoding(request: FastifyRequest, reply: FastifyReply): void {
  const coding = codingOf(request);
  const accepted = request.routeOptions.config.isStreamed ? [] : codings;
  if (coding === "identity" || accepted.includes(coding)) return;
  const names = accepted.join(", ") || "identity";
  reply.header("accept-encoding", names);
  throw new DomainError(
    "UNSUPPORTED_MEDIA_TYPE",
    accepted.length > 0 ? `Send the body as it is or in one of these codings: ${names}` : "Send the body as it is",
  );
}

const codingOf = ({ headers }: FastifyRequest) => headers["content-encoding"]?.trim().toLowerCase() || "identity";

/**
 * Counts a body by its announced size while it arrives, unless it is small. A refused client may still be sending: it
 * has time to read the response, then its connection is closed.
 */
const holdWhileArriving = (platform: Platform) =>
  atOnce(({ raw, routeOptions, id }, reply) => {
    const { config, bodyLimit } = routeOptions;
    const { "content-length": length, "transfer-encoding": coding } = raw.headers;
    const bytes = coding === undefined ? Number(length ?? 0) : bodyLimit;
    if (config.isStreamed || !(bytes > smallBody)) return;
    const budget = bodyBudget(platform);
    const abort = (reason: DomainError) => {
      raw.emit("error", reason);
      setTimeout(() => raw.destroy(), 3000).unref();
    };
    const body: HeldBody = { who: clientAddress(platform, raw) ?? id, cut: abort };
    const release = () => budget.release(body);
    raw.once("end", release).once("close", release);
    // A request that was answered early is never closed if its client stops sending.
    reply.raw.once("close", release);
    budget.hold(body, Math.min(bytes, bodyLimit));
  });

/** Reads JSON, compressed or not. Never inflates more than the route's limit. */
export function readJson(platform: Platform, http: FastifyInstance): void {
  const json = http.getDefaultJsonParser("error", "error");
  http.addHook("onRequest", atOnce(requireCoding));
  http.addHook("onRequest", holdWhileArriving(platform));
  http.addContentTypeParser<Buffer>(
    ["application/json", "application/merge-patch+json"],
    { parseAs: "buffer" },
    (request, body, done) => {
      const parse = (bytes: Buffer) => {
        // Some clients declare JSON for requests without a body.
        if (bytes.length === 0) return done(null, undefined);
        // Refused, because decoding it anyway would store other letters than were sent.
        if (!isUtf8(bytes)) return done(invalid("", "The body must be JSON in UTF-8"));
        json(request, bytes.toString(), (error, value) => done(error ?? (isTooDeep(value) ? tooDeep() : null), value));
      };
      const coding = codingOf(request);
      const decompress = decompressors[coding];
      if (!decompress) return parse(body);
      const { bodyLimit } = request.routeOptions;
      decompress(body, { maxOutputLength: bodyLimit }, (error, whole) => {
        if (error?.code === "ERR_BUFFER_TOO_LARGE") return done(tooLarge(bodyLimit));
        return error ? done(invalid("", `The body cannot be decompressed as ${coding}`)) : parse(whole);
      });
    },
  );
}

export const tooLarge = (bytes: number) =>
  new DomainError(
    "PAYLOAD_TOO_LARGE",
    `That is more than the ${bytes < megabyte ? `${Math.round(bytes / 1024)} KB` : `${Math.round(bytes / megabyte)} MB`} that this request may carry`,
  );
