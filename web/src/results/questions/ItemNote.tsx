import { Box, Text } from "@chakra-ui/react";
import { memo } from "react";
import { verdictOf } from "../../../../api/src/results/analysis/verdict/verdict.shared.ts";
import { LazyFindings } from "../../product/clinic/LazyFindings.tsx";
import { knownKind } from "../../product/kind.ts";
import { countOf } from "../../ui/text/format.ts";
import type { AnalysedItem, Analysis } from "../figures/analysis.ts";
import { useQuestionFigures } from "../figures/QuestionFigures.tsx";
import { useIsFiltered } from "../filter/filtering.ts";
import { OptionalPart } from "../OptionalPart.tsx";
import { AnalysisAge } from "./AnalysisAge.tsx";
import { Drafted, fewestToCompare } from "./Drafted.tsx";
import { measured } from "./measured.ts";

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
      <Predicted kind={kind} item={item} />
      {analysis.people >= fewestToCompare && (
        <OptionalPart>
          <Drafted item={item} />
        </OptionalPart>
      )}
      {isFiltered && (
        <Text mt="1" color="fg.muted">
          Based on all {countOf(analysis.people, "response")}, ignoring filters.
        </Text>
      )}
    </Box>
  );
});

/** The expected effect of the wording, next to the measured figures. */
function Predicted({ kind, item }: Pick<NoteProps, "kind" | "item">) {
  const { text, tally } = useQuestionFigures();
  const right = tally.options.findIndex(({ isCorrect }) => isCorrect);
  return (
    <LazyFindings
      question={{
        text,
        options: tally.options.map(({ text }) => text),
        correct: right === -1 ? null : right,
        explanation: "",
      }}
      kind={knownKind(kind)}
      beside={(finding) => <Text mt="1">{measured(finding, item)}</Text>}
    />
  );
}
