import { estimateTokenCount } from "tokenx";
import { quotesFrom } from "../../extractive/source.ts";
import type { GeneratedQuestion, Order } from "../generator.ts";
import { checkedQuestion } from "./check.ts";
import { planFor } from "./plan.ts";
import { type Faulty, type Goal, messagesFor } from "./prompt.ts";
import { chosenFrom, passagesNear, type Sample, sampled, sampleText } from "./sample.ts";
import type { Talk } from "./server/talk.ts";
import { troubleOf } from "./server/trouble.ts";
import { answerShape, goalOf, isQuestion } from "./shape.ts";

/** Maximum number of answers to request, and of problems to report per answer. */
const limits = { rounds: 4, problems: 5 };

/** Questions beyond the requested ones, so that the best can be kept. Fewer questions need neither these nor a plan. */
const spare = { share: 0.5, most: 10, fewest: 3 };

/** Tokens: the base of an answer, for each question in any script, and the most that common models write. */
const answers = { base: 1000, each: 850, most: 16_000 };

/** Tokens of a prompt around its source: rules, examples and the plan. */
const instructions = 3000;

type OnQuestion = (question: GeneratedQuestion) => void;

export interface Writing {
  /** Grows during writing. Finished questions stay, even after a failure. */
  questions: GeneratedQuestion[];
  /** The part of the source that is read. */
  sample(): Sample;
  /** Has the questions planned. Throws the server's error; they are then written without a plan. */
  plan(signal: AbortSignal): Promise<void>;
  /**
   * Requests answers until all questions are written, or another request does not help. Where only the best are kept,
   * the first answer has spare questions, which are not reported. Throws the server's error.
   */
  write(signal: AbortSignal, onQuestion: OnQuestion): Promise<void>;
  /** Requests one answer with that many questions to replace faulty ones, and adds them. Throws the server's error. */
  rewrite(faulty: readonly Faulty[], wanted: number, signal: AbortSignal): Promise<GeneratedQuestion[]>;
  /** The number of a question's goal in the plan; null without one. */
  goalNumber(question: GeneratedQuestion): number | null;
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
  const { kind, source, questionCount, sections, questionTypes, areAllKept } = order;
  const questions: GeneratedQuestion[] = [];
  const goals = new Map<number, Goal>();
  const goalNumbers = new Map<GeneratedQuestion, number>();
  const quoted = source && quotesFrom(source);
  const newQuestions = othersThan(order);
  const isPlanned = questionCount >= spare.fewest;
  const spareCount = Math.min(spare.most, Math.ceil(questionCount * spare.share));
  const goalCount = isPlanned && !areAllKept ? questionCount + spareCount : questionCount;
  const limitOf = (wanted: number) => Math.min(answerLimit(wanted, mostTokens), Math.floor(talk.contextTokens() / 2));
  let sample = sampleOf();

  function sampleOf(): Sample {
    const others = estimateTokenCount(newQuestions.map(({ questionText }) => questionText).join("\n"));
    const tokensLeft = talk.contextTokens() - limitOf(goalCount) - instructions - others;
    return sampled(chosenFrom(source?.passages ?? [], sections), Math.max(0, tokensLeft));
  }

  interface Request {
    wanted: number;
    text: string;
    written: readonly GeneratedQuestion[];
    goals: ReadonlyMap<number, Goal>;
    problems?: readonly string[];
    faulty?: readonly Faulty[];
  }

  /** Requests one answer and returns its problems. */
  async function ask(request: Request, signal: AbortSignal, onQuestion: OnQuestion) {
    const { wanted } = request;
    const messages = messagesFor(order, { problems: [], faulty: [], ...request });
    const shape = answerShape(kind, questionTypes, { hasSource: source !== null, hasPlan: request.goals.size > 0 });
    const flaws: string[] = [];
    const made: GeneratedQuestion[] = [];
    for await (const item of talk.objects({ messages, shape, limit: limitOf(wanted), isWanted: isQuestion }, signal)) {
      // The model would continue beyond the requested number.
      if (made.length === wanted) break;
      const number = goalOf(item);
      const goal = number === null ? undefined : request.goals.get(number);
      const before = [...request.written, ...made];
      const question = checkedQuestion(order, item, { quoted, before, level: goal?.level ?? null });
      if ("issues" in question) {
        const [issue] = question.issues;
        if (issue && flaws.length < limits.problems) flaws.push(`${issue.path}: ${issue.message}`);
        continue;
      }
      made.push(question);
      if (number !== null && goal) goalNumbers.set(question, number);
      questions.push(question);
      // Progress counts the requested questions only.
      if (questions.length <= questionCount) onQuestion(question);
    }
    return flaws;
  }

  const openGoals = () => {
    const taken = new Set(questions.map((question) => goalNumbers.get(question)));
    return new Map([...goals].filter(([number]) => !taken.has(number)));
  };

  return {
    questions,
    sample: () => sample,
    goalNumber: (question) => goalNumbers.get(question) ?? null,
    async plan(signal) {
      if (!isPlanned || order.revise) return;
      const planning = { wanted: goalCount, text: sampleText(sample), mostTokens };
      for (const [index, goal] of (await planFor(order, talk, planning, signal)).entries()) goals.set(index + 1, goal);
    },
    async write(signal, onQuestion) {
      let problems: readonly string[] = [];
      for (let round = 0; round < limits.rounds && questions.length < questionCount; ) {
        const wanted = (round === 0 ? goalCount : questionCount) - questions.length;
        const written = [...newQuestions, ...questions];
        try {
          const request = { wanted, text: sampleText(sample), written, goals: openGoals(), problems };
          problems = await ask(request, signal, onQuestion);
          round += 1;
        } catch (error) {
          if (troubleOf(error) !== "context" || !source || !talk.shrink()) throw error;
          sample = sampleOf();
        }
      }
    },
    async rewrite(faulty, wanted, signal) {
      const countBefore = questions.length;
      const isFaulty = new Set(faulty.map(({ question }) => question));
      // A rewritten question may keep its text.
      const others = questions.filter((question) => !isFaulty.has(question));
      const near = source ? passagesNear(source.passages, [...isFaulty]) : [];
      const room = Math.floor(talk.contextTokens() / 2) - instructions;
      const taken = new Map(
        faulty.flatMap(({ question }) => {
          const number = goalNumbers.get(question);
          const goal = number === undefined ? undefined : goals.get(number);
          return number !== undefined && goal ? [[number, goal] as const] : [];
        }),
      );
      const request = {
        wanted,
        text: sampleText(sampled(near, Math.max(0, room))),
        written: [...newQuestions, ...others],
        goals: taken,
        faulty,
      };
      await ask(request, signal, () => {});
      return questions.slice(countBefore);
    },
  };
}
