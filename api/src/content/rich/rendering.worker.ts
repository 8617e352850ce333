import { parentPort } from "node:worker_threads";
import type { RenderCall } from "./rendering.ts";
import { richHtml } from "./rich.shared.ts";

parentPort?.on("message", ({ texts, sizes }: RenderCall) => {
  const known = new Map(sizes);
  parentPort?.postMessage(texts.map(({ text, shape }) => richHtml(text, shape, (hash) => known.get(hash))));
});
