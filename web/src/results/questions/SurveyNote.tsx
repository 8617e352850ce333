import { Text } from "@chakra-ui/react";
import { LazyFindings } from "../../product/clinic/LazyFindings.tsx";
import { useQuestionFigures } from "../figures/QuestionFigures.tsx";
import { surveyed } from "./surveyed.ts";

/** The expected effect of a survey question's wording, next to the answers. */
export function SurveyNote() {
  const { text, tally } = useQuestionFigures();
  return (
    <LazyFindings
      question={{ text, options: tally.options.map(({ text }) => text), correct: null, explanation: "" }}
      kind="SURVEY"
      beside={(finding) => {
        // A matrix counts its options once for each row.
        const comparison = tally.rows.length > 0 ? null : surveyed(finding, tally);
        return comparison && <Text mt="1">{comparison}</Text>;
      }}
    />
  );
}
