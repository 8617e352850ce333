import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import type { Platform } from "../platform/platform.ts";
import { findItem, type Item } from "./item.ts";
import { takePage } from "./page.ts";

const paths = ["quiz", "assessment", "survey"].flatMap((noun) => [`/${noun}/:id`, `/share/${noun}/:id`]);

interface Page {
  html: string;
  etag: string;
}

/** The pages behind shared links. `file` is the built page of the taker, which without a build does not exist. */
export const takePages =
  (platform: Platform, file: string): FastifyPluginAsync =>
  async (http) => {
    if (!existsSync(file)) return;
    const template = readFileSync(file, "utf8");
    const rendered = new WeakMap<Item, Page>();
    const plain = pageOf(template);

    const pageFor = (item: Item): Page => {
      const kept = rendered.get(item);
      if (kept) return kept;
      const url = `${platform.publicUrl}/share/${item.kind.toLowerCase()}/${item.id}`;
      const page = pageOf(takePage(template, item, url));
      rendered.set(item, page);
      return page;
    };

    for (const path of paths) {
      http.get<{ Params: { id: string } }>(path, { schema: { hide: true } }, async (request, reply) => {
        const item = await findItem(platform, request.params.id);
        // The page itself says that there is nothing; the status says it to whoever does not run it.
        if (!item?.isPublic) return send(reply.code(404), plain);
        return send(reply, pageFor(item), request.headers["if-none-match"]);
      });
    }
    http.get("/take", { schema: { hide: true } }, async (request, reply) =>
      send(reply, plain, request.headers["if-none-match"]),
    );
  };

const pageOf = (html: string): Page => ({ html, etag: `"${createHash("sha256").update(html).digest("base64url")}"` });

function send(reply: FastifyReply, { html, etag }: Page, known?: string) {
  reply.header("etag", etag).header("cache-control", "no-cache").type("text/html; charset=utf-8");
  return known === etag ? reply.code(304).send() : reply.send(html);
}
