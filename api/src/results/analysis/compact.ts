import type { TestAnalysis } from "./item-analysis.ts";

export interface CompactAnalysis {
  questions: string[];
  options: number[];
  facility: number[];
  discrimination: (number | null)[];
  upperLowerDifference: number[];
  alphaWithout: (number | null)[];
  scores: number[];
  shares: number[];
  /** Three figures for each option. */
  thirds: number[];
}

export function compactAnalysis({ items, questions }: TestAnalysis): CompactAnalysis {
  const options = items.flatMap((item) => item.options);
  return {
    questions: questions.map(({ id }) => id),
    options: items.map((item) => item.options.length),
    facility: items.map(({ facility }) => facility),
    discrimination: items.map(({ discrimination }) => discrimination),
    upperLowerDifference: items.map(({ upperLowerDifference }) => upperLowerDifference),
    alphaWithout: items.map(({ alphaWithout }) => alphaWithout),
    scores: options.map(({ score }) => score),
    shares: options.map(({ share }) => share),
    thirds: options.flatMap(({ thirds }) => thirds),
  };
}
