import { existsSync, readFileSync } from "node:fs";
import type { FastifyPluginAsync } from "fastify";
import { DomainError } from "../../platform/errors.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { visitorOfRequest } from "../../platform/rest/http.ts";
import { pageOf, type Ready, sendReady } from "../../platform/rest/ready.ts";
import { acceptedTags, firstSpoken, type Language } from "../../platform/shared/taker-language.shared.ts";
import { itemAtAddress } from "../address/leading.ts";
import { pagePath } from "../own/links.ts";
import { type Availability, availabilityToAll } from "../rules/rules.shared.ts";
import { itemInLanguage } from "../translation/in-language.ts";
import { findItem, type Item } from "./item.ts";
import { takePage } from "./page.ts";
import { pathOfCode } from "./short-link.ts";

const nouns = ["quiz", "assessment", "survey"];

/** The pages put HTML into themselves by a policy of their own. */
const isolated = { trustedTypes: "take" } as const;

interface Asked {
  Params: { id: string };
  Querystring: { trial?: string; lang?: unknown };
}

export const takePages =
  (platform: Platform, file: string): FastifyPluginAsync =>
  async (http) => {
    if (!existsSync(file)) return;
    const template = readFileSync(file, "utf8");
    const rendered = new WeakMap<Item, Partial<Record<`${Language} ${Availability}`, Ready>>>();
    const plain = pageOf(template);

    const pageFor = (item: Item, language: Language): Ready => {
      const kept = rendered.get(item) ?? {};
      rendered.set(item, kept);
      const key = `${language} ${availabilityToAll(item)}` as const;
      kept[key] ??= pageOf(takePage(template, item, platform.publicUrl, language));
      return kept[key];
    };

    const serve = (path: string, options: object) =>
      http.get<Asked>(path, { schema: { hide: true }, ...options }, async (request, reply) => {
        // Items are for those who have the link, not for search engines.
        reply.header("x-robots-tag", "noindex");
        // A trial is for the owner alone, so the page loads the item itself.
        if (request.query.trial !== undefined) return sendReady(reply, plain);
        const item = await findItem(platform, request.params.id);
        if (!item?.isPublic) return sendReady(reply.code(404), plain);
        // The page's script knows what the taker chose before; the rest is decided as it decides (`speak.ts`).
        const wanted = [
          ...(typeof request.query.lang === "string" ? [request.query.lang] : []),
          ...acceptedTags(request.headers["accept-language"]),
        ];
        const shown = await itemInLanguage(platform, item, wanted);
        const language = firstSpoken([...wanted, shown.language]);
        return sendReady(reply, pageFor(shown, language ?? "en"), "no-cache", "accept-language");
      });

    for (const noun of nouns) {
      for (const path of [`/${noun}`, `/share/${noun}`]) {
        http.get(path, { schema: { hide: true }, config: isolated }, async (_request, reply) =>
          sendReady(reply.code(404), plain),
        );
      }
      serve(`/${noun}/:id`, { config: isolated });
      serve(`/share/${noun}/:id`, { config: isolated });
      // Framing is safe here: a tricked click only answers a question, and the page ignores who is signed in.
      serve(`/embed/${noun}/:id`, { config: { isEmbeddable: true } });
    }
    /** Leads on to a page, with the query; browsers keep what follows a `#` by themselves. */
    const lead = (path: string, find: (visitor: Viewer, name: string) => Promise<string>) =>
      http.get<{ Params: { name: string } }>(
        path,
        { schema: { hide: true }, config: isolated },
        async (request, reply) => {
          reply.header("x-robots-tag", "noindex").header("cache-control", "no-store");
          const visitor = visitorOfRequest(platform, request);
          const [query = ""] = /\?.*/s.exec(request.url) ?? [];
          try {
            return reply.redirect((await find(visitor, request.params.name)) + query, 302);
          } catch (error) {
            if (!(error instanceof DomainError) || error.code !== "NOT_FOUND") throw error;
            // Private and missing look alike; the page asks again as the signed-in user.
            return sendReady(reply.code(404), plain, "no-store");
          }
        },
      );
    lead("/s/:name", (visitor, code) => pathOfCode(platform, visitor, code));
    lead("/q/:name", async (visitor, address) => pagePath(await itemAtAddress(platform, visitor, address)));
    http.get("/take", { schema: { hide: true }, config: isolated }, async (_request, reply) => sendReady(reply, plain));
  };
