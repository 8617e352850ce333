import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes each text asset as .br and .gz too, so that the server need not compress. */
export const compressed = (): Plugin => ({
  name: "compressed",
  apply: "build",
  applyToEnvironment: ({ config }) => config.consumer === "client",
  // Reads the written files: in the bundle Vite still has placeholders.
  async writeBundle({ dir = "" }, bundle) {
    // Quality 10 is 6 % smaller than 9 and costs six times as much, which the takers' phones are worth.
    const quality = this.environment.name === "take" ? 10 : 9;
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    const texts = Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name));
    await Promise.all(
      texts.map(async (name) => {
        const file = join(dir, name);
        const source = await readFile(file);
        await writeFile(`${file}.br`, await brotli(source, { params }));
        await writeFile(`${file}.gz`, await zip(source, { level: 9 }));
      }),
    );
  },
});
