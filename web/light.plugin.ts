import type { Plugin } from "vite";

const helper = "\0vite/preload-helper.js";
const ofReact = "createElement, forwardRef, Fragment, useCallback, useEffect, useMemo, useRef, useState";
const nothing = "\0nothing";

/**
 * Makes the takers' files smaller. Their later chunks have neither styles nor chunks of their own, so Vite's loader for
 * those is left out. Ballots use the browser's random numbers, never Node's. QR codes import named parts of React: its
 * default export needs helpers that would be in the first file.
 */
export function lightImports(): Plugin {
  return {
    name: "light-imports",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "take",
    resolveId: { filter: { id: /^crypto$/ }, handler: () => nothing },
    transform: {
      filter: { id: /\/qrcode\.react\// },
      handler: (code) =>
        code.replace('import React from "react"', `import { ${ofReact} } from "react"`).replaceAll("React.", ""),
    },
    load: {
      filter: { id: /^\0(nothing|vite\/preload-helper\.js)$/ },
      handler: (id) => (id === helper ? "export const __vitePreload = (load) => load();" : "module.exports = {};"),
    },
  };
}
