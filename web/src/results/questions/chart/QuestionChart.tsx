import { Box, Grid } from "@chakra-ui/react";
import { memo, type ReactNode, useRef } from "react";
import { QuestionFigures } from "../../figures/QuestionFigures.tsx";
import { anchorOf } from "../anchor.ts";
import type { ChartedQuestion } from "../charted.ts";
import { AnswerFigures } from "./AnswerFigures.tsx";
import { heightOf } from "./height.ts";
import { QuestionHeading } from "./QuestionHeading.tsx";

interface QuestionChartProps {
  question: ChartedQuestion;
  number: number | null;
  note?: ReactNode;
  figures?: (() => ReactNode) | undefined;
  /** True in a row of the table, which shows the question already. */
  isInRow?: boolean;
}

const listed = {
  as: "li",
  scrollMarginTop: "16",
  py: "7",
  borderTopWidth: "1px",
  _first: { borderTopWidth: 0, pt: 0 },
} as const;

export const QuestionChart = memo(function QuestionChart({
  question,
  number,
  note,
  figures,
  isInRow = false,
}: QuestionChartProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <QuestionFigures question={question} element={place}>
      <Grid
        ref={place}
        {...(isInRow ? {} : { ...listed, id: anchorOf(question.id) })}
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 5fr) minmax(0, 7fr)" }}
        columnGap="12"
        rowGap="4"
        breakInside="avoid"
        contentVisibility="auto"
        css={{ containIntrinsicHeight: heightOf(question) }}
        _print={{ contentVisibility: "visible" }}
      >
        <Box>
          <QuestionHeading question={question} number={number} isInRow={isInRow} />
          {note}
        </Box>
        <AnswerFigures question={question} figures={figures} />
      </Grid>
    </QuestionFigures>
  );
});
