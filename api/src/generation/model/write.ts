import { estimateTokenCount } from "tokenx";
import { quotesFrom } from "../../extractive/source.ts";
import type { GeneratedQuestion, Order } from "../generator.ts";
import { checkedQuestion } from "./check.ts";
import { messagesFor } from "./prompt.ts";
import { chosenFrom, type Sample, sampled, sampleText } from "./sample.ts";
import type { Talk } from "./server/talk.ts";
import { troubleOf } from "./server/trouble.ts";
import { answerShape, isQuestion } from "./shape.ts";

/** Maximum number of answers to request, and of problems to report per answer. */
const limits = { rounds: 4, problems: 5 };

/** Tokens: the base of an answer, for each question in any script, and the most that common models write. */
const answers = { base: 1000, each: 750, most: 16_000 };

/** Tokens of a prompt around its source. */
const instructions = 1500;

type OnQuestion = (question: GeneratedQuestion) => void;

export interface Writing {
  /** Grows during writing. Finished questions stay, even after a failure. */
  questions: GeneratedQuestion[];
  /** The part of the source that is read. */
  sample(): Sample;
  /**
   * Requests answers until all questions are written, or another request does not help. `problems` are those of earlier
   * questions. Throws the server's error.
   */
  write(signal: AbortSignal, onQuestion: OnQuestion, problems?: readonly string[]): Promise<void>;
  drop(questions: readonly GeneratedQuestion[]): void;
}

/** Maximum number of tokens in an answer. */
export const answerLimit = (questionCount: number, most: number | null): number =>
  most ?? Math.min(answers.most, answers.base + answers.each * questionCount);

/**
 * Questions that a new one must not repeat. A rewritten question may keep its text, unless another one is requested.
 */
function othersThan({ written, revise }: Order): GeneratedQuestion[] {
  if (!revise) return written;
  const others = written.filter(({ questionText }) => questionText !== revise.question.questionText);
  return revise.how === "another" ? [...others, revise.question] : others;
}

export function beginWriting(order: Order, talk: Talk, mostTokens: number | null): Writing {
  const { kind, source, questionCount, sections, questionTypes } = order;
  const questions: GeneratedQuestion[] = [];
  const quoted = source && quotesFrom(source);
  const shape = answerShape(kind, questionTypes, source !== null);
  const newQuestions = othersThan(order);
  const all = () => [...newQuestions, ...questions];
  const limitOf = (wanted: number) => Math.min(answerLimit(wanted, mostTokens), Math.floor(talk.contextTokens() / 2));
  let sample = sampleOf();

  function sampleOf(): Sample {
    const others = estimateTokenCount(newQuestions.map(({ questionText }) => questionText).join("\n"));
    const tokensLeft = talk.contextTokens() - limitOf(questionCount) - instructions - others;
    return sampled(chosenFrom(source?.passages ?? [], sections), Math.max(0, tokensLeft));
  }

  /** Requests one answer and returns its problems. */
  async function ask(problems: readonly string[], signal: AbortSignal, onQuestion: OnQuestion) {
    const missingCount = questionCount - questions.length;
    const text = sampleText(sample);
    const messages = messagesFor(order, { wanted: missingCount, text, written: all(), problems });
    const flaws: string[] = [];
    const wish = { messages, shape, limit: limitOf(missingCount), isWanted: isQuestion };
    for await (const item of talk.objects(wish, signal)) {
      // The model would continue beyond the requested number.
      if (questions.length === questionCount) break;
      const question = checkedQuestion(kind, questionTypes, item, quoted, all());
      if ("issues" in question) {
        const [issue] = question.issues;
        if (issue && flaws.length < limits.problems) flaws.push(`${issue.path}: ${issue.message}`);
        continue;
      }
      questions.push(question);
      onQuestion(question);
    }
    return flaws;
  }

  return {
    questions,
    sample: () => sample,
    drop(dropped) {
      const accepted = questions.filter((question) => !dropped.includes(question));
      questions.splice(0, questions.length, ...accepted);
    },
    async write(signal, onQuestion, before = []) {
      let problems = before;
      for (let round = 0; round < limits.rounds && questions.length < questionCount; ) {
        try {
          problems = await ask(problems, signal, onQuestion);
          round += 1;
        } catch (error) {
          if (troubleOf(error) !== "context" || !source || !talk.shrink()) throw error;
          sample = sampleOf();
        }
      }
    },
  };
}
