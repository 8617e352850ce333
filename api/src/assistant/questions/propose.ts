import { z } from "zod";
import { type Kind, kinds } from "../../content/content.shared.ts";
import type { QuestionDraft } from "../../content/question/question.ts";
import type { GeneratedQuestion } from "../../generation/generator.ts";
import { checkedDraft } from "../../generation/model/check.ts";
import { review } from "../../generation/model/review.ts";
import { readBuilt } from "../../generation/model/shape.ts";
import { selfRatings } from "../../generation/model/typed.ts";
import type { FieldIssue } from "../../platform/errors.ts";
import { countOf } from "../../platform/shared/words.shared.ts";
import { keptSource } from "../source/kept.ts";
import { placeOf } from "../source/passages.ts";
import { sourceId } from "../source/read-source.ts";
import { reads, tool } from "../tool.ts";
import { forBuilder, Question, quotesIn, withName } from "./question.ts";

const mostProposed = 30;

const Input = z.strictObject({
  sourceId,
  kind: z.enum(kinds).default("QUIZ"),
  questions: z
    .array(Question)
    .min(1, "Propose at least one question")
    .max(mostProposed, `Propose up to ${mostProposed} questions at a time`),
});

const Output = z.object({
  questions: z
    .array(Question)
    .describe("Accepted questions, to pass to create_content unchanged. The options of quizzes are in random order."),
  accepted: z
    .array(
      z.object({
        number: z.int().describe("Number of the proposed question, from 1."),
        where: z.string().describe("Position of the quote in the source."),
      }),
    )
    .describe("Number and passage of each accepted question, in the same order."),
  findings: z
    .array(
      z.object({
        number: z.int().describe("Number of the proposed question, from 1."),
        field: z.string(),
        problem: z.string(),
        nearest: z
          .object({ number: z.int(), where: z.string(), text: z.string() })
          .nullable()
          .describe("For a quote that is not in the source: the sentence that may be meant, and its passage."),
      }),
    )
    .describe("All reasons why the other questions are refused."),
  notices: z
    .array(z.string())
    .describe("Points to consider about the accepted questions, such as two that ask nearly the same."),
});

export const proposeQuestions = tool({
  name: "propose_questions",
  title: "Check proposed questions against their source",
  description:
    "Checks questions that you wrote from a source: each quote must appear in it word for word, options must differ, the correct option must be one of them, and no question may be asked twice. Refuses the questions that fail and gives the reason, with the sentence that an incorrect quote may have meant. Stores nothing. Checks questions of every type by the same rules as create_content. Questions of skill assessments ask people to rate one of their skills; without weights, options go from the weakest to the strongest.",
  scope: "content:read",
  hints: reads,
  input: Input,
  output: Output,
  async run({ platform, viewer }, { sourceId, kind, questions }) {
    const quotes = quotesIn(await keptSource(platform, viewer, sourceId));
    const acceptedQuestions: GeneratedQuestion[] = [];
    const accepted: z.input<typeof Output>["accepted"] = [];
    const findings: z.input<typeof Output>["findings"] = [];
    for (const [index, written] of questions.entries()) {
      const number = index + 1;
      const checked = checkedDraft(draftOf(kind, written), written.quote, quotes.quoted, acceptedQuestions);
      if (!("issues" in checked)) {
        acceptedQuestions.push(checked);
        accepted.push({ number, where: checked.passageAnchor ? placeOf(checked.passageAnchor) : "" });
        continue;
      }
      for (const { path, message } of checked.issues.map(withName)) {
        const nearest = path === "quote" ? quotes.nearest(written.quote) : null;
        const problem = path === "correctOption" ? `${message}: an index of the options, from 0` : message;
        findings.push({ number, field: path, problem, nearest });
      }
    }
    return {
      says: summary(accepted.length, questions.length),
      gives: {
        questions: acceptedQuestions.map((question) => proposed(question)),
        accepted,
        findings,
        notices: review(acceptedQuestions),
      },
    };
  },
});

function draftOf(kind: Kind, question: Question): QuestionDraft | { issues: FieldIssue[] } {
  const { type, weights, options } = question;
  const isSelfRating = kind === "ASSESSMENT" && weights == null && type !== "scale";
  const result = readBuilt(kind, {
    ...forBuilder(question),
    ...(isSelfRating && { optionWeights: selfRatings(options?.length ?? 0) }),
  });
  if (!(result instanceof z.ZodError)) return result;
  return { issues: result.issues.map(({ path, message }) => ({ path: path.join("."), message })) };
}

function proposed(question: GeneratedQuestion): z.input<typeof Question> {
  const { questionText, questionType, options, correctAnswer, optionWeights, passage } = question;
  const { explanation, optionFeedback, required, points, form, answerKey } = question;
  return {
    question: questionText,
    options,
    ...(questionType !== "multiple_choice" && { type: questionType }),
    ...(explanation !== null && { explanation }),
    ...(optionFeedback && { optionFeedback }),
    ...(correctAnswer !== null && { correctOption: correctAnswer }),
    ...(optionWeights && { weights: optionWeights }),
    ...(required === false && { required }),
    ...(points !== undefined && points > 1 && { points }),
    ...(form && { form }),
    ...(answerKey && { answerKey }),
    quote: passage,
  };
}

const summary = (accepted: number, all: number) =>
  accepted === all
    ? "All are accepted. Show them to the person you work for, then hand questions over to create_content, with the same sourceId."
    : `${accepted} of ${countOf(all, "question")} accepted. Fix the others as the findings say and propose them again, or leave them out.`;
