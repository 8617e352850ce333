import type { Template } from "./item.shared.ts";

type Question = Template["item"]["questions"][number];

/** The product features that a template shows, derived from its questions. */
export function featuresOf({ kind, item }: Template): string[] {
  const questions: readonly Question[] = item.questions;
  return features
    .filter(({ isIn }) => questions.some(isIn))
    .map(({ name }) => name)
    .concat(kind === "ASSESSMENT" ? ["Levels"] : []);
}

const features: { name: string; isIn: (question: Question) => boolean }[] = [
  { name: "Net Promoter Score", isIn: ({ form }) => form?.scale?.isNps === true },
  { name: "Stars", isIn: ({ form }) => form?.scale?.look === "stars" },
  {
    name: "Scale",
    isIn: ({ questionType, form }) => questionType === "scale" && !form?.scale?.isNps && form?.scale?.look !== "stars",
  },
  { name: "Rows on one scale", isIn: ({ questionType }) => questionType === "matrix" },
  { name: "Several answers", isIn: ({ questionType }) => questionType === "multi_select" },
  { name: "“Other” with a text", isIn: ({ form }) => typeof form?.choice?.other === "number" },
  { name: "“None of these”", isIn: ({ form }) => typeof form?.choice?.none === "number" },
  { name: "Own words", isIn: ({ questionType, answerKey }) => questionType === "text" && !answerKey },
  { name: "Graded written answers", isIn: ({ answerKey }) => answerKey?.text != null },
  { name: "Numbers", isIn: ({ questionType, answerKey }) => questionType === "number" && !answerKey },
  { name: "Numbers with tolerance", isIn: ({ answerKey }) => (answerKey?.number?.tolerance ?? 0) > 0 },
  { name: "Points", isIn: ({ points = 1 }) => points > 1 },
  { name: "Explanations", isIn: (question) => "explanation" in question && question.explanation != null },
  { name: "Optional questions", isIn: ({ required }) => required === false },
];
