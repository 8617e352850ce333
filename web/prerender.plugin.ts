import { globSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { screens } from "../api/src/client/screens.shared.ts";
import { publicPaths } from "./src/publicPaths.ts";

/**
 * The folder where the server finds prerendered pages: `/tour` is `tour.html`, `/` is `index.html`, all others
 * `frame.html`.
 */
const folder = "pages";

/** Excludes the code of all other screens, and all components that load later, from prerendering. */
export function publicScreens(): Plugin {
  const files = new Set(publicPaths.map((path) => join(import.meta.dirname, "src", `${screens[path]}.tsx`)));
  return {
    name: "public-screens",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "prerender",
    resolveDynamicImport: (source, importer) =>
      typeof source === "string" && importer && /\.tsx$/.test(source) && !files.has(join(dirname(importer), source))
        ? false
        : null,
  };
}

/** Prerenders public pages, and the frame of all others. Needs a build of the client and of `src/prerender.tsx`. */
export async function writePages(dist: string, built: string) {
  const { pageAt, frame } = await import(pathToFileURL(join(built, "prerender.js")).href);
  const template = await readFile(join(dist, "index.html"), "utf8");
  const write = (name: string, html: string, head: string, path = "") =>
    writeFile(
      join(dist, folder, `${name}.html`),
      template
        .replace('<script type="module"', (script) => head + script)
        .replace('<div id="root"></div>', () => `<div id="root" data-written="${path}">${html}</div>`),
    );
  const [font] = globSync("assets/newsreader-????????.woff2", { cwd: dist });
  const fontLink = `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`;
  await mkdir(join(dist, folder), { recursive: true });
  for (const path of publicPaths) {
    const html: string = await pageAt(path);
    const forms = html.includes("<form") ? '<script src="/forms.js"></script>' : "";
    await write(path.slice(1) || "index", html, fontLink + forms, path);
  }
  const [start] = globSync("assets/start-*.js", { cwd: dist });
  await write("frame", await frame(), `<script type="module" async fetchpriority="high" src="/${start}"></script>`);
  await rm(built, { recursive: true });
}
