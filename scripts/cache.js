/**
 * Loaded before `npm start` begins: from the second start on, nothing has to be compiled. In plain JavaScript, because
 * Node loads what strips types, 15 MB that it keeps, for the first file whose types it does not find stripped in here.
 * Not in the folder for temporary files, where others could put code to be run.
 */
import module from "node:module";
import { join } from "node:path";

if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(`Assay does not start: it needs Node 24 or newer, and this is ${process.version}`);
  process.exit(1);
}
module.enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/assay"));
