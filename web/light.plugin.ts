import type { Plugin } from "vite";

const helper = "\0vite/preload-helper.js";

/** Takers' later chunks have neither styles nor chunks of their own, so Vite's loader of those is left out. */
export function lightImports(): Plugin {
  return {
    name: "light-imports",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "take" || name === "takeTrial",
    load: (id) => (id === helper ? "export const __vitePreload = (load) => load();" : null),
  };
}
