import type { FastifyInstance } from "fastify";

const day = "86400";

/** Lets pages of any origin post JSON to an open route, without an Authorization header: they act for nobody. */
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
