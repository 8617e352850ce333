import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Pages that are not part of the application. */
const pages: Record<string, string> = { "/gallery": "gallery.html", "/api/docs": "reference.html" };
const takers = /^\/(take|((share|embed)\/)?(quiz|survey|assessment)(\/[^/]*)?)\/?$/;

/** Serves the pages with Vite in development, and proxies everything else to `api`. */
export function devPages(api: string): Plugin {
  return {
    name: "dev-pages",
    config: () => ({
      server: {
        proxy: {
          "/api/": api,
          "^/(openapi\\.json|schema\\.graphql)$": api,
          "/graphql": { target: api, ws: true },
          "/dev/": api,
          "^/(healthz|readyz)$": api,
        },
      },
    }),
    configureServer({ middlewares, transformIndexHtml, config }) {
      middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        const file = takers.test(pathname) ? "take.html" : (pages[pathname] ?? null);
        if (file === null) return next();
        const page = await readFile(join(config.root, file), "utf8");
        response.setHeader("content-type", "text/html");
        response.end(await transformIndexHtml(`/${file}`, page));
      });
    },
  };
}
