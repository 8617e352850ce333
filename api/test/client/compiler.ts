import { createRequire, registerHooks } from "node:module";
import { pathToFileURL } from "node:url";

// openapi-typescript writes with the compiler's JavaScript API, which TypeScript 7 lacks; this package brings
// TypeScript 6.
const withCompiler = pathToFileURL(createRequire(import.meta.url).resolve("prisma-json-types-generator/package.json"));

export const hooks = registerHooks({
  resolve(specifier, context, next) {
    const isForGenerator = specifier === "typescript" && context.parentURL?.includes("/openapi-typescript/");
    return next(specifier, isForGenerator ? { ...context, parentURL: withCompiler.href } : context);
  },
});
