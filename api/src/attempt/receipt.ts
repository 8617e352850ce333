import { shownExplanation } from "../content/question/question.ts";
import type { Item } from "../content/taking/item.ts";
import type { Platform } from "../platform/platform.ts";
import { lineCounts, nobody, readCounts } from "./counting/counts.ts";
import { type Choices, type Grade, isCorrect, weightOf } from "./grading/grade.ts";
import { optionCounts } from "./grading/options.ts";
import type * as Shared from "./receipt.shared.ts";

/** A receipt with answers as lists of indexes; each door converts them to its own shape. */
export type Receipt = Shared.Receipt<AnswerResult>;

export interface AnswerResult extends Omit<Shared.AnswerResult, "userAnswer"> {
  userAnswer: readonly number[];
  severalAllowed: boolean;
}

/** `current` decides whether results are shown; `item` is the revision that was answered. */
export async function receiptOf(
  platform: Platform,
  current: Item,
  item: Item,
  attempt: { id: string; totalQuestions: number },
  choices: Choices,
  { percentage, score, skillScore, levelIndex }: Grade,
): Promise<Receipt> {
  const { showResultsToTakers } = current;
  const answer = { id: attempt.id, percentage, score, totalQuestions: attempt.totalQuestions, showResultsToTakers };
  if (!showResultsToTakers) return { ...answer, results: [], skillResult: null, aggregatedResults: [] };
  return {
    ...answer,
    results: item.questions.map((question) => ({
      questionId: question.id,
      questionText: question.questionText,
      options: question.options,
      userAnswer: choices.get(question.id) ?? [],
      severalAllowed: question.questionType === "multi_select",
      correctAnswer: question.correctAnswer,
      isCorrect: isCorrect(question, choices),
      explanation: shownExplanation(question),
      questionWeight: weightOf(question, choices),
    })),
    skillResult: skillResult(item, levelIndex, skillScore),
    aggregatedResults: await aggregated(platform, item),
  };
}

function skillResult(
  { levels }: Item,
  levelIndex: number | null,
  skillScore: string | null,
): Shared.SkillResult | null {
  const level = levelIndex === null ? undefined : levels[levelIndex];
  if (!level) return null;
  const { name: skillLevel, description, encouragingMessage, followUpContent } = level;
  const steps = levels
    .map(({ name, range: [from] }, index) => ({ name, from, isReached: index === levelIndex }))
    .sort((a, b) => a.from - b.from);
  return { skillLevel, description, encouragingMessage, followUpContent, skillScore, levels: steps };
}

async function aggregated(platform: Platform, item: Item): Promise<Shared.AggregatedResult[]> {
  const counts = lineCounts(await readCounts(platform, item.id));
  return item.questions.map(({ lineId, questionText, options }) => {
    const { people, chosen } = counts.get(lineId) ?? nobody;
    return { questionText, totalResponses: people, options: optionCounts(options, chosen, people) };
  });
}
