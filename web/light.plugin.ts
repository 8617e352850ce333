import type { Plugin } from "vite";

const helper = "\0vite/preload-helper.js";
const nothing = "\0nothing";

/**
 * Takers' later chunks have neither styles nor chunks of their own, so Vite's loader of those is left out. Ballots use the
 * random numbers of browsers, never those of Node.
 */
export function lightImports(): Plugin {
  return {
    name: "light-imports",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "take",
    resolveId: { filter: { id: /^crypto$/ }, handler: () => nothing },
    load: {
      filter: { id: /^\0(nothing|vite\/preload-helper\.js)$/ },
      handler: (id) => (id === helper ? "export const __vitePreload = (load) => load();" : "module.exports = {};"),
    },
  };
}
