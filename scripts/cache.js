// Loaded before `npm start`: enables the compile cache. Plain JavaScript, because stripping types costs Node 15 MB; not
// in a temporary folder, where others could place code.
import module from "node:module";
import { join } from "node:path";

if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(`Assay does not start: it needs Node 24 or newer, and this is ${process.version}`);
  process.exit(1);
}
module.enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/assay"));
