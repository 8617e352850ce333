import { readFile } from "node:fs/promises";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";
import { languages } from "../api/src/platform/shared/taker-language.shared.ts";

/** A part of the messages in one language, such as `…/messages/de.json?deferred`. */
const part = /^(.+\/messages\/)([a-z]{2})\.json\?(\w+)$/;

/** A part of the messages in every language, such as `…/taking/messages.ts?invitation`. */
const everywhere = /^(.+\/messages)\.ts\?(\w+)$/;

/**
 * Compiles messages, so that takers receive no parser. Languages other than English are lists in the order of the
 * English keys, which would add half of the weight to each of them.
 */
const compiledPart: Plugin = {
  name: "compiled-part",
  enforce: "pre",
  load: {
    filter: { id: part },
    async handler(id) {
      const [, folder = "", language = "", name = ""] = part.exec(id) ?? [];
      const read = async (tag: string): Promise<Record<string, string>> => {
        this.addWatchFile(`${folder}${tag}.json`);
        return JSON.parse(await readFile(`${folder}${tag}.json`, "utf8"))[name];
      };
      const [english, own] = [await read("en"), await read(language)];
      const compiled = Object.keys(english).map((key) => [key, compile(own[key] ?? "")] as const);
      const value = language === "en" ? Object.fromEntries(compiled) : compiled.map(([, text]) => text);
      return { code: `export default ${JSON.stringify(value)}`, moduleType: "js" };
    },
  },
};

/** Leaves only one part of the messages in the module, for previews that the service's own code renders. */
const plainPart: Plugin = {
  name: "plain-part",
  enforce: "pre",
  load: {
    filter: { id: everywhere },
    async handler(id) {
      const [, folder = "", name = ""] = everywhere.exec(id) ?? [];
      const read = async (tag: string) => {
        this.addWatchFile(`${folder}/${tag}.json`);
        return [tag, { [name]: JSON.parse(await readFile(`${folder}/${tag}.json`, "utf8"))[name] }];
      };
      const messages = Object.fromEntries(await Promise.all(Object.keys(languages).map(read)));
      return { code: `export const messages = ${JSON.stringify(messages)};`, moduleType: "js" };
    },
  },
};

export const messages = (): Plugin[] => [compiledPart, plainPart];

/** Names the file of such a part after its language and part. Otherwise all parts of a language would share a name. */
export function messageFile({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const [, , language, name] = part.exec(facadeModuleId ?? "") ?? [];
  return language ? `assets/${language}.${name}-[hash].js` : "assets/[name]-[hash].js";
}
