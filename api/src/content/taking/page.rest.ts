import { existsSync, readFileSync } from "node:fs";
import type { FastifyPluginAsync } from "fastify";
import { DomainError } from "../../platform/errors.ts";
import { clientAddress } from "../../platform/identity/address.ts";
import { anonymous } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { pageOf, type Ready, sendReady } from "../../platform/rest/ready.ts";
import { findItem, type Item } from "./item.ts";
import { takePage } from "./page.ts";
import { placeOfCode } from "./short-link.ts";

const nouns = ["quiz", "assessment", "survey"];

interface Asked {
  Params: { id: string };
  Querystring: { trial?: string };
}

/** The pages behind shared links. `file` is the built page of the taker, which without a build does not exist. */
export const takePages =
  (platform: Platform, file: string): FastifyPluginAsync =>
  async (http) => {
    if (!existsSync(file)) return;
    const template = readFileSync(file, "utf8");
    const rendered = new WeakMap<Item, Ready>();
    const plain = pageOf(template);

    const pageFor = (item: Item): Ready => {
      const kept = rendered.get(item);
      if (kept) return kept;
      const page = pageOf(takePage(template, item, platform.publicUrl));
      rendered.set(item, page);
      return page;
    };

    const serve = (path: string, options: object) =>
      http.get<Asked>(path, { schema: { hide: true }, ...options }, async (request, reply) => {
        // An item is for those who were given its link; its author did not hand it to search engines.
        reply.header("x-robots-tag", "noindex");
        // A trial's item is for its owner alone: the page asks for it in the owner's name.
        if (request.query.trial !== undefined) return sendReady(reply, plain);
        const item = await findItem(platform, request.params.id);
        // The page itself says that there is nothing; the status says it to whoever does not run it.
        if (!item?.isPublic) return sendReady(reply.code(404), plain);
        return sendReady(reply, pageFor(item));
      });

    for (const noun of nouns) {
      // The page says that an address without an id leads nowhere.
      for (const path of [`/${noun}`, `/share/${noun}`]) {
        http.get(path, { schema: { hide: true } }, async (_request, reply) => sendReady(reply.code(404), plain));
      }
      serve(`/${noun}/:id`, {});
      serve(`/share/${noun}/:id`, {});
      // Whoever is tricked into a click here has answered a question; nothing on this page knows who is signed in.
      serve(`/embed/${noun}/:id`, { config: { isEmbeddable: true } });
    }
    http.get<{ Params: { code: string } }>("/s/:code", { schema: { hide: true } }, async (request, reply) => {
      reply.header("x-robots-tag", "noindex").header("cache-control", "no-store");
      const visitor = anonymous(clientAddress(request.raw, platform.settings.trustProxy));
      try {
        return reply.redirect(await placeOfCode(platform, visitor, request.params.code), 302);
      } catch (error) {
        if (!(error instanceof DomainError) || error.code !== "NOT_FOUND") throw error;
        // Private or missing is not told apart: the page asks once more in the name of whoever is signed in there.
        return sendReady(reply.code(404), plain, "no-store");
      }
    });
    http.get("/take", { schema: { hide: true } }, async (_request, reply) => sendReady(reply, plain));
  };
