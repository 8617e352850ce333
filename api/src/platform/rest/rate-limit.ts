import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { type AskedLimits, notingLimits } from "../limits.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Null until the request is handled. */
    askedLimits: AskedLimits | null;
  }
}

/** Reports each limit that a request was counted against, as in the IETF draft "RateLimit header fields for HTTP". */
export function tellLimits(http: FastifyInstance): void {
  http.decorateRequest("askedLimits", null);
  http.addHook("preHandler", (request, _reply, done) => {
    request.askedLimits = new Map();
    notingLimits(request.askedLimits, done);
  });
  http.addHook("onSend", (request, reply, payload, done) => {
    const limits = [...(request.askedLimits ?? [])];
    if (limits.length > 0)
      reply
        .header(
          "ratelimit-policy",
          limits.map(([name, { points, duration }]) => `"${name}";q=${points};w=${duration}`).join(", "),
        )
        .header("ratelimit", limits.map(([name, { left, seconds }]) => `"${name}";r=${left};t=${seconds}`).join(", "));
    done(null, payload);
  });
}

/** Headers of a rate-limited operation. */
export const RateLimit = z.object({
  "ratelimit-policy": z.string().optional().meta({
    description: "Limits that the request counts against: a name, and `q` requests in `w` seconds.",
    example: '"create";q=60;w=60',
  }),
  ratelimit: z.string().optional().meta({
    description: "Rest of each limit: `r` requests until `t` seconds from now, when the full limit is available again.",
    example: '"create";r=59;t=60',
  }),
});
