/** The index of the chosen option, or a list of them where several may be chosen. */
export type Answer = number | number[];

/** The receipt for an attempt, as REST sends it. Its lists are empty unless the item shows results to takers. */
export interface Receipt<Result = AnswerResult> {
  id: string;
  percentage: number | null;
  score: number | null;
  totalQuestions: number;
  showResultsToTakers: boolean;
  results: Result[];
  skillResult: SkillResult | null;
  aggregatedResults: AggregatedResult[];
}

export interface AnswerResult {
  questionId: string;
  questionText: string;
  options: string[];
  userAnswer: Answer | null;
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
  skillScore: string | null;
  levels: LevelStep[];
}

export interface LevelStep {
  name: string;
  /** The lowest score that reaches the level; any score reaches the lowest one. */
  from: number;
  isReached: boolean;
}

export interface AggregatedResult {
  questionText: string;
  totalResponses: number;
  options: OptionCount[];
}

export interface OptionCount {
  text: string;
  count: number;
  /** Share of all selections of the question, rounded. */
  percentage: number;
  /** Share of all people who answered, rounded; may exceed 100 in total where several options may be chosen. */
  peoplePercentage: number;
}
