import type { Difficulty, Kind } from "../../content/content.shared.ts";

/** Ways to rewrite a question. */
export const revisions = ["another", "harder", "easier", "options"] as const;
export type Revising = (typeof revisions)[number];

interface Circumstances {
  kind: Kind;
  /** Type of the question; undefined when no particular question is meant. */
  questionType?: string | undefined;
  isFromTopic: boolean;
  /** Null except for quizzes. */
  difficulty: Difficulty | null;
  hasModel: boolean;
}

/** Whether questions of a type have options that can be rewritten. */
export const isChoice = (questionType: string): boolean =>
  ["multiple_choice", "single_choice", "multi_select"].includes(questionType);

/** The ways a question can be rewritten. Without a model, another question from the source replaces it. */
export function possibleRevisions(circumstances: Circumstances): readonly Revising[] {
  const { kind, questionType, isFromTopic, difficulty, hasModel } = circumstances;
  if (questionType && !isChoice(questionType))
    return possibleRevisions({ ...circumstances, questionType: undefined }).filter((how) => how !== "options");
  if (hasModel) return kind === "QUIZ" ? revisions : ["another", "options"];
  if (isFromTopic) return [];
  if (kind !== "QUIZ") return ["another"];
  return revisions.filter(
    (how) => !(how === "easier" && difficulty === "easy") && !(how === "harder" && difficulty === "hard"),
  );
}

export const candidateStates = ["proposed", "kept", "dropped"] as const;
export type CandidateState = (typeof candidateStates)[number];

/** Limits of one drafting, except `open`, which is per user. */
export const draftingLimits = { open: 20, candidates: 100, more: 20, sections: 100, wish: 200, days: 30 } as const;
