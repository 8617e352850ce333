import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const takers = /^\/(take|((share|embed)\/)?(quiz|survey|assessment)(\/[^/]*)?)\/?$/;

/** In development Vite serves the pages and proxies everything else to `api`. */
export function devPages(api: string): Plugin {
  return {
    name: "dev-pages",
    config: () => ({
      server: {
        proxy: {
          "/api/": api,
          "/graphql": { target: api, ws: true },
          "/dev/": api,
          "^/(healthz|readyz)$": api,
        },
      },
    }),
    configureServer({ middlewares, transformIndexHtml, config }) {
      middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        const file = takers.test(pathname) ? "take.html" : pathname === "/gallery" ? "gallery.html" : null;
        if (file === null) return next();
        const page = await readFile(join(config.root, file), "utf8");
        response.setHeader("content-type", "text/html");
        response.end(await transformIndexHtml(`/${file}`, page));
      });
    },
  };
}
