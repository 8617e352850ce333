import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import files from "@fastify/static";
import type { FastifyPluginAsync } from "fastify";
import { notFound } from "./errors.ts";
import { pageOf, sendPage } from "./html.ts";
import type { Platform } from "./platform.ts";
import { isScreen } from "./screens.rules.ts";
import { escaped } from "./text.rules.ts";

/**
 * The built client: hashed assets for ever, the page of the app at every path that nothing else answers. Where it has no
 * screen the page itself says so; the status says it to whoever does not run it.
 */
export const clientPages =
  (platform: Platform, dist: string): FastifyPluginAsync =>
  async (http) => {
    if (!existsSync(dist)) return;
    await http.register(files, {
      root: dist,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      // Pages elsewhere load the script that sizes a frame, and show the pictures of a preview.
      setHeaders: (reply) => reply.header("cross-origin-resource-policy", "cross-origin"),
    });
    const schema = { hide: true };
    const outside = new Set(globSync("**/*.*", { cwd: dist, exclude: ["assets/**", "*.html"] }));
    const app = pageOf(filled(readFileSync(join(dist, "index.html"), "utf8"), platform));

    http.get<{ Params: { "*": string } }>("/assets/*", { schema }, (request, reply) =>
      reply.header("cache-control", "public, max-age=31536000, immutable").sendFile(`assets/${request.params["*"]}`),
    );
    http.get<{ Params: { "*": string } }>("/*", { schema }, (request, reply) => {
      const path = request.params["*"];
      if (path.startsWith("api/")) throw notFound("Page");
      if (outside.has(path)) return reply.header("cache-control", "no-cache").sendFile(path);
      if (!isScreen(`/${path}`)) return sendPage(reply.code(404), app);
      return sendPage(reply, app, request.headers["if-none-match"]);
    });
  };

/** What the page cannot know before it is served: whom to write to, and the whole address of its picture. */
const filled = (html: string, { settings, publicUrl }: Platform) =>
  html
    .replace("support@assay.example", () => escaped(settings.supportEmail))
    .replace('"/og/assay.png"', () => `"${escaped(publicUrl)}/og/assay.png"`);
