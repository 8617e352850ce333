import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * A hook from a synchronous check. An error it throws refuses the request. An async function would do the same, but
 * every request would pay for its promise.
 */
export const atOnce =
  (check: (request: FastifyRequest, reply: FastifyReply) => void) =>
  (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => {
    try {
      check(request, reply);
    } catch (error) {
      return done(error as Error);
    }
    // Outside `try`, because it continues the request.
    done();
  };
