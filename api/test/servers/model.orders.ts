import { inParagraphs } from "../../src/extractive/source.ts";
import { noWishes, type Order } from "../../src/generation/generator.ts";
import type { Source } from "../../src/generation/source/source.ts";
import { anArticle } from "../article.ts";

const suez = anArticle("suez");
export const { paragraphs } = suez;

export const article: Source = {
  sourceType: "article",
  title: suez.title,
  url: null,
  language: "en",
  passages: inParagraphs(paragraphs),
};

export const topic: Order = {
  ...noWishes,
  kind: "QUIZ",
  title: "Trees",
  topic: "Trees of the north",
  source: null,
  questionCount: 5,
  difficulty: "hard",
};
