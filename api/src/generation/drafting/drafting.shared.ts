import type { Difficulty, Kind } from "../../content/content.shared.ts";

/** What is asked of a question that is to be written anew. */
export const revisions = ["another", "harder", "easier", "options"] as const;
export type Revising = (typeof revisions)[number];

interface Circumstances {
  kind: Kind;
  /** Of the question; none where it is about any of them. */
  questionType?: string | undefined;
  isFromTopic: boolean;
  /** Of quizzes only. */
  difficulty: Difficulty | null;
  hasModel: boolean;
}

/** Whether questions of a type have options that can be written anew. */
export const isChoice = (questionType: string): boolean =>
  ["multiple_choice", "single_choice", "multi_select"].includes(questionType);

/** What can be asked of a question. Without a model, it is replaced by another that its source gives. */
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

/** Of one drafting, except `open`, which is of one user. */
export const draftingLimits = { open: 20, candidates: 100, more: 20, sections: 100, wish: 200, days: 30 } as const;
