import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { invalid } from "../errors.ts";
import { mostNamed, type Named, namedOf, refusalOf, type Unknown, unknownFields } from "../unknown-fields.ts";
import { atOnce } from "./hook.ts";

export const notASwitch = "strict is 1 or true, 0 or false";

/** Header that names the ignored parts of a request. */
const header = "assay-ignored";

/**
 * Names the fields of a body and the parameters of a query that the operation does not define. They are ignored, or
 * refused with `?strict=1` or `Prefer: handling=strict` (RFC 7240).
 */
export function nameUnknown(http: FastifyInstance): void {
  http.addHook(
    "preHandler",
    atOnce((request, reply) => {
      requireSwitch(request);
      const unknown = unknownIn(request);
      if (isStrictly(request)) reply.header("preference-applied", "handling=strict");
      const details = namedOf(unknown);
      nameAll(request, reply, details, unknown.length - details.length);
    }),
  );
}

/**
 * Names known fields or parameters that have no effect here, and refuses strict requests with the reason. Call it
 * before anything is changed.
 */
export function nameIgnored(request: FastifyRequest, reply: FastifyReply, paths: readonly string[], message: string) {
  const details = paths.slice(0, mostNamed).map((path) => ({ path, meant: null, message }));
  nameAll(request, reply, details, paths.length - details.length);
}

/** Throws VALIDATION_FAILED if the request is strict. */
function nameAll(request: FastifyRequest, reply: FastifyReply, named: Named[], others: number): void {
  if (named.length === 0) return;
  if (!isStrictly(request)) {
    const before = reply.getHeader(header);
    return void reply.header(header, [...(before ? [before] : []), headerValues(named, others)].join(", "));
  }
  throw refusalOf(named);
}

/** Refuses a misspelt value of `strict`, because its sender would take silence for approval. */
function requireSwitch({ query, routeOptions }: FastifyRequest): void {
  if (!routeOptions.schema?.operation) return;
  const { strict } = query as { strict?: unknown };
  if (strict !== undefined && !["1", "true", "0", "false"].includes(String(strict)))
    throw invalid("strict", notASwitch);
}

function isStrictly({ query, headers }: FastifyRequest): boolean {
  const { strict } = query as { strict?: string };
  return strict === "1" || strict === "true" || /\bhandling\s*=\s*"?strict\b/i.test(String(headers.prefer ?? ""));
}

function unknownIn({ routeOptions, body, query }: FastifyRequest): Unknown[] {
  const operation = routeOptions.schema?.operation;
  if (!operation) return [];
  const { strict, ...asked } = query as Record<string, unknown>;
  const { body: rule = nothing, bodyType, query: parameters = nothing } = operation;
  return [...(bodyType ? [] : unknownFields(rule, body)), ...unknownFields(parameters, asked)];
}

const nothing = z.object({});

const headerValues = (named: readonly Named[], others: number) =>
  [
    ...named.map(({ path, meant }) => encoded(path) + (meant ? ` (did you mean ${meant}?)` : "")),
    ...(others > 0 ? [`and ${others} more`] : []),
  ].join(", ");

/** The sender chose the names, and a header carries visible ASCII only. */
const encoded = (path: string) => encodeURIComponent(path.slice(0, 100).toWellFormed());
