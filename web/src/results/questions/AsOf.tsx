import { Text } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { AsOf_analysis$key } from "#relay/AsOf_analysis.graphql.ts";
import { countOf, formatTime } from "../../ui/text/format.ts";

interface AsOfProps {
  analysis: AsOf_analysis$key;
  /** How many answers the figures beside it rest on. */
  counted: number;
}

/** Says of when an analysis is while the figures beside it are of another moment: it follows them after a pause. */
export function AsOf({ analysis, counted }: AsOfProps) {
  const { attempts, asOf } = useFragment(
    graphql`
      fragment AsOf_analysis on TestAnalysis {
        attempts
        asOf
      }
    `,
    analysis,
  );
  if (attempts === counted) return null;
  return (
    <Text mt="1" fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
      As of <time dateTime={asOf}>{formatTime(asOf)}</time>, {countOf(attempts, "answer")}.
    </Text>
  );
}
