import { existsSync } from "node:fs";
import { join } from "node:path";
import files from "@fastify/static";
import type { FastifyPluginAsync } from "fastify";
import { notFound } from "./errors.ts";

/** The client: hashed assets for ever, its two pages revalidated by ETag. Takers get the small page, everybody else the app. */
export const servePages =
  (dist: string): FastifyPluginAsync =>
  async (http) => {
    if (!existsSync(dist)) return;
    await http.register(files, {
      root: dist,
      preCompressed: true,
      index: false,
      wildcard: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const immutable = path.startsWith(join(dist, "assets"));
        reply.header("cache-control", immutable ? "public, max-age=31536000, immutable" : "no-cache");
      },
    });
    const takerRoutes = ["/take", "/quiz/:id", "/assessment/:id", "/survey/:id"];
    for (const url of [...takerRoutes, "/share/quiz/:id", "/share/assessment/:id", "/share/survey/:id"]) {
      http.get(url, { schema: { hide: true } }, (_request, reply) => reply.sendFile("take.html"));
    }
    http.get("/*", { schema: { hide: true } }, (request, reply) => {
      if (request.url.startsWith("/api/") || request.url.startsWith("/assets/")) throw notFound("Page");
      return reply.sendFile("index.html");
    });
  };
