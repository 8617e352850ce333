import { DomainError } from "../../platform/errors.ts";
import { countOf } from "../../platform/shared/words.shared.ts";
import type { GeneratedQuestion, Generator, Order } from "../generator.ts";
import { best } from "./best.ts";
import { review } from "./review.ts";
import { partNames } from "./sample.ts";
import type { ModelPlatform } from "./server/client.ts";
import { type Talk, talkWith } from "./server/talk.ts";
import { inWords, type Trouble, troubleOf } from "./server/trouble.ts";
import { usageOf } from "./server/usage.ts";
import { type Verdict, verify } from "./verify/verify.ts";
import { beginWriting, type Writing } from "./write.ts";

export const model = (platform: ModelPlatform): Generator => ({
  draftedBy: "model",
  async draft(order, stopped, onQuestion) {
    const { settings, log } = platform;
    const within = () => AbortSignal.any([stopped, AbortSignal.timeout(settings.openaiTimeoutSeconds * 1000)]);
    const writer = talkWith(platform, settings.openaiModel);
    const checker = talkWith(platform, settings.openaiCheckModel ?? settings.openaiModel);
    const writing = beginWriting(order, writer, settings.openaiOutputTokens);
    let trouble: Trouble | null = null;
    const fail = (error: unknown, signal: AbortSignal) => {
      stopped.throwIfAborted();
      log.warn({ err: error }, "The model's server failed");
      trouble = signal.aborted ? "slow" : troubleOf(error);
    };
    const signal = within();
    await writing
      .plan(AbortSignal.any([signal, AbortSignal.timeout(Math.ceil(settings.openaiTimeoutSeconds * planShare * 1000))]))
      .catch((error) => {
        stopped.throwIfAborted();
        log.warn({ err: error }, "The model made no plan");
      });
    await writing.write(signal, onQuestion).catch((error) => fail(error, signal));
    if (writing.questions.length === 0)
      throw new DomainError("GENERATION_FAILED", inWords(trouble ?? "unusable", settings));

    const { questions, areRefuted, isUnconfirmed, unchecked } = await judged(
      platform,
      order,
      writing,
      checker,
      within(),
    );
    stopped.throwIfAborted();
    const missing = order.questionCount - questions.length;
    const why = trouble ? inWords(trouble, settings) : areRefuted ? unheld : inWords("unusable", settings);
    const sample = writing.sample();
    return {
      questions,
      notices: [
        ...(missing > 0 ? [`${fewer(questions.length, order.questionCount)} ${why}`] : []),
        ...(sample.isWhole ? [] : [longSource(sample.parts.length, partNames(sample))]),
        ...(isUnconfirmed && unchecked < questions.length ? [unconfirmed] : []),
        ...(unchecked > 0 ? [uncheckedKeys(unchecked, isUnconfirmed)] : []),
        ...review(questions),
      ],
      canGoOn: missing > 0,
      ...(isUnconfirmed && { isUnconfirmed: true }),
      usage: usageOf([writer.spent(), checker.spent()], settings),
    };
  },
});

/** The share of the time for writing that may go into the plan. */
const planShare = 1 / 3;

/** Times that a question which did not pass is rewritten at most. */
const rewrites = 2;

interface Judged {
  /** The best questions, as many as requested. */
  questions: GeneratedQuestion[];
  /** Whether some were dropped because their answers did not hold. */
  areRefuted: boolean;
  /** True when the check confirmed none of the right answers. */
  isUnconfirmed: boolean;
  /** Questions whose right answers could not be checked. */
  unchecked: number;
}

/**
 * Chooses the best questions. Those of a quiz are checked against its source first; if too few pass, others are
 * rewritten, and those whose answers do not hold are dropped. Questions without an answer from the model stay.
 */
async function judged(
  platform: ModelPlatform,
  order: Order,
  writing: Writing,
  talk: Talk,
  signal: AbortSignal,
): Promise<Judged> {
  const { settings, log } = platform;
  const { goalNumber } = writing;
  const chosen = (questions: GeneratedQuestion[]) => best(questions, order.questionCount, goalNumber);
  if (!settings.openaiCheck || order.kind !== "QUIZ" || !order.source)
    return { questions: chosen(writing.questions), areRefuted: false, isUnconfirmed: false, unchecked: 0 };

  const failed = (error: unknown) => log.warn({ err: error }, "Drafted questions could not be checked");
  const check = (questions: readonly GeneratedQuestion[]) => verify(questions, order, talk, signal, failed);
  const first = await check(writing.questions);
  const wanted = Math.min(order.questionCount, first.length);
  const verdicts = [...first];
  let faulty = first.filter(hasProblems);
  for (let round = 0; round < rewrites && !signal.aborted; round++) {
    const missing = wanted - verdicts.filter((verdict) => !hasProblems(verdict)).length;
    if (missing <= 0) break;
    const rewritten = faulty.sort((a, b) => Number(b.isRefuted) - Number(a.isRefuted)).slice(0, missing);
    const newQuestions = await writing.rewrite(rewritten, rewritten.length, signal).catch((error) => {
      failed(error);
      return [];
    });
    const again = await check(newQuestions);
    verdicts.push(...again);
    faulty = [...again.filter(hasProblems), ...faulty.slice(missing)];
  }
  const usable = verdicts.filter(({ isRefuted }) => !isRefuted);
  // A model that finds fault with everything may be wrong. The evidence shows its findings.
  const questions = chosen((usable.length > 0 ? usable : first).map(({ question }) => question));
  return {
    questions,
    areRefuted: usable.length < verdicts.length,
    isUnconfirmed: questions.every(({ evidence }) => evidence?.answerable !== true),
    unchecked: questions.filter(({ evidence }) => (evidence?.answerable ?? null) === null).length,
  };
}

const hasProblems = ({ problems }: Verdict) => problems.length > 0;

const unheld = "The others did not hold when they were checked against the source.";

const unconfirmed =
  "The check confirmed none of the right answers, so the quiz is private. Read the questions and correct them before you let anyone respond.";

const uncheckedKeys = (count: number, isPrivate: boolean) =>
  `The right ${count === 1 ? "answer" : "answers"} of ${countOf(count, "question")} could not be checked${isPrivate ? ", so the quiz is private" : ""}. Read them before you share the quiz.`;

const fewer = (made: number, wanted: number) =>
  `${made} of the ${countOf(wanted, "question")} you asked for ${made === 1 ? "is" : "are"} written.`;

const longSource = (parts: number, names: string) =>
  `The source is longer than what the model reads at once: the questions come from ${parts} parts spread over all of it (${names}).`;
