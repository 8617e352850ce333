import { existsSync, readFileSync } from "node:fs";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { DomainError } from "../../platform/errors.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { visitorOfRequest } from "../../platform/rest/http.ts";
import { pageOf, type Ready, sendReady } from "../../platform/rest/ready.ts";
import { escaped } from "../../platform/shared/html.shared.ts";
import { acceptedTags, firstSpoken, type Language } from "../../platform/shared/taker-language.shared.ts";
import { idIn, type Meant, nameIn } from "../address/pasted.ts";
import { cleanQuery, parametersOf } from "../address/query.ts";
import { pagePath } from "../own/links.ts";
import { type Availability, availabilityToAll } from "../rules/rules.shared.ts";
import { itemInLanguage } from "../translation/in-language.ts";
import { findItem, type Item } from "./item.ts";
import { itemAtAddress } from "./leading.ts";
import { takePage } from "./page.ts";
import { pathOfCode } from "./short-link.ts";

const nouns = ["quiz", "assessment", "survey"];

/** The pages insert HTML into themselves under their own Trusted Types policy. */
const isolated = { trustedTypes: "take" } as const;

/** Variants in capitals of a lower-case path, as people and programs write it. */
const inCapitals = (path: string) =>
  [path.toUpperCase(), path.replace(/(?<=\/)[a-z]/g, (first) => first.toUpperCase())].map((written) =>
    written.replace(/:\w+/, ":name"),
  );

const queryOf = (url: string) => /\?.*/s.exec(url)?.[0] ?? "";

/** A path with the query of the request, and with a query or fragment that was part of the request's path. */
function withQuery(path: string, url: string, rest = ""): string {
  const query = queryOf(url);
  const more = encodeURI(rest);
  if (more.startsWith("#")) return path + query + more;
  return path + (query && more ? `${query}&${more.slice(1)}` : query || more.replace(/^&/, "?"));
}

export const takePages =
  (platform: Platform, file: string): FastifyPluginAsync =>
  async (http) => {
    if (!existsSync(file)) return;
    const { operator } = platform.settings;
    const operatorTag = operator && `<meta name="operator" content="${escaped(operator)}" />`;
    const template = readFileSync(file, "utf8").replace("</head>", (end) => `${operatorTag ?? ""}${end}`);
    const rendered = new WeakMap<Item, Partial<Record<`${Language} ${Availability}`, Ready>>>();
    const plain = pageOf(template);

    const pageFor = (item: Item, language: Language): Ready => {
      const pages = rendered.get(item) ?? {};
      rendered.set(item, pages);
      const key = `${language} ${availabilityToAll(item)}` as const;
      pages[key] ??= pageOf(takePage(template, item, platform.publicUrl, language, operator));
      return pages[key];
    };

    const redirect = (reply: FastifyReply, path: string, { name, rest }: Meant, url: string) =>
      reply.header("cache-control", "no-store").redirect(withQuery(path.replace(/:\w+/, name), url, rest), 302);

    /** Redirects a path in capitals to the lower-case one. */
    const leadDown = (path: string) => {
      for (const spelling of new Set(inCapitals(path)))
        http.get<{ Params: Record<string, string> }>(
          spelling,
          { schema: { hide: true }, config: isolated },
          async ({ params: { name = "" }, url }, reply) =>
            redirect(reply, path, { name: encodeURIComponent(name), rest: "" }, url),
        );
    };

    const serve = (path: string, options: object) =>
      http.get<{ Params: { id: string } }>(path, { schema: { hide: true }, ...options }, async (request, reply) => {
        // Items are meant for people who have the link, not for search engines.
        reply.header("x-robots-tag", "noindex");
        const canonical = idIn(request.params.id);
        if (canonical && canonical.name !== request.params.id) return redirect(reply, path, canonical, request.url);
        const query = cleanQuery(queryOf(request.url));
        if (query !== null)
          return redirect(reply, path, { name: encodeURIComponent(request.params.id), rest: "" }, query);
        const parameters = parametersOf(queryOf(request.url));
        // A trial is only for the owner, so the page loads the item itself.
        if (parameters.has("trial")) return sendReady(reply, plain);
        const item = await findItem(platform, request.params.id);
        if (!item?.isPublic) return sendReady(reply.code(404), plain);
        // The page's script knows the language that the taker chose before. The rest must match its decision
        // (`speak.ts`).
        const languages = [...parameters.getAll("lang"), ...acceptedTags(request.headers["accept-language"])];
        const translated = await itemInLanguage(platform, item, languages);
        const language = firstSpoken([...languages, translated.language]);
        return sendReady(reply, pageFor(translated, language ?? "en"), "no-cache", "accept-language");
      });

    for (const noun of nouns) {
      for (const path of [`/${noun}`, `/share/${noun}`]) {
        http.get(path, { schema: { hide: true }, config: isolated }, async (_request, reply) =>
          sendReady(reply.code(404), plain),
        );
      }
      for (const path of [`/${noun}/:id`, `/share/${noun}/:id`]) {
        serve(path, { config: isolated });
        leadDown(path);
      }
      // Framing is safe here. A tricked click only answers a question, and the page ignores sessions.
      serve(`/embed/${noun}/:id`, { config: { isEmbeddable: true } });
    }
    /** Redirects to a page and keeps the query. Browsers keep the part after a `#` automatically. */
    const lead = (path: string, find: (visitor: Viewer, name: string) => Promise<string>) =>
      http.get<{ Params: { name: string } }>(
        path,
        { schema: { hide: true }, config: isolated },
        async (request, reply) => {
          reply.header("x-robots-tag", "noindex").header("cache-control", "no-store");
          const visitor = visitorOfRequest(platform, request);
          const { name } = request.params;
          try {
            return reply.redirect(withQuery(await find(visitor, name), request.url, nameIn(name)?.rest), 302);
          } catch (error) {
            if (!(error instanceof DomainError) || error.code !== "NOT_FOUND") throw error;
            // Private and missing items look alike. The page asks again as the logged-in user.
            return sendReady(reply.code(404), plain, "no-store");
          }
        },
      );
    lead("/s/:name", (visitor, code) => pathOfCode(platform, visitor, code));
    lead("/q/:name", async (visitor, address) => pagePath(await itemAtAddress(platform, visitor, address)));
    for (const path of ["/s/:name", "/q/:name", "/take"]) leadDown(path);
    http.get("/take", { schema: { hide: true }, config: isolated }, async (_request, reply) => sendReady(reply, plain));
  };
