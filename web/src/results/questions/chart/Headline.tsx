import { Box, Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { netPromoter } from "../../../../../api/src/results/questions/scale.shared.ts";
import { AuthorText } from "../../../ui/text/AuthorText.tsx";
import { countOf, formatCount } from "../../../ui/text/format.ts";
import { type FigureSet, useQuestionFigures } from "../../figures/QuestionFigures.tsx";
import { FilterButton } from "../../filter/FilterButton.tsx";
import { useAllows, useIsFiltered } from "../../filter/filtering.ts";
import { medianOfBins, withUnit } from "../../kinds/bins.ts";
import { middleOf } from "../../kinds/middle.ts";
import { intervalText, signedScore } from "../../kinds/promoter.ts";
import { answersTo } from "../answered.ts";
import { type ChartedQuestion, hasKeyOf, hasWeightsOf } from "../charted.ts";

interface Figure {
  figure: ReactNode;
  /** The meaning of the figure, before the number of answers. */
  words: string;
}

/** A question in one figure, with the number of people behind it. */
export function Headline({ question }: { question: ChartedQuestion }) {
  const figures = useQuestionFigures();
  const isFiltered = useIsFiltered();
  const isFilter = useAllows({ answers: [] });
  const { people, unanswered } = figures.tally;
  const headline = people > 0 ? headlineOf(question, figures) : null;
  return (
    <Box mt="3" fontVariantNumeric="tabular-nums">
      <Flex columnGap="3" wrap="wrap" align="baseline">
        {headline && (
          <Box textStyle="figure" fontSize="2xl" minW="0" overflowWrap="anywhere">
            {headline.figure}
          </Box>
        )}
        {(headline || unanswered === 0) && (
          <Text fontSize="sm" color="fg.muted">
            {headline && `${headline.words} `}
            {answersTo(people, !isFiltered)}
          </Text>
        )}
      </Flex>
      {unanswered > 0 && (
        <Text mt={headline ? "1" : undefined} fontSize="sm" color="fg.muted">
          {formatCount(people)} of {countOf(people + unanswered, "person", "people")} answered;{" "}
          <FilterButton
            display="inline"
            textDecoration={isFilter ? "underline" : undefined}
            textDecorationStyle="dotted"
            part={{ answers: [{ question: question.key, outcome: "LEFT_OUT" }] }}
          >
            {formatCount(unanswered)} left it out
          </FilterButton>
          .
        </Text>
      )}
    </Box>
  );
}

function headlineOf(question: ChartedQuestion, { rate, tally }: FigureSet): Figure | null {
  const { form, place } = question;
  const counts = tally.options.map(({ count }) => count);
  if (rate !== null && (hasKeyOf(question) || place.shape.isGraded))
    return { figure: `${rate}%`, words: place.shape.isPartial ? "fully right, of" : "right, of" };
  if (rate !== null && hasWeightsOf(question)) return { figure: `${rate}%`, words: "of the points, by" };
  if (question.type === "NUMBER") {
    const median = medianOfBins(question.bins, tally.bins);
    return median === null ? null : { figure: withUnit(median, form?.number?.unit), words: "median, of" };
  }
  if (question.type !== "SCALE") return null;
  const promoter = form?.scale?.isNps ? netPromoter(counts) : null;
  if (promoter)
    return {
      figure: signedScore(promoter.score),
      words: `Net Promoter Score, 95% interval ${intervalText(promoter)}, of`,
    };
  const middle = middleOf(
    question.options.map(({ text }) => text),
    counts,
  );
  return (
    middle && {
      figure: <AuthorText>{middle.median}</AuthorText>,
      words: middle.mean === null ? "median of" : `median, mean ${middle.mean}, of`,
    }
  );
}
