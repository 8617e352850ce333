import { shownExplanation } from "../content/question/question.ts";
import type { Item } from "../content/taking/item.ts";
import type { Platform } from "../platform/platform.ts";
import { lineCounts, nobody, readCounts } from "./counting/counts.ts";
import { type Choices, type Grade, isCorrect, weightOf } from "./grading/grade.ts";
import { type OptionCount, optionCounts } from "./grading/options.ts";

/** What a taker is told after handing in. The lists are filled only when the item shows results to takers. */
export interface Receipt {
  id: string;
  percentage: number | null;
  score: number | null;
  totalQuestions: number;
  showResultsToTakers: boolean;
  results: AnswerResult[];
  skillResult: SkillResult | null;
  aggregatedResults: AggregatedResult[];
}

export interface AnswerResult {
  questionId: string;
  questionText: string;
  options: string[];
  userAnswer: readonly number[];
  severalAllowed: boolean;
  correctAnswer: number | null;
  isCorrect: boolean | null;
  explanation: string | null;
  questionWeight: number | null;
}

export interface SkillResult {
  skillLevel: string;
  description: string;
  encouragingMessage: string;
  followUpContent: string | null;
  /** With at most two decimals. */
  skillScore: string | null;
  /** All levels of the item, the lowest first. */
  levels: LevelStep[];
}

/** A level among the others. */
export interface LevelStep {
  name: string;
  /** The lowest score that reaches it; for the lowest level every score does. */
  from: number;
  isReached: boolean;
}

export interface AggregatedResult {
  questionText: string;
  totalResponses: number;
  options: OptionCount[];
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

function skillResult({ levels }: Item, levelIndex: number | null, skillScore: string | null): SkillResult | null {
  const level = levelIndex === null ? undefined : levels[levelIndex];
  if (!level) return null;
  const { name: skillLevel, description, encouragingMessage, followUpContent } = level;
  const steps = levels
    .map(({ name, range: [from] }, index) => ({ name, from, isReached: index === levelIndex }))
    .sort((a, b) => a.from - b.from);
  return { skillLevel, description, encouragingMessage, followUpContent, skillScore, levels: steps };
}

/** How everybody answered who was asked the same, in whatever words. */
async function aggregated(platform: Platform, item: Item): Promise<AggregatedResult[]> {
  const counts = lineCounts(await readCounts(platform, item.id));
  return item.questions.map(({ lineId, questionText, options }) => {
    const { people, chosen } = counts.get(lineId) ?? nobody;
    return { questionText, totalResponses: people, options: optionCounts(options, chosen, people) };
  });
}
