import { Box, Text } from "@chakra-ui/react";
import { memo } from "react";
import { fewestAttempts } from "../../../../api/src/results/analysis/verdict/grade.shared.ts";
import { testVerdict } from "../../../../api/src/results/analysis/verdict/verdict.shared.ts";
import { Disclosure } from "../../ui/layout/Disclosure.tsx";
import { countOf, formatSigned } from "../../ui/text/format.ts";
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
    <Box mt="7" maxW="prose">
      <Text>
        {first} {rest.join(" ")}
      </Text>
      {isLate && <AnalysisAge {...analysis} />}
      {isFiltered && people >= fewestAttempts && (
        <Text mt="1" fontSize="sm" color="fg.muted">
          Reliability, verdicts and discrimination use all {countOf(people, "response")}, ignoring filters.
        </Text>
      )}
      {people >= fewestAttempts && alpha != null && (
        <Disclosure summary="Show test statistics">
          {() => (
            <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
              Cronbach's alpha {formatSigned(alpha)} (KR-20 where answers are correct or incorrect)
              {error !== null && ` · standard error of measurement ${error.toFixed(1)} percentage points`} ·{" "}
              {countOf(people, "response")} to the current questions, ignoring filters.
            </Text>
          )}
        </Disclosure>
      )}
    </Box>
  );
});
