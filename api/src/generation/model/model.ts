import { APIError } from "openai";
import { DomainError } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import type { GeneratedQuestion, Generator, Order } from "../generator.ts";
import { quotesFrom } from "../source/passage.ts";
import { messagesFor } from "./prompt.ts";
import { review, sameQuestion } from "./review.ts";
import { sampled } from "./sample.ts";
import { answerLimit, clientOf, EndlessAnswer, itemsFrom } from "./server.ts";
import { readItem, responseFormat } from "./shape.ts";

const limits = { millis: 60_000, rounds: 3, enough: 0.8, problemsTold: 5 };

export const model = (platform: Platform, millis = limits.millis): Generator => ({
  draftedBy: "model",
  async draft(order, stopped, onQuestion) {
    const deadline = AbortSignal.timeout(millis);
    const questions: GeneratedQuestion[] = [];
    const { texts, isWhole } = sampled(order.source?.passages ?? []);
    try {
      await write(platform, order, texts, questions, AbortSignal.any([stopped, deadline]), onQuestion);
    } catch (error) {
      stopped.throwIfAborted();
      platform.log.warn({ err: error }, "The model's server failed");
      if (questions.length < order.questionCount * limits.enough)
        throw failed(deadline.aborted ? tooSlow : reasonOf(error));
    }
    if (questions.length < order.questionCount * limits.enough) throw failed(unusable);
    return {
      questions,
      notices: [
        ...(questions.length < order.questionCount ? [fewer(questions.length, order.questionCount)] : []),
        ...(isWhole ? [] : [longSource(texts.length)]),
        ...review(questions),
      ],
    };
  },
});

/** Fills `questions`; asks again for missing ones if some were unusable. */
async function write(
  platform: Platform,
  order: Order,
  texts: readonly string[],
  questions: GeneratedQuestion[],
  signal: AbortSignal,
  onQuestion: (question: GeneratedQuestion) => void,
) {
  const { kind, source, questionCount } = order;
  const quoted = source && quotesFrom(source);
  let problems: string[] = [];
  for (let round = 0; round < limits.rounds && questions.length < questionCount; round++) {
    const request = {
      model: platform.settings.openaiModel,
      messages: messagesFor(order, questionCount - questions.length, texts, questions, problems),
      response_format: responseFormat(kind, source !== null),
    };
    problems = [];
    const limit = answerLimit(questionCount - questions.length);
    for await (const item of itemsFrom(clientOf(platform), request, limit, signal)) {
      const question = readQuestion(order, item, quoted, questions);
      if ("problem" in question) {
        if (problems.length < limits.problemsTold) problems.push(question.problem);
        continue;
      }
      questions.push(question);
      onQuestion(question);
      if (questions.length === questionCount) return;
    }
  }
}

function readQuestion(
  { kind }: Order,
  json: string,
  quoted: ReturnType<typeof quotesFrom> | null,
  before: readonly GeneratedQuestion[],
): GeneratedQuestion | { problem: string } {
  const item = parsed(json);
  const question = readItem(kind, item);
  if ("problem" in question) return question;
  if (before.some(({ questionText }) => sameQuestion(questionText, question.questionText))) {
    return { problem: "The same question is there twice" };
  }
  if (!quoted) return { ...question, passage: null, passageAnchor: null };
  const passage = (item as { passage?: unknown }).passage;
  const quote = typeof passage === "string" && passage.trim().length >= shortestPassage ? quoted(passage) : null;
  return quote ? { ...question, ...quote } : { problem: "A passage does not stand in the source word for word" };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** Characters. One or two words would be found in every source. */
const shortestPassage = 20;

const failed = (message: string) => new DomainError("GENERATION_FAILED", message);

const tooSlow = "The AI service took too long. Please try again, or ask for fewer questions.";
const unusable = "The AI service did not return enough usable questions. Please try again.";

function reasonOf(error: unknown): string {
  if (error instanceof EndlessAnswer) return unusable;
  const status = error instanceof APIError ? error.status : undefined;
  if (status === 429) return "The AI service is busy. Please try again in a few minutes.";
  if (status === 401 || status === 403) {
    return "The AI service refused the key. Whoever runs this service should check OPENAI_API_KEY.";
  }
  if (status !== undefined && status < 500) {
    return "The AI service refused the request. Whoever runs this service finds the reason in its log.";
  }
  if (status !== undefined) return "The AI service has trouble of its own. Please try again in a few minutes.";
  return "The AI service could not be reached. Please try again in a moment.";
}

const fewer = (made: number, wanted: number) =>
  `${made} of the ${wanted} questions you asked for could be used; the others were dropped.`;

const longSource = (sections: number) =>
  `The source is long: the questions come from ${sections} sections spread over all of it.`;
