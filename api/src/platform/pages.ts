import { existsSync, readdirSync } from "node:fs";
import files from "@fastify/static";
import type { FastifyPluginAsync } from "fastify";
import { notFound } from "./errors.ts";

const takerPaths = ["/take", "/quiz/:id", "/assessment/:id", "/survey/:id"];
const sharePaths = ["/share/quiz/:id", "/share/assessment/:id", "/share/survey/:id"];

/** The client: hashed assets for ever, its two pages revalidated by ETag. Takers get the small page, everybody else the app. */
export const servePages =
  (dist: string): FastifyPluginAsync =>
  async (http) => {
    if (!existsSync(dist)) return;
    await http.register(files, { root: dist, serve: false, preCompressed: true, cacheControl: false });
    const schema = { hide: true };
    const outside = new Set(readdirSync(dist).filter((name) => !name.endsWith(".html")));

    http.get<{ Params: { "*": string } }>("/assets/*", { schema }, (request, reply) =>
      reply.header("cache-control", "public, max-age=31536000, immutable").sendFile(`assets/${request.params["*"]}`),
    );
    for (const url of [...takerPaths, ...sharePaths]) {
      http.get(url, { schema }, (_request, reply) => reply.header("cache-control", "no-cache").sendFile("take.html"));
    }
    http.get<{ Params: { "*": string } }>("/*", { schema }, (request, reply) => {
      const path = request.params["*"];
      if (path.startsWith("api/")) throw notFound("Page");
      return reply.header("cache-control", "no-cache").sendFile(outside.has(path) ? path : "index.html");
    });
  };
