import type { Content } from "../generated/prisma/client.ts";
import type { Kind } from "./content.shared.ts";

export type KindColumns = Pick<Content, "contentType" | "scoringType">;

export const columnsOf: Record<Kind, KindColumns> = {
  QUIZ: { contentType: "quiz", scoringType: "traditional" },
  SURVEY: { contentType: "survey", scoringType: "traditional" },
  ASSESSMENT: { contentType: "quiz", scoringType: "skill_based" },
};

export function kindOf({ contentType, scoringType }: KindColumns): Kind {
  if (contentType === "survey") return "SURVEY";
  return scoringType === "skill_based" ? "ASSESSMENT" : "QUIZ";
}

/** Assessments are among the quizzes. */
export type Collection = "quizzes" | "surveys";

export const collectionNoun = { quizzes: "Quiz", surveys: "Survey" } as const satisfies Record<Collection, string>;

export const belongsTo = (collection: Collection, kind: Kind) => (collection === "surveys") === (kind === "SURVEY");
