import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes each text asset once more as .br and .gz, so that the server compresses nothing while people wait. */
export const compressed = (): Plugin => ({
  name: "compressed",
  apply: "build",
  enforce: "post",
  async generateBundle(_options, bundle) {
    const texts = Object.values(bundle).filter(({ fileName }) => /\.(js|css|svg)$/.test(fileName));
    for (const file of texts) {
      const source = Buffer.from(file.type === "chunk" ? file.code : file.source);
      const smallest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
      this.emitFile({ type: "asset", fileName: `${file.fileName}.br`, source: await brotli(source, smallest) });
      this.emitFile({ type: "asset", fileName: `${file.fileName}.gz`, source: await zip(source, { level: 9 }) });
    }
  },
});
