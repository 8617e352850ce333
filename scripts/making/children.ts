import { writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { build, type Rolldown } from "vite";
import {
  builtCode,
  hashOf,
  type Origin,
  originFile,
  root,
  writtenCode,
} from "../../api/src/generation/reader/child.code.ts";

const fetching = /node_modules\/(?:undici|encoding-sniffer|iconv-lite|whatwg-[a-z]+|parse5-parser-stream)\//;

/** Builds the code of the reader processes, which start often and have no compile cache. CommonJS starts fastest. */
export async function buildChildren(folder = builtCode) {
  const { launcher, main, confine } = writtenCode;
  const { output } = (await build({
    configFile: false,
    root,
    logLevel: "warn",
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      target: "node24",
      rolldownOptions: {
        // Packages of cheerio that fetch pages and decode streams, which no child needs; undici alone is 700 kB.
        treeshake: { moduleSideEffects: [{ test: fetching, sideEffects: false }] },
        input: { "launcher.main": launcher, "child.main": main, "child.confine": confine },
        // Loads its own files by path.
        external: ["pdf-parse"],
        output: { format: "cjs", entryFileNames: "[name].cjs", chunkFileNames: "[name].cjs" },
      },
    },
  })) as Rolldown.RolldownOutput;
  const modules = output.flatMap((chunk) => (chunk.type === "chunk" ? chunk.moduleIds : []));
  const ours = modules.filter((id) => id.startsWith(root) && !id.includes("node_modules"));
  const files = [...new Set(ours)].map((id) => relative(root, id).replaceAll("\\", "/")).sort();
  const origin: Origin = { files, hash: await hashOf(files) };
  await writeFile(join(folder, originFile), JSON.stringify(origin));
}
