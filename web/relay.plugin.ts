import type { Plugin } from "vite";

const query = /(?<![\w/}])graphql`\s*(?:query|mutation|subscription|fragment)\s+(\w+)[^`]*`/g;

/**
 * Replaces each `graphql` text by its artifact from the Relay compiler. With Babel, which Relay's own plugin uses, this
 * would be two thirds of a build. Removes a statement that only defines a fragment, which its readers inline.
 */
export const relay = (): Plugin => ({
  name: "relay",
  enforce: "pre",
  transform: {
    filter: { id: /\.tsx?$/, code: "graphql`" },
    handler(code) {
      const imports: string[] = [];
      const replaced = code.replace(query, (text, name: string, place: number) => {
        // Keeps the line numbers.
        const lines = text.replace(/[^\n]/g, "");
        if (code[place - 1] === "\n") return lines;
        imports.push(`import _${name} from "#relay/${name}.graphql.ts";`);
        return `_${name}${lines}`;
      });
      return { code: imports.join(" ") + replaced, map: null };
    },
  },
});
