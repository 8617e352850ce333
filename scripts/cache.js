/**
 * Loaded before `npm start` begins: from the second start on, nothing has to be compiled. In plain JavaScript, because
 * Node loads what strips types, 15 MB that it keeps, for the first file whose types it does not find stripped in here.
 * Not in the folder for temporary files, where others could put code to be run.
 */
import { enableCompileCache } from "node:module";
import { join } from "node:path";

enableCompileCache(join(import.meta.dirname, "../node_modules/.cache/assay"));
