import { Box, Text } from "@chakra-ui/react";
import { memo } from "react";
import { countOf } from "../../ui/text/format.ts";
import type { AnalysedItem, Analysis } from "../figures/analysis.ts";
import { useQuestionFigures } from "../figures/QuestionFigures.tsx";
import { useIsFiltered } from "../filter/filtering.ts";
import { AnalysisAge } from "./AnalysisAge.tsx";
import { verdictOf } from "./verdict.ts";

export function ItemNote({ kind }: { kind: string }) {
  const { analysis, item, isAnalysisLate } = useQuestionFigures();
  return analysis && item && <Note kind={kind} analysis={analysis} item={item} isLate={isAnalysisLate} />;
}

interface NoteProps {
  kind: string;
  analysis: Analysis;
  item: AnalysedItem;
  isLate: boolean;
}

const Note = memo(function Note({ kind, analysis, item, isLate }: NoteProps) {
  const isFiltered = useIsFiltered();
  const verdict = verdictOf(kind, item, analysis.basis);
  if (verdict === null) return null;
  return (
    <Box mt="3" fontSize="sm">
      <Text textWrap="pretty">{verdict.fit}</Text>
      {isLate && <AnalysisAge {...analysis} />}
      {isFiltered && (
        <Text mt="1" color="fg.muted">
          Based on all {countOf(analysis.people, "answer")}, whatever the filter.
        </Text>
      )}
    </Box>
  );
});
