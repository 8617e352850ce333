import { existsSync, readdirSync } from "node:fs";
import files from "@fastify/static";
import type { FastifyPluginAsync } from "fastify";
import { notFound } from "./errors.ts";

/** The built client: hashed assets for ever, the page of the app at every path that nothing else answers. */
export const clientPages =
  (dist: string): FastifyPluginAsync =>
  async (http) => {
    if (!existsSync(dist)) return;
    await http.register(files, { root: dist, serve: false, preCompressed: true, cacheControl: false });
    const schema = { hide: true };
    const outside = new Set(readdirSync(dist).filter((name) => !name.endsWith(".html")));

    http.get<{ Params: { "*": string } }>("/assets/*", { schema }, (request, reply) =>
      reply.header("cache-control", "public, max-age=31536000, immutable").sendFile(`assets/${request.params["*"]}`),
    );
    http.get<{ Params: { "*": string } }>("/*", { schema }, (request, reply) => {
      const path = request.params["*"];
      if (path.startsWith("api/")) throw notFound("Page");
      return reply.header("cache-control", "no-cache").sendFile(outside.has(path) ? path : "index.html");
    });
  };
