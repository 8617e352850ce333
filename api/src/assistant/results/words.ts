import { isPartial } from "../../content/question/form/scoring.shared.ts";
import type { ReadableQuestion } from "../../content/question/question.policy.ts";
import { countOf } from "../../platform/shared/words.shared.ts";
import type { ItemAnalysis } from "../../results/analysis/analysis.ts";
import type { TestAnalysis } from "../../results/analysis/item-analysis.ts";
import { basisOf, testVerdict, verdictOf } from "../../results/analysis/verdict/verdict.shared.ts";

/** Describes how well the questions agree and how exact a score is, in the words of the results screen. */
export function testSentences({ people, alpha, standardError, items }: TestAnalysis): string[] {
  const most = items.reduce((sum, { options }) => sum + Math.max(0, ...options.map(({ score }) => score)), 0);
  const error = standardError === null || most === 0 ? null : (100 * standardError) / most;
  return testVerdict({ people, items: items.length, alpha, standardError: error });
}

const letter = (place: number) => String.fromCharCode(65 + place);
const percent = (share: number) => `${Math.round(100 * share)}%`;

/** Describes how a question works. Sentences name options by letter and quote nobody. */
export function questionSentences(
  kind: string,
  { correctAnswer, answerKey, optionWeights, passage }: ReadableQuestion,
  analysis: TestAnalysis | null,
  item: ItemAnalysis | null,
): string[] {
  return [
    ...(correctAnswer === null ? [] : [`${letter(correctAnswer)} is marked right.`]),
    ...(optionWeights
      ? [
          optionWeights
            .map((weight, place) => `${letter(place)} counts ${weight}`)
            .join(", ")
            .concat("."),
        ]
      : []),
    passage === null
      ? "It was written without a quote of a source."
      : "It was made from a quote of its source, given as quote.",
    ...(analysis && item
      ? working(kind, analysis, { ...item, isPartial: isPartial(answerKey) })
      : ["Nothing is right or wrong in a survey, so it has no difficulty."]),
  ];
}

function working(kind: string, analysis: TestAnalysis, item: ItemAnalysis & { isPartial: boolean }): string[] {
  const { people, items } = analysis;
  const verdict = verdictOf(kind, item, basisOf(analysis, items.length));
  if (!verdict) return testSentences(analysis).slice(0, 1);
  const thirds = item.options.map(
    ({ share, thirds: [weak, , strong] }, place) =>
      `${letter(place)}: chosen by ${percent(share)}; ${percent(weak)} of the weakest third, ${percent(strong)} of the strongest.`,
  );
  return [verdict.height, verdict.fit, `Of ${countOf(people, "answer")}:`, ...thirds];
}
