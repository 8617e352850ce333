import { DomainError } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { countOf } from "../../platform/shared/words.shared.ts";
import type { GeneratedQuestion, Generator, Order } from "../generator.ts";
import { review } from "./review.ts";
import { partNames } from "./sample.ts";
import { type Talk, talkWith } from "./server/talk.ts";
import { inWords, type Trouble, troubleOf } from "./server/trouble.ts";
import { usageOf } from "./server/usage.ts";
import { verify } from "./verify/verify.ts";
import { beginWriting, type Writing } from "./write.ts";

export const model = (platform: Platform): Generator => ({
  draftedBy: "model",
  async draft(order, stopped, onQuestion) {
    const { settings, log } = platform;
    const within = () => AbortSignal.any([stopped, AbortSignal.timeout(settings.openaiTimeoutSeconds * 1000)]);
    const writer = talkWith(platform, settings.openaiModel);
    const checker = talkWith(platform, settings.openaiCheckModel ?? settings.openaiModel);
    const writing = beginWriting(order, writer, settings.openaiOutputTokens);
    const { questions } = writing;
    let trouble: Trouble | null = null;
    const fail = (error: unknown, signal: AbortSignal) => {
      stopped.throwIfAborted();
      log.warn({ err: error }, "The model's server failed");
      trouble = signal.aborted ? "slow" : troubleOf(error);
    };
    const signal = within();
    await writing.write(signal, onQuestion).catch((error) => fail(error, signal));
    if (questions.length === 0) throw new DomainError("GENERATION_FAILED", inWords(trouble ?? "unusable", settings));

    const check = await verified(platform, order, writing, checker, within(), onQuestion);
    stopped.throwIfAborted();
    const unknown = check ? questions.filter(({ evidence }) => (evidence?.answerable ?? null) === null).length : 0;
    const missing = order.questionCount - questions.length;
    const why = trouble
      ? inWords(trouble, settings)
      : check && check.dropped > 0
        ? unheld
        : inWords("unusable", settings);
    const sample = writing.sample();
    return {
      questions,
      notices: [
        ...(missing > 0 ? [`${fewer(questions.length, order.questionCount)} ${why}`] : []),
        ...(sample.isWhole ? [] : [longSource(sample.parts.length, partNames(sample))]),
        ...(check?.isUnconfirmed ? [unconfirmed] : []),
        ...(unknown > 0 ? [uncheckedKeys(unknown)] : []),
        ...review(questions),
      ],
      canGoOn: missing > 0,
      ...(check?.isUnconfirmed && { isUnconfirmed: true }),
      usage: usageOf([writer.spent(), checker.spent()], settings),
    };
  },
});

interface Check {
  dropped: number;
  /** Whether the questions were kept although none of them passed. */
  isUnconfirmed: boolean;
}

/**
 * Checks the questions of a quiz against its source, has failed ones rewritten once, and drops those that fail again.
 * Questions without an answer from the model stay. Null if there is nothing to check.
 */
async function verified(
  platform: Platform,
  { kind, source }: Order,
  writing: Writing,
  talk: Talk,
  signal: AbortSignal,
  onQuestion: (question: GeneratedQuestion) => void,
): Promise<Check | null> {
  const { settings, log } = platform;
  if (!settings.openaiCheck || kind !== "QUIZ" || !source) return null;
  const failed = (error: unknown) => log.warn({ err: error }, "Drafted questions could not be checked");
  const refused = async (questions: readonly GeneratedQuestion[]) =>
    (await verify(questions, source, talk, signal, failed)).filter(({ problem }) => problem !== null);

  const first = await refused(writing.questions);
  if (first.length === 0) return { dropped: 0, isUnconfirmed: false };
  writing.drop(first.map(({ question }) => question));
  const countBefore = writing.questions.length;
  await writing
    .write(
      signal,
      onQuestion,
      first.flatMap(({ problem }) => problem ?? []),
    )
    .catch(failed);
  const again = await refused(writing.questions.slice(countBefore));
  writing.drop(again.map(({ question }) => question));
  if (writing.questions.length > 0) return { dropped: again.length, isUnconfirmed: false };
  // A model that finds fault with everything may be wrong. The evidence shows its findings.
  writing.questions.push(...first.map(({ question }) => question));
  return { dropped: 0, isUnconfirmed: true };
}

const unheld = "The others did not hold when they were checked against the source.";

const unconfirmed =
  "The check confirmed none of the right answers, so the quiz is private. Read the questions and correct them before you let anyone respond.";

const uncheckedKeys = (count: number) =>
  `The right ${count === 1 ? "answer" : "answers"} of ${countOf(count, "question")} could not be checked. Read them before you share the quiz.`;

const fewer = (made: number, wanted: number) =>
  `${made} of the ${countOf(wanted, "question")} you asked for ${made === 1 ? "is" : "are"} written.`;

const longSource = (parts: number, names: string) =>
  `The source is longer than what the model reads at once: the questions come from ${parts} parts spread over all of it (${names}).`;
