import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import files from "@fastify/static";
import type { FastifyPluginAsync } from "fastify";
import type { Platform } from "../platform/platform.ts";
import { pageOf, type Ready, sendReady } from "../platform/rest/ready.ts";
import { escaped } from "../platform/shared/html.shared.ts";
import { isScreen, type ScreenPath, screenAt, screens, secretScreens } from "./screens.shared.ts";

/** Hashed assets are cached forever. Every other path gets the app's page, with 404 if the app has no such screen. */
export const clientPages =
  (platform: Platform, dist: string): FastifyPluginAsync =>
  async (http) => {
    if (!existsSync(dist)) return;
    await http.register(files, {
      root: dist,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      // Other sites load the preview images and the script that sizes a frame. A sandboxed frame without an origin
      // loads scripts, styles and fonts like another site.
      setHeaders: (reply) =>
        reply.header("cross-origin-resource-policy", "cross-origin").header("access-control-allow-origin", "*"),
    });
    const schema = { hide: true };
    const outside = new Set(globSync("**/*.*", { cwd: dist, exclude: ["assets/**", "pages/**", "*.html"] }));
    const links = preloads(dist);
    const pages = new Map<ScreenPath | null, Ready>();
    for (const path of [null, ...(Object.keys(screens) as ScreenPath[])])
      pages.set(path, pageOf(withLinks(filled(fileFor(dist, path), platform), path ? links(screens[path]) : "")));

    http.get<{ Params: { "*": string } }>("/assets/*", { schema, config: { isLogged: () => true } }, (request, reply) =>
      reply.header("cache-control", "public, max-age=31536000, immutable").sendFile(`assets/${request.params["*"]}`),
    );
    http.get<{ Params: { "*": string } }>("/*", { schema, config: { isLogged: isScreen } }, (request, reply) => {
      const path = request.params["*"];
      if (path.startsWith("api/")) return reply.callNotFound();
      if (outside.has(path)) return reply.header("cache-control", "no-cache").sendFile(path);
      const screen = screenAt(`/${path}`);
      if (secretScreens.has(screen)) reply.header("referrer-policy", "no-referrer").header("x-robots-tag", "noindex");
      return sendReady(screen ? reply : reply.code(404), pages.get(screen) as Ready);
    });
  };

const filled = (html: string, { settings, publicUrl }: Platform) =>
  html
    .replaceAll("https://assay.example", () => escaped(publicUrl))
    .replaceAll("support@assay.example", () => escaped(settings.supportEmail))
    .replace('"/og/assay.png"', () => `"${escaped(publicUrl)}/og/assay.png"`);

const withLinks = (html: string, links: string) => html.replace("</head>", () => `${links}</head>`);

/** Prerendered HTML for public screens, otherwise an empty frame. */
function fileFor(dist: string, path: ScreenPath | null): string {
  const candidates = [path && `pages/${path.slice(1) || "index"}.html`, "pages/frame.html", "index.html"];
  const file = candidates.find((name) => name && existsSync(join(dist, name)));
  return readFileSync(join(dist, file ?? "index.html"), "utf8");
}

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** Returns a function that maps a screen's file below web/src to the link elements that preload its chunks. */
function preloads(dist: string): (screen: string) => string {
  const manifest = join(dist, ".vite/manifest.json");
  if (!existsSync(manifest)) return () => "";
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(manifest, "utf8"));

  function filesOf(name: string, files = new Set<string>()): Set<string> {
    const { file, css = [], imports = [] } = chunks[name] ?? { file: "" };
    if (file === "" || files.has(file)) return files;
    for (const one of [file, ...css]) files.add(one);
    for (const next of imports) filesOf(next, files);
    return files;
  }
  const shell = filesOf("index.html");

  return (screen) => {
    const own = [...filesOf(`src/${screen}.tsx`)].filter((file) => !shell.has(file));
    const links = own.map((file) =>
      file.endsWith(".css")
        ? `<link rel="stylesheet" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    );
    return links.join("");
  };
}
