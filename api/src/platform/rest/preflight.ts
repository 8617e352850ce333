import type { FastifyInstance } from "fastify";

const day = "86400";

/**
 * Tells browsers that pages of any origin may post JSON to a route that is open (see FastifyContextConfig). The header
 * with a token is not among what they may send, so nobody is known by it there.
 */
export function allowPosting(http: FastifyInstance, path: string): void {
  http.options(path, { schema: { hide: true }, config: { isOpen: true } }, async (_request, reply) =>
    reply
      .code(204)
      .header("access-control-allow-methods", "POST")
      .header("access-control-allow-headers", "content-type")
      .header("access-control-max-age", day)
      .send(),
  );
}
