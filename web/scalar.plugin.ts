import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const path = "/scalar.js";

/** Returns Scalar's published file. Bundling its packages would take a third of a first start. */
async function shippedFile(): Promise<string> {
  // Loaded only here, because most builds of the development server never need them.
  const [{ default: reference }, { fastify }] = await Promise.all([
    import("@scalar/fastify-api-reference"),
    import("fastify"),
  ]);
  const http = fastify();
  await http.register(reference, { routePrefix: "/", configuration: { url: "/openapi.json" } });
  const { statusCode, body } = await http.inject("/js/scalar.js");
  await http.close();
  if (statusCode !== 200) throw new Error(`Scalar's file: ${statusCode}`);
  return body.replace(/\n\/\/# sourceMappingURL=.*$/, "");
}

/** Adds Scalar's file to `reference.html`, as a global, and to the build. */
export const scalar = (): Plugin => ({
  name: "scalar",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { filename }) =>
      filename.endsWith("reference.html") ? [{ tag: "script", attrs: { defer: true, src: path } }] : [],
  },
  configureServer({ middlewares }) {
    middlewares.use(path, async (_request, response) => {
      response.setHeader("content-type", "text/javascript");
      response.end(await shippedFile());
    });
  },
  // Written outside the bundle: the server compresses the file on the first request.
  async writeBundle({ dir = "" }) {
    if (this.environment.name === "reference") await writeFile(join(dir, path), await shippedFile());
  },
});
