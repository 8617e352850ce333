/** The place of the chosen option, or of each chosen one where several may be. */
export type Answer = number | number[];

/** The receipt for handed-in answers, as REST writes it. The lists are filled only when the item shows results to takers. */
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

/** How often an option was chosen, among the selections and among the people. */
export interface OptionCount {
  text: string;
  count: number;
  /** Of all selections of the question, rounded. */
  percentage: number;
  /** Of all people who answered, rounded; over several options this may exceed 100 in total. */
  peoplePercentage: number;
}
