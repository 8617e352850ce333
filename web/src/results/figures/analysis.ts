import type { AnalystQuery } from "#relay/AnalystQuery.graphql.ts";
import { fewestAttempts, type Grade } from "../../../../api/src/results/analysis/verdict/grade.shared.ts";
import { correlationInterval, type Interval } from "../../../../api/src/results/analysis/verdict/interval.shared.ts";
import {
  type Basis,
  basisOf,
  type ItemFigures,
  runsAgainst,
  verdictOf,
} from "../../../../api/src/results/analysis/verdict/verdict.shared.ts";

type AnalysisResponse = NonNullable<NonNullable<AnalystQuery["response"]["node"]>["analysis"]>;

export interface AnalysedItem extends ItemFigures {
  readonly upperLowerDifference: number;
  readonly alphaWithout: number | null | undefined;
  readonly interval: Interval | null;
  readonly isAgainst: boolean;
  readonly grade: Grade | null;
}

export interface Analysis extends Pick<AnalysisResponse, "people" | "attempts" | "asOf" | "alpha" | "standardError"> {
  readonly items: ReadonlyMap<string, AnalysedItem>;
  readonly basis: Basis;
}

export function readAnalysis(kind: string, { compact, ...whole }: AnalysisResponse): Analysis {
  const basis = basisOf(whole, compact.questions.length);
  const isTelling = basis.people >= fewestAttempts && !basis.isFlat;
  let first = 0;
  const items = new Map(
    compact.questions.map((key, place) => {
      const options = Array.from({ length: compact.options[place] ?? 0 }, (_, option) => {
        const at = first + option;
        return {
          score: compact.scores[at] ?? 0,
          share: compact.shares[at] ?? 0,
          thirds: compact.thirds.slice(3 * at, 3 * at + 3),
        };
      });
      first += options.length;
      const discrimination = compact.discrimination[place];
      const figures = { facility: compact.facility[place] ?? 0, discrimination, options };
      const item: AnalysedItem = {
        ...figures,
        interval: isTelling && discrimination != null ? correlationInterval(discrimination, basis.people) : null,
        isAgainst: runsAgainst(discrimination, basis),
        grade: verdictOf(kind, figures, basis)?.grade ?? null,
        upperLowerDifference: compact.upperLowerDifference[place] ?? 0,
        alphaWithout: compact.alphaWithout[place],
      };
      return [key, item];
    }),
  );
  return { ...whole, items, basis };
}
