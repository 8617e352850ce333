/** Owns the embedded database of a folder until it is killed: `node embedded-owner.ts FOLDER`. */
import { startEmbedded } from "../src/platform/data/embedded.ts";
import { createLog } from "../src/platform/log.ts";

const { url } = await startEmbedded(process.argv[2] as string, createLog("silent"));
console.log(url);
