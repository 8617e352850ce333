import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const smallest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Writes each text asset as .br and .gz too, so that the server need not compress. */
export const compressed = (): Plugin => ({
  name: "compressed",
  apply: "build",
  // Reads the written files: in the bundle Vite still has placeholders.
  async writeBundle({ dir = "" }, bundle) {
    const texts = Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name));
    await Promise.all(
      texts.map(async (name) => {
        const file = join(dir, name);
        const source = await readFile(file);
        await writeFile(`${file}.br`, await brotli(source, smallest));
        await writeFile(`${file}.gz`, await zip(source, { level: 9 }));
      }),
    );
  },
});
