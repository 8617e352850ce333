import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** Returns a function that maps a screen's file below web/src to the link elements that preload its chunks. */
export function preloads(dist: string): (screen: string) => string {
  const manifest = join(dist, ".vite/manifest.json");
  if (!existsSync(manifest)) return () => "";
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(manifest, "utf8"));

  function filesOf(name: string, files = new Set<string>()): Set<string> {
    const { file, css = [], imports = [] } = chunks[name] ?? { file: "" };
    if (file === "" || files.has(file)) return files;
    for (const one of [file, ...css]) files.add(one);
    for (const next of imports) filesOf(next, files);
    return files;
  }
  const shell = filesOf("index.html");

  return (screen) => {
    const own = [...filesOf(`src/${screen}.tsx`)].filter((file) => !shell.has(file));
    const links = own.map((file) =>
      file.endsWith(".css")
        ? `<link rel="stylesheet" crossorigin href="/${file}">`
        : `<link rel="modulepreload" crossorigin href="/${file}">`,
    );
    return links.join("");
  };
}
