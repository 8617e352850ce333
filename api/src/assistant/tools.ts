import { listContent } from "./items/list.ts";
import { publish } from "./items/publish.ts";
import { translate } from "./items/translate.ts";
import { createContentTool } from "./questions/create.ts";
import { proposeQuestions } from "./questions/propose.ts";
import { explainQuestion } from "./results/explain.ts";
import { results } from "./results/results.ts";
import { readSourceTool } from "./source/read-source.ts";
import type { Tool } from "./tool.ts";

/** Ordered by their usual sequence of use. */
export const tools: readonly Tool[] = [
  readSourceTool,
  proposeQuestions,
  createContentTool,
  publish,
  translate,
  listContent,
  results,
  explainQuestion,
];
