import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { countRepeated, countWords } from "./word-count.ts";
import type { Words, WordsCall } from "./words.ts";

const mostRows = 50;

// Gives priority to takers' requests. On Linux, this setting applies to the thread alone.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

async function guessed(texts: readonly string[]): Promise<string | null> {
  // Imported on demand: the tables take many megabytes, and most threads never need them.
  const { detect } = await import("../../../extractive/detect.ts");
  const { code, isCertain } = detect(texts.slice(0, 200).join("\n"));
  return isCertain ? code : null;
}

parentPort?.on("message", async ({ texts, language: known }: WordsCall) => {
  const language = known ?? (await guessed(texts));
  const words = (await countWords(texts, language)).slice(0, mostRows);
  const repeated = countRepeated(texts).slice(0, mostRows);
  parentPort?.postMessage({ texts: texts.length, language, words, repeated } satisfies Words);
});
