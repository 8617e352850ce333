import { difficulties } from "../../content/content.shared.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Viewer } from "../../platform/identity/viewer.ts";
import type { Platform } from "../../platform/platform.ts";
import { type DraftedSource, extractive } from "../extractive.ts";
import type { GeneratedQuestion, Generator, Order } from "../generator.ts";
import { sameQuestion } from "../model/review.ts";
import { draftOrderOf } from "../order.ts";
import { draftKnown } from "../reader/source.ts";
import type { Source } from "../source/source.ts";

/** Writes further questions from a source without a model. */
export async function extractedWriter(
  platform: Platform,
  viewer: Viewer,
  source: Source,
  order: Order,
  signal: AbortSignal,
): Promise<Generator> {
  const { written, questionCount } = order;
  const extracted = await extract(platform, viewer, source, order, questionCount + written.length, signal);
  const isNew = ({ questionText }: GeneratedQuestion) =>
    !written.some((known) => sameQuestion(known.questionText, questionText));
  const drafted = extracted.drafted.filter(isNew).slice(0, questionCount);
  const generator = extractive({ ...extracted, drafted });
  // A source with too few questions is refused, but once there are some, each further one helps.
  if (written.length === 0 || extracted.refusal !== null) return generator;
  return {
    ...generator,
    async draft(_order, _signal, onQuestion) {
      for (const question of drafted) onQuestion(question);
      const isShort = drafted.length < questionCount;
      const canGoOn = isShort && extracted.canGoOn;
      return { questions: drafted, notices: isShort && !canGoOn ? [spent] : [], canGoOn };
    },
  };
}

const spent = "The source gives no more questions like these.";

/** The same question with options of another difficulty, except those that were shown. Throws CONFLICT if there are none. */
export async function otherOptions(
  platform: Platform,
  viewer: Viewer,
  source: Source,
  order: Order,
  { question, shown }: { question: GeneratedQuestion; shown: readonly GeneratedQuestion[] },
  signal: AbortSignal,
): Promise<GeneratedQuestion> {
  const key = keyOf(question);
  for (const difficulty of difficulties) {
    if (key === null) break;
    const choices = { ...order, difficulty, questionTypes: null, written: [] };
    const { drafted } = await extract(platform, viewer, source, choices, most, signal);
    const other = drafted.find(
      (one) =>
        one.passage === question.passage && keyOf(one) === key && !shown.some((known) => sameOptions(one, known)),
    );
    if (other) return { ...question, options: other.options, correctAnswer: other.correctAnswer };
  }
  throw new DomainError(
    "CONFLICT",
    "The source gives no other options for this question. Edit them, or ask for another question.",
  );
}

/** Higher than the number a source gives, so that all its questions are compared. */
const most = 100;

const keyOf = ({ options, correctAnswer }: GeneratedQuestion) => options[correctAnswer ?? -1] ?? null;

const sameOptions = (a: GeneratedQuestion, b: GeneratedQuestion) =>
  [...a.options].sort().join("\n") === [...b.options].sort().join("\n");

const extract = (
  platform: Platform,
  viewer: Viewer,
  source: Source,
  order: Order,
  questionCount: number,
  signal: AbortSignal,
): Promise<DraftedSource> =>
  draftKnown(platform, viewer, source, { signal, order: draftOrderOf({ ...order, questionCount }) });
