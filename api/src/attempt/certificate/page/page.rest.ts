import { existsSync, readFileSync } from "node:fs";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { DomainError } from "../../../platform/errors.ts";
import type { Platform } from "../../../platform/platform.ts";
import { visitorOfRequest } from "../../../platform/rest/http.ts";
import { acceptedTags, firstSpoken } from "../../../platform/shared/taker-language.shared.ts";
import { checkCertificate } from "../certificate.ts";
import { codeFrom, inGroups } from "../code.ts";
import { type Shown, verifyPage } from "./page.ts";

const hidden = { schema: { hide: true } } as const;

/** The pages that check certificates. `file` is the built page for takers. */
export const verifyPages =
  (platform: Platform, file: string): FastifyPluginAsync =>
  async (http) => {
    if (!existsSync(file)) return;
    const template = readFileSync(file, "utf8");

    const send = (request: FastifyRequest, reply: FastifyReply, shown: Shown, status = 200) => {
      const language = firstSpoken(acceptedTags(request.headers["accept-language"])) ?? "en";
      return reply
        .code(status)
        .header("x-robots-tag", "noindex")
        .header("cache-control", "no-store")
        .header("vary", "accept-language")
        .type("text/html; charset=utf-8")
        .send(verifyPage(template, shown, language));
    };

    http.get<{ Querystring: { code?: unknown } }>("/verify", hidden, async (request, reply) => {
      const { code } = request.query;
      if (typeof code !== "string" || code.trim() === "") return send(request, reply, { typed: "", problem: null });
      const normalCode = codeFrom(code);
      if (normalCode === null) return send(request, reply, { typed: code, problem: "unknown" }, 404);
      return reply.header("cache-control", "no-store").redirect(`/verify/${inGroups(normalCode)}`, 302);
    });

    http.get<{ Params: { code: string } }>("/verify/:code", hidden, async (request, reply) => {
      const { code: typed } = request.params;
      const visitor = visitorOfRequest(platform, request);
      try {
        return await send(request, reply, await checkCertificate(platform, visitor, typed));
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        if (error.code === "NOT_FOUND") return send(request, reply, { typed, problem: "unknown" }, 404);
        if (error.code !== "RATE_LIMITED") throw error;
        if (error.retryAfter !== null) reply.header("retry-after", error.retryAfter);
        return send(request, reply, { typed, problem: "pause" }, 429);
      }
    });
  };
