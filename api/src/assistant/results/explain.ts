import { z } from "zod";
import { kindOf } from "../../content/kind.ts";
import { ownContent } from "../../content/own.ts";
import { readableQuestions } from "../../content/question/question.ts";
import { notFound } from "../../platform/errors.ts";
import { zoneOf } from "../../platform/identity/viewer.ts";
import { analysisOf } from "../../results/analysis/item-analysis.ts";
import { resultsOf } from "../../results/results.ts";
import { itemId } from "../items/publish.ts";
import { placeOf } from "../source/passages.ts";
import { reads, tool } from "../tool.ts";
import { figuresOf, QuestionFigures } from "./question.ts";
import { questionSentences } from "./words.ts";

const Output = QuestionFigures.extend({
  number: z.int(),
  explanation: z.string().nullable(),
  optionFeedback: z.array(z.string()).nullable(),
  quote: z.string().nullable().describe("Passage of the source that the question was made from."),
  where: z.string().nullable().describe("Position of the passage in the source."),
  sentences: z
    .array(z.string())
    .describe("How the question works, in plain words. A, B, C are the options in their order."),
});

export const explainQuestion = tool({
  name: "explain_question",
  title: "Explain one question",
  description:
    "Explains one question of the owner's item: its text, options and answer key, the passage it was made from, how difficult it is, whether it separates strong from weak participants, and how often each option was chosen. Uses plain sentences, and reports when there are too few answers to judge.",
  scope: "results:read",
  hints: reads,
  input: z.strictObject({
    id: itemId,
    number: z.int().min(1).max(100).describe("Position of the question in the item, from 1."),
  }),
  output: Output,
  async run({ platform, viewer }, { id, number }) {
    const content = await ownContent(platform, viewer, "results:read", id);
    const questionRows = await readableQuestions(platform, { contentId: content.id, untilRevision: null });
    const question = questionRows[number - 1];
    if (!question) throw notFound("Question");
    const [whole, analysis] = await Promise.all([
      resultsOf(platform, content, zoneOf(viewer)),
      analysisOf(platform, content, questionRows),
    ]);
    const result = whole.questions.find((one) => one.question.id === question.id);
    if (!result) throw notFound("Question");
    const item = analysis?.items[number - 1] ?? null;
    return {
      says: "The sentences can be quoted as they are.",
      gives: {
        ...figuresOf(result, number, item),
        number,
        explanation: question.explanation,
        optionFeedback: question.optionFeedback,
        quote: question.passage,
        where: question.passageAnchor && placeOf(question.passageAnchor),
        sentences: questionSentences(kindOf(content), question, analysis, item),
      },
    };
  },
});
