import type { Plugin } from "vite";

const query = /(?<![\w/}])graphql`\s*(?:query|mutation|subscription|fragment)\s+(\w+)[^`]*`/g;

/**
 * Replaces each `graphql` text by its artifact from the Relay compiler. Two thirds of a build would be the work of Babel,
 * for which Relay has a plugin.
 */
export const relay = (): Plugin => ({
  name: "relay",
  enforce: "pre",
  transform: {
    filter: { id: /\.tsx?$/, code: "graphql`" },
    handler(code) {
      const imports: string[] = [];
      const replaced = code.replace(query, (text, name: string) => {
        imports.push(`import _${name} from "#relay/${name}.graphql.ts";`);
        // Lines keep their numbers.
        return `_${name}${text.replace(/[^\n]/g, "")}`;
      });
      return { code: imports.join(" ") + replaced, map: null };
    },
  },
});
