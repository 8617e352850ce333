import { readFileSync } from "node:fs";
import { join } from "node:path";

export function anArticle(name: "container" | "photosynthesis" | "suez" | "wattenmeer") {
  const text = readFileSync(join(import.meta.dirname, `articles/${name}.txt`), "utf8");
  const [title = "", ...paragraphs] = text.trim().split("\n\n");
  return { title, paragraphs };
}
