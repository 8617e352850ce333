import { globSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes each text asset of a built client as .br and .gz too, so that the server need not compress. */
export async function compress(dist: string) {
  const names = globSync("{assets/*,take-worker}.{js,css,svg}", { cwd: dist });
  await Promise.all(
    names.map(async (name) => {
      const file = join(dist, name);
      const source = await readFile(file);
      await replace(`${file}.br`, await brotli(source, { params: paramsFor(source) }));
      await replace(`${file}.gz`, await zip(source, { level: 9 }));
    }),
  );
}

/** Writes a whole file at once: the service may be sending it. */
async function replace(file: string, content: Buffer) {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}

/**
 * Quality 10 gives 6 % smaller files than 9. With the default window of 4 MB, small files take ten times as
 * long to compress and get no smaller.
 */
const paramsFor = ({ length }: Buffer) => ({
  [constants.BROTLI_PARAM_QUALITY]: 10,
  [constants.BROTLI_PARAM_LGWIN]: Math.min(
    Math.max(Math.ceil(Math.log2(length + 1)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  ),
});
