import type { Difficulty } from "../content/content.shared.ts";
import { type DraftOrder, prepare } from "./prepare.ts";
import type { SourceText } from "./source.ts";

/** The number of questions that a source gives for an order, whatever number it is for. */
export interface Outlook extends Counts {
  /** The headings of the source in its order; null for text without one. */
  sections: (Counts & { heading: string | null })[];
  /** Difficulties whose questions differ. */
  difficulties: Difficulty[];
  /** Why the language of the source allows no questions; null otherwise. */
  refusal: string | null;
}

interface Counts {
  /** Questions with options. */
  choices: number;
  /** Questions whose answer is typed. */
  typed: number;
}

/** More than a draft may have. */
const all = 100;

/**
 * Counts the questions that a draft of the source can have. A draft has the ordered number of them, or all. Throws
 * SOURCE_UNREADABLE for a source without punctuation.
 */
export async function outlook(source: SourceText, order: DraftOrder): Promise<Outlook> {
  const headings = [...new Set(source.passages.map(({ section }) => section))];
  const prepared = prepare(source, order);
  const isRefused = "refusal" in prepared;
  const questionsFor = (difficulty: Difficulty) =>
    isRefused ? [] : prepared.questionsFor({ ...order, difficulty }, all);
  const questions = questionsFor(order.difficulty);
  const counts = (of: typeof questions): Counts => {
    const typed = of.filter(({ options }) => options.length === 0).length;
    return { choices: of.length - typed, typed };
  };
  const differ = JSON.stringify(questionsFor("easy")) !== JSON.stringify(questionsFor("hard"));
  return {
    ...counts(questions),
    sections: headings.map((heading) => ({
      heading,
      ...counts(questions.filter(({ evidence }) => (evidence?.section ?? null) === heading)),
    })),
    difficulties: differ ? ["easy", "medium", "hard"] : ["medium"],
    refusal: isRefused ? prepared.refusal : null,
  };
}
