import type { Rolldown } from "vite";

/**
 * The modules of the first file: the entry's, and small ones that screens share. By default the bundler writes a file
 * for each set of screens with common modules; on a slow line those dozens of round trips cost more than the bytes.
 * `output` is the result of a trial build; a shared chunk of less than `small` characters is not worth a request.
 */
export function firstModules({ output }: Rolldown.RolldownOutput, small = 2_300): ReadonlySet<string> {
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
