import { parentPort } from "node:worker_threads";
import type { RenderCall, Rendered } from "./rendering.ts";
import { imageProblem, richHtml } from "./rich.shared.ts";

parentPort?.on("message", ({ texts, sizes }: RenderCall) => {
  const knownSizes = new Map(sizes);
  parentPort?.postMessage(
    texts.map(
      ({ text, shape }): Rendered => ({
        html: richHtml(text, shape, (hash) => knownSizes.get(hash)),
        problem: imageProblem(text, shape, (hash) => knownSizes.has(hash)),
      }),
    ),
  );
});
