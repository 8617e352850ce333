import { Box, Text } from "@chakra-ui/react";
import { memo } from "react";
import { fewestAttempts, testVerdict } from "../../../../api/src/results/analysis/verdict/verdict.shared.ts";
import { Disclosure } from "../../ui/layout/Disclosure.tsx";
import { countOf, formatCount, formatSigned } from "../../ui/text/format.ts";
import type { Analysis } from "../figures/analysis.ts";
import { useFrame } from "../figures/useFrame.ts";
import { useIsFiltered } from "../filter/filtering.ts";
import { AnalysisAge } from "./AnalysisAge.tsx";

export function TestNote({ layout }: { layout: string }) {
  const { all, analysis } = useFrame(layout);
  return analysis && <Note analysis={analysis} isLate={analysis.attempts !== all} />;
}

const Note = memo(function Note({ analysis, isLate }: { analysis: Analysis; isLate: boolean }) {
  const isFiltered = useIsFiltered();
  const { people, alpha, standardError } = analysis;
  const items = [...analysis.items.values()];
  const most = items.reduce((sum, { options }) => sum + Math.max(0, ...options.map(({ score }) => score)), 0);
  // An item without options does not show its number of points.
  const isKnown = standardError != null && most > 0 && items.every(({ options }) => options.length > 0);
  const error = isKnown ? (100 * standardError) / most : null;
  const [first, ...rest] = testVerdict({ people, items: items.length, alpha, standardError: error });
  return (
    <Box mb="7" maxW="prose">
      <Text>
        <Box as="span" fontWeight="medium">
          As a whole.
        </Box>{" "}
        {first} {rest.join(" ")}
      </Text>
      {isLate && <AnalysisAge {...analysis} />}
      {isFiltered && people >= fewestAttempts && (
        <Text mt="1" fontSize="sm" color="fg.muted">
          This and the discrimination below are based on all {countOf(people, "answer")}, whatever the filter.
        </Text>
      )}
      {people >= fewestAttempts && alpha != null && (
        <Disclosure summary="Show the figures of the whole">
          {() => (
            <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
              Cronbach's alpha {formatSigned(alpha)} (KR-20 where answers are right or wrong)
              {error !== null && ` · standard error of measurement ${error.toFixed(1)} percentage points`} ·{" "}
              {formatCount(people)} attempts at the questions as they are now, whatever the filter.
            </Text>
          )}
        </Disclosure>
      )}
    </Box>
  );
});
