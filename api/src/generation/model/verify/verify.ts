import { unchecked } from "../../../extractive/source.ts";
import type { GeneratedQuestion, Order } from "../../generator.ts";
import type { Faulty } from "../prompt.ts";
import { findingsIn } from "../rules.ts";
import { passagesNear, sampled, sampleText } from "../sample.ts";
import type { Talk } from "../server/talk.ts";
import { type Exam, examOf, isAnswer, type Reading } from "./exam.ts";
import { inWords, isReview, reviewOf } from "./rubric.ts";

/** Questions of one call, tokens of a context for each of them, and tokens of an answer: base and per question. */
const limits = { batch: 20, contextEach: 800, tokens: 2000, eachToken: 100 };

/** Positions by which the key moves: three times for tries without the source. */
const turns = { passage: 1, around: 2, blind: [3, 1, 2] };

/** A question is guessable if more tries without the source than this share are right. */
const mostGuessed = 0.5;

export interface Verdict extends Faulty {
  /** Whether its key is wrong, or another option is right as well. */
  isRefuted: boolean;
}

/**
 * Lets a model answer questions from their passages, from the source around them, and three times blind, and review
 * them by a rubric. Stores the findings in the questions' evidence. Never throws: `failed` gets the error, and
 * unanswered questions stay unknown.
 */
export async function verify(
  questions: readonly GeneratedQuestion[],
  { source, language }: Pick<Order, "source" | "language">,
  talk: Talk,
  signal: AbortSignal,
  failed: (error: unknown) => void,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const size = Math.max(1, Math.min(limits.batch, Math.floor(talk.contextTokens() / limits.contextEach)));
  for (let start = 0; start < questions.length; start += size) {
    const batch = questions.slice(start, start + size);
    const near = sampled(passagesNear(source?.passages ?? [], batch), Math.floor(talk.contextTokens() / 2));
    const around = sampleText(near);
    const objects = async (
      asked: Pick<Exam, "messages" | "shape">,
      isWanted: (value: Record<string, unknown>) => boolean,
    ) => {
      const found: unknown[] = [];
      const limit = limits.tokens + limits.eachToken * batch.length;
      try {
        for await (const object of talk.objects({ ...asked, limit, isWanted }, signal)) found.push(object);
      } catch (error) {
        failed(error);
      }
      return found;
    };
    const answers = async (reading: Reading, turn: number) => {
      const { answersIn, ...exam } = examOf(reading, batch, around, turn);
      return answersIn(await objects(exam, isAnswer));
    };
    const reviews = async () => {
      const { reviewsIn, ...reviewing } = reviewOf(batch, around);
      return reviewsIn(await objects(reviewing, isReview));
    };
    const [passage, inSource, reviewed, ...blind] = await Promise.all([
      answers("passage", turns.passage),
      answers("around", turns.around),
      reviews(),
      ...turns.blind.map((turn) => answers("blind", turn)),
    ]);
    for (const [index, question] of batch.entries()) {
      const hits = rightOnes([passage[index], inSource[index]]);
      const tries = rightOnes(blind.map((answers) => answers[index]));
      const guessRate = tries.length > 0 ? tries.filter(Boolean).length / tries.length : null;
      const { flaws = [], alsoRight = [], difficulty = null } = reviewed[index] ?? {};
      const before = question.evidence ?? unchecked;
      question.evidence = {
        ...before,
        answerable: hits.length > 0 ? hits.every(Boolean) : null,
        guessable: guessRate === null ? null : guessRate > mostGuessed,
        guessRate,
        difficulty,
        flaws: [...new Set([...(before.flaws ?? []), ...flaws])],
      };
      const others = new Set([...(inSource[index]?.alsoRight ?? []), ...alsoRight]);
      others.delete(question.correctAnswer ?? -1);
      const refutations = [
        ...(question.evidence.answerable === false ? ["its passage does not lead to the right answer"] : []),
        ...[...others].map((option) => `“${question.options[option]}” is right as well`),
      ];
      const problems = [
        ...refutations,
        ...(question.evidence.guessable ? ["it is answered correctly without the source"] : []),
        ...flaws.filter((flaw) => flaw !== "right-distractor").map(inWords),
        ...findingsIn(question, "QUIZ", language).map(({ message }) => message),
      ];
      verdicts.push({ question, problems, isRefuted: refutations.length > 0 });
    }
  }
  return verdicts;
}

const rightOnes = (answers: readonly ({ isRight: boolean } | null | undefined)[]) =>
  answers.flatMap((answer) => (answer ? [answer.isRight] : []));
