import { statSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";

const file = /\/messages\/(?:\w+\/)?([a-z]{2})((?:\.\w+)?\.shared\.ts)$/;

type Messages = Record<string, string>;

/**
 * Compiles messages, so that no parser is sent to takers. Languages other than English are lists in the order of the
 * English keys, which each of them would weigh half as much again with.
 */
export function messages(): Plugin {
  return {
    name: "messages",
    load: {
      filter: { id: file },
      async handler(id) {
        const [, language, part] = file.exec(id) ?? [];
        const english = join(dirname(id), `en${part}`);
        this.addWatchFile(english);
        const own = await read(id);
        if (language === "en") {
          const compiled = Object.entries(own).map(([key, text]) => [key, compile(text)]);
          return `export default ${JSON.stringify(Object.fromEntries(compiled))}`;
        }
        const keys = Object.keys(await read(english));
        return `export default ${JSON.stringify(keys.map((key) => compile(own[key] ?? "")))}`;
      },
    },
  };
}

async function read(file: string): Promise<Messages> {
  // Node would keep the first version of a file that is being written.
  const { default: messages } = await import(`${pathToFileURL(file)}?${statSync(file).mtimeMs}`);
  return messages;
}
