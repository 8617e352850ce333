import type { Plugin } from "vite";
import { colors, fonts } from "./src/ui/tokens.ts";

const name = /^\0?virtual:tokens\.css(\?|$)/;

/** Writes the tokens as CSS variables, for the takers' page, which has no Chakra. */
export function tokens(): Plugin {
  return {
    name: "tokens",
    resolveId: { filter: { id: name }, handler: (id) => `\0${id}` },
    load: { filter: { id: name }, handler: stylesheet },
  };
}

/** Follows the system's color mode, unless color-mode.js has set a class on the root. Print is light. */
function stylesheet(): string {
  const mode = (place: 0 | 1) =>
    Object.entries(colors)
      .map(([color, values]) => `--${kebab(color)}: ${values[place]};`)
      .concat(`color-scheme: ${place === 0 ? "light" : "dark"};`)
      .join(" ");
  return [
    `:root { --display: ${fonts.display}; --body: ${fonts.body}; ${mode(0)} }`,
    `@media screen and (prefers-color-scheme: dark) { :root:not(.light) { ${mode(1)} } }`,
    `@media screen { :root.dark { ${mode(1)} } }`,
  ].join("\n");
}

const kebab = (text: string) => text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
