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

/** Collections of items in REST. `quizzes` includes assessments, and `content` includes everything. */
export type Collection = "quizzes" | "surveys" | "content";

export const collectionNoun = { quizzes: "Quiz", surveys: "Survey", content: "Item" } as const satisfies Record<
  Collection,
  string
>;

export const belongsTo = (collection: Collection, kind: Kind) =>
  collection === "content" || (collection === "surveys") === (kind === "SURVEY");
