import { unchecked } from "../../../extractive/source.ts";
import type { GeneratedQuestion } from "../../generator.ts";
import type { Source } from "../../source/source.ts";
import type { Talk } from "../server/talk.ts";
import { type Exam, examOf, isAnswer, type Reading } from "./exam.ts";

/** Questions of one call, passages on each side of a question's own, and answer tokens: base and per question. */
const limits = { batch: 10, around: 2, tokens: 2000, eachToken: 100 };

export interface Verdict {
  question: GeneratedQuestion;
  /** Why the question fails; null if it passes, or if this is unknown. */
  problem: string | null;
}

/**
 * Lets a model answer questions from their passages, from the source around them, and blind. Stores the findings in the
 * questions' evidence. Never throws: `failed` gets the error, and unanswered questions stay unknown.
 */
export async function verify(
  questions: readonly GeneratedQuestion[],
  source: Source,
  talk: Talk,
  signal: AbortSignal,
  failed: (error: unknown) => void,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (let start = 0; start < questions.length; start += limits.batch) {
    const batch = questions.slice(start, start + limits.batch);
    const around = surroundings(batch, source);
    const ask = (reading: Reading) => answers(examOf(reading, batch, around), batch.length, talk, signal, failed);
    const [passage, inSource, blind] = await Promise.all([ask("passage"), ask("around"), ask("blind")]);
    for (const [index, question] of batch.entries()) {
      const hits = [passage[index], inSource[index]].flatMap((answer) => (answer ? [answer.isRight] : []));
      const answerable = hits.length > 0 ? hits.every(Boolean) : null;
      const guessable = blind[index]?.isRight ?? null;
      question.evidence = { ...(question.evidence ?? unchecked), answerable, guessable };
      const others = (inSource[index]?.alsoRight ?? []).filter((option) => option !== question.correctAnswer);
      verdicts.push({ question, problem: problemOf(question, answerable, others) });
    }
  }
  return verdicts;
}

function problemOf({ questionText, options }: GeneratedQuestion, answerable: boolean | null, alsoRight: number[]) {
  if (answerable === false) return `“${questionText}”: its passage does not lead to the right answer`;
  const [other] = alsoRight;
  return other === undefined ? null : `“${questionText}”: “${options[other]}” is right as well`;
}

async function answers(
  { messages, shape, answersIn }: Exam,
  count: number,
  talk: Talk,
  signal: AbortSignal,
  failed: (error: unknown) => void,
): Promise<ReturnType<Exam["answersIn"]>> {
  const objects: unknown[] = [];
  try {
    const limit = limits.tokens + limits.eachToken * count;
    for await (const object of talk.objects({ messages, shape, limit, isWanted: isAnswer }, signal))
      objects.push(object);
  } catch (error) {
    failed(error);
  }
  return answersIn(objects);
}

/** The passages around those of the questions, each once and in order. */
function surroundings(questions: readonly GeneratedQuestion[], { passages }: Source): string {
  const near = new Set<number>();
  for (const { passage, passageAnchor } of questions) {
    const anchor = JSON.stringify(passageAnchor);
    const own = passages.flatMap((piece, index) => (JSON.stringify(piece.anchor) === anchor ? [index] : []));
    const at = own.find((index) => passage !== null && passages[index]?.text.includes(passage)) ?? own[0] ?? -1;
    for (let index = at - limits.around; at >= 0 && index <= at + limits.around; index++) near.add(index);
  }
  return [...near]
    .sort((a, b) => a - b)
    .flatMap((index) => passages[index]?.text ?? [])
    .join("\n");
}
