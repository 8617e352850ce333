import { join } from "node:path";
import type { Plugin } from "vite";

const helper = "\0vite/preload-helper.js";
const icons = join(import.meta.dirname, "src/take/icon.ts");

/**
 * What takers load of libraries is only what they need. Their later chunks have neither styles nor chunks of their own,
 * so Vite's loader of those is left out; icons are drawn, but neither named nor configured.
 */
export function lightImports(): Plugin {
  return {
    name: "light-imports",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "take" || name === "takeTrial",
    load: (id) => {
      if (id === helper) return "export const __vitePreload = (load) => load();";
      if (id.endsWith("/lucide-react/dist/esm/createLucideIcon.mjs"))
        return `export { createIcon as default } from ${JSON.stringify(icons)};`;
      return null;
    },
  };
}
