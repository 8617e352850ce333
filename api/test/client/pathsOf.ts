import { createRequire, registerHooks } from "node:module";
import { pathToFileURL } from "node:url";

// openapi-typescript writes with the compiler's JavaScript API, which TypeScript 7 does not have; this package brings 6.
const withCompiler = pathToFileURL(createRequire(import.meta.url).resolve("prisma-json-types-generator/package.json"));
const hooks = registerHooks({
  resolve(specifier, context, next) {
    const isForGenerator = specifier === "typescript" && context.parentURL?.includes("/openapi-typescript/");
    return next(specifier, isForGenerator ? { ...context, parentURL: withCompiler.href } : context);
  },
});
const { default: generate, astToString } = await import("openapi-typescript");
hooks.deregister();

/** The types that openapi-typescript makes of an OpenAPI document, as the text of a file. */
export async function pathsOf(document: object): Promise<string> {
  const file = await generate(JSON.stringify(document));
  return astToString(file, { formatOptions: { removeComments: true } });
}
