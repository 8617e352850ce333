import type { Difficulty, Kind, QuestionType } from "../content.shared.ts";

/** An item as REST shows it to takers: never with anything that gives an answer away. */
export interface TakenItem {
  id: string;
  title: string;
  description: string | null;
  contentType: "quiz" | "survey";
  scoringType: "traditional" | "skill_based";
  kind: Kind;
  /** Of quizzes only. */
  difficulty: Difficulty | null;
  showResultsToTakers: boolean;
  collectEmailUpfront: boolean;
  revision: number;
  questions: TakenQuestion[];
}

export interface TakenQuestion {
  id: string;
  questionText: string;
  questionType: QuestionType;
  options: string[];
  order: number;
}
