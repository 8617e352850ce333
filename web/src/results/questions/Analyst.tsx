import { startTransition, useCallback, useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { AnalystQuery } from "#relay/AnalystQuery.graphql.ts";
import type { Analysis } from "../figures/analysis.ts";
import { useFigures } from "../figures/FiguresProvider.tsx";
import { useFrame } from "../figures/useFrame.ts";
import { useRefetchOnChange } from "../live/useRefetchOnChange.ts";
import { loadParts } from "./parts.ts";

const query = graphql`
  query AnalystQuery($id: ID!) {
    node(id: $id) {
      ... on Content {
        analysis {
          people
          attempts
          asOf
          alpha
          standardError
          compact {
            questions
            options
            facility
            discrimination
            upperLowerDifference
            alphaWithout
            scores
            shares
            thirds
          }
        }
      }
    }
  }
`;

/** Milliseconds between analyses while responses come in. */
const analysisInterval = 15_000;

interface AnalystProps {
  id: string;
  kind: string;
  layout: string;
  /** Called with the first analysis, or if it cannot be loaded. */
  onSettled: () => void;
}

/** Adds the analysis of the questions to the figures, after the figures have loaded. */
export function Analyst({ id, kind, layout, onSettled }: AnalystProps) {
  const environment = useRelayEnvironment();
  const figures = useFigures();
  const { all } = useFrame(layout);
  const [analysis, setAnalysis] = useState<Analysis | null>(null);
  const ask = useCallback(
    (done?: () => void) =>
      fetchQuery<AnalystQuery>(environment, query, { id }).subscribe({
        next: async ({ node }) => {
          const { readAnalysis } = await loadParts();
          if (node?.analysis) setAnalysis(readAnalysis(kind, node.analysis));
        },
        error() {
          onSettled();
          done?.();
        },
        complete: done,
      }),
    [environment, id, kind, onSettled],
  );
  useEffect(() => ask().unsubscribe, [ask]);
  useRefetchOnChange(all, analysisInterval, ask);
  useEffect(
    () =>
      startTransition(() => {
        figures.analyse(analysis);
        if (analysis) onSettled();
      }),
    [figures, analysis, onSettled],
  );
  return null;
}
