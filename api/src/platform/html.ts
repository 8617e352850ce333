import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";

export interface Page {
  html: string;
  etag: string;
}

export const pageOf = (html: string): Page => ({
  html,
  etag: `"${createHash("sha256").update(html).digest("base64url")}"`,
});

/** A page may change with every release and every edit: browsers keep it, and ask each time whether it still holds. */
export function sendPage(reply: FastifyReply, { html, etag }: Page, known?: string) {
  reply.header("etag", etag).header("cache-control", "no-cache").type("text/html; charset=utf-8");
  return known === etag ? reply.code(304).send() : reply.send(html);
}
