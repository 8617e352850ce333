import type { Item, ItemQuestion } from "../../content/taking/item.ts";

export type Choices = ReadonlyMap<string, readonly number[]>;

export interface Grade {
  /** Right answers of a quiz; the rounded score of an assessment; null for a survey. */
  score: number | null;
  /** 0 to 100; null for a survey. */
  percentage: number | null;
  /** The score of an assessment as text, with at most two decimals. */
  skillScore: string | null;
  skillLevel: string | null;
  /** The index of that level in the item; null without levels. */
  levelIndex: number | null;
}

/** `item` is the revision that the taker saw. */
export function grade(item: Pick<Item, "kind" | "questions" | "levels" | "scale">, choices: Choices): Grade {
  if (item.kind === "SURVEY")
    return { score: null, percentage: null, skillScore: null, skillLevel: null, levelIndex: null };
  if (item.kind === "QUIZ") {
    const score = item.questions.filter((question) => isCorrect(question, choices)).length;
    return {
      score,
      percentage: percent(score, item.questions.length),
      skillScore: null,
      skillLevel: null,
      levelIndex: null,
    };
  }
  const { questions, levels, scale } = item;
  const sum = total(questions.map((question) => weightOf(question, choices) ?? 0));
  const most = total(questions.map(({ optionWeights }) => Math.max(0, ...(optionWeights ?? []))));
  const score = scale === "points" ? sum : withoutFloatError(sum / questions.length);
  const levelIndex = levels.length === 0 ? null : levelAt(levels, score);
  return {
    score: Math.round(score),
    percentage: percent(sum, most),
    skillScore: String(Number(score.toFixed(2))),
    skillLevel: levelIndex === null ? null : (levels[levelIndex]?.name ?? null),
    levelIndex,
  };
}

export function isCorrect({ id, correctAnswer }: ItemQuestion, choices: Choices): boolean | null {
  return correctAnswer === null ? null : choices.get(id)?.[0] === correctAnswer;
}

export function weightOf({ id, optionWeights }: ItemQuestion, choices: Choices): number | null {
  const choice = choices.get(id)?.[0];
  return optionWeights === null || choice === undefined ? null : (optionWeights[choice] ?? null);
}

/** The highest level that begins at or below the score; the lowest level if none does. */
function levelAt(levels: Item["levels"], score: number): number {
  const byMinimum = levels
    .map(({ range }, index) => ({ minimum: range[0], index }))
    .sort((a, b) => a.minimum - b.minimum);
  const reached = byMinimum.filter(({ minimum }) => minimum <= score);
  return (reached.at(-1) ?? byMinimum[0])?.index ?? 0;
}

const percent = (part: number, whole: number) =>
  whole === 0 ? 0 : Math.round(withoutFloatError((100 * part) / whole));

const total = (numbers: number[]) => withoutFloatError(numbers.reduce((sum, number) => sum + number, 0));

// Removes floating point error, so that 0.1 + 0.2 reaches a level that begins at 0.3.
const withoutFloatError = (value: number) => Math.round(value * 1e9) / 1e9;
