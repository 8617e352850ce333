import { parentPort } from "node:worker_threads";
import type { RenderCall, Rendered } from "./rendering.ts";
import { imageProblem, richHtml } from "./rich.shared.ts";

parentPort?.on("message", ({ texts, sizes }: RenderCall) => {
  const known = new Map(sizes);
  parentPort?.postMessage(
    texts.map(
      ({ text, shape }): Rendered => ({
        html: richHtml(text, shape, (hash) => known.get(hash)),
        problem: imageProblem(text, shape, (hash) => known.has(hash)),
      }),
    ),
  );
});
