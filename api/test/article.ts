import { readFileSync } from "node:fs";
import { join } from "node:path";

/** An article of the tests' own: its title and its paragraphs. */
export function anArticle(name: "container" | "photosynthesis" | "suez") {
  const text = readFileSync(join(import.meta.dirname, `articles/${name}.txt`), "utf8");
  const [title = "", ...paragraphs] = text.trim().split("\n\n");
  return { title, paragraphs };
}
