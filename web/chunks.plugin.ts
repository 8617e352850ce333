import type { Rolldown } from "vite";

/** In characters: shared code below this is not worth a request of its own. */
const small = 2_500;

/**
 * The modules that belong into the page's first file: all that its entry needs, and small ones that screens share. The
 * bundler by itself writes one file for each set of screens that need the same modules; those are dozens, and on a slow
 * line each costs a round trip more than its bytes. `output` is the client as it was cut by itself.
 */
export function firstModules({ output }: Rolldown.RolldownOutput): ReadonlySet<string> {
  const chunks = output.filter((file) => file.type === "chunk");
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error("The client has no entry");
  const first = new Set([entry.fileName]);
  let known = 0;
  while (known < first.size) {
    known = first.size;
    for (const { fileName, imports, isDynamicEntry, code } of chunks) {
      if (first.has(fileName)) for (const name of imports) first.add(name);
      else if (!isDynamicEntry && code.length < small && imports.every((name) => first.has(name))) first.add(fileName);
    }
  }
  return new Set(chunks.filter(({ fileName }) => first.has(fileName)).flatMap(({ moduleIds }) => moduleIds));
}
