import { Box, Text } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { TestNote_analysis$key } from "#relay/TestNote_analysis.graphql.ts";
import { Disclosure } from "../../ui/layout/Disclosure.tsx";
import { formatCount } from "../../ui/text/format.ts";
import { AsOf } from "./AsOf.tsx";
import { fewestAttempts, testVerdict } from "./verdict.ts";

interface TestNoteProps {
  analysis: TestNote_analysis$key;
  /** How many answers the figures beside it rest on. */
  counted: number;
}

/** How much one may build on the scores of the whole. */
export function TestNote({ analysis: analysisRef, counted }: TestNoteProps) {
  const analysis = useFragment(
    graphql`
      fragment TestNote_analysis on TestAnalysis {
        people
        alpha
        standardError
        ...AsOf_analysis
        items {
          options {
            score
          }
        }
      }
    `,
    analysisRef,
  );
  const { people, alpha, standardError, items } = analysis;
  const most = items.reduce((sum, { options }) => sum + Math.max(0, ...options.map(({ score }) => score)), 0);
  const error = standardError == null || most === 0 ? null : (100 * standardError) / most;
  const [first, ...rest] = testVerdict({ people, items: items.length, alpha, standardError: error });
  return (
    <Box mb="7" maxW="prose">
      <Text>
        <Box as="span" fontWeight="medium">
          As a whole.
        </Box>{" "}
        {first} {rest.join(" ")}
      </Text>
      <AsOf analysis={analysis} counted={counted} />
      {people >= fewestAttempts && alpha != null && (
        <Disclosure summary="Show the figures of the whole">
          {() => (
            <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
              Cronbach's alpha {alpha.toFixed(2).replace("-", "−")} (KR-20 where answers are right or wrong)
              {error !== null && ` · standard error of measurement ${error.toFixed(1)} percentage points`} ·{" "}
              {formatCount(people)} attempts at the questions as they are now, whatever the filter.
            </Text>
          )}
        </Disclosure>
      )}
    </Box>
  );
}
