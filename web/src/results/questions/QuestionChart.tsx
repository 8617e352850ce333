import { Badge, Box, Flex, Grid, Heading, Text } from "@chakra-ui/react";
import { lazy, memo, type ReactNode, Suspense, useRef } from "react";
import type { Wordings_result$key } from "#relay/Wordings_result.graphql.ts";
import { ChartDisclosure, FiguresTable } from "../../ui/charts/ChartTable.tsx";
import { Boundary } from "../../ui/layout/Boundary.tsx";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { formatCount } from "../../ui/text/format.ts";
import { useWriting } from "../../ui/text/writing.ts";
import { type PlacedQuestion, QuestionFigures, useQuestionFigures } from "../figures/QuestionFigures.tsx";
import { useIsFiltered } from "../filter/filtering.ts";
import { anchorOf } from "./anchor.ts";
import { answersTo } from "./answered.ts";
import { OptionBar } from "./OptionBar.tsx";

const Wordings = lazy(async () => ({ default: (await import("./Wordings.tsx")).Wordings }));

interface ChartedQuestion extends PlacedQuestion {
  readonly id: string;
  readonly text: string;
  readonly type: string;
  readonly result: Wordings_result$key;
  readonly sharesBehind: readonly number[] | undefined;
}

interface QuestionChartProps {
  question: ChartedQuestion;
  number: number | null;
  note?: ReactNode;
  figures?: (() => ReactNode) | undefined;
}

// In rem.
const optionHeight = 3.57;
const disclosureHeight = 2.75;
/** A question of one line or two with its rate, and the gap to the options below. */
const askedHeight = 5.9;

/**
 * The room a question takes while it is out of sight. What stands below moves by the difference when it comes into
 * sight, under the pointer of somebody who went there at once.
 */
function heightOf(options: number) {
  const answered = options * optionHeight + disclosureHeight;
  return { base: `auto ${answered + askedHeight}rem`, lg: `auto ${answered}rem` };
}

export const QuestionChart = memo(function QuestionChart({ question, number, note, figures }: QuestionChartProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <QuestionFigures question={question} element={place}>
      <Grid
        as="li"
        ref={place}
        id={anchorOf(question.id)}
        scrollMarginTop="16"
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 5fr) minmax(0, 7fr)" }}
        columnGap="12"
        rowGap="4"
        py="7"
        borderTopWidth="1px"
        _first={{ borderTopWidth: 0, pt: 0 }}
        breakInside="avoid"
        contentVisibility="auto"
        css={{ containIntrinsicHeight: heightOf(question.options.length) }}
        _print={{ contentVisibility: "visible" }}
      >
        <Box>
          <Asked question={question} number={number} />
          {note}
        </Box>
        <Answered question={question} figures={figures} />
      </Grid>
    </QuestionFigures>
  );
});

const hasKeyOf = ({ options }: PlacedQuestion) => options.some(({ isCorrect }) => isCorrect != null);
const hasWeightsOf = ({ options }: PlacedQuestion) => options.some(({ weight }) => weight != null);

function Asked({ question, number }: Pick<QuestionChartProps, "question" | "number">) {
  const { writtenTogether } = useWriting();
  return (
    <>
      <Heading
        as="h3"
        dir={writtenTogether([question.text]).dir}
        size="md"
        lineHeight="1.35"
        textWrap="pretty"
        display="flex"
        gap="3"
      >
        {number === null ? (
          <Badge alignSelf="flex-start" mt="1">
            edited
          </Badge>
        ) : (
          <Box as="span" color="fg.muted" fontVariantNumeric="lining-nums tabular-nums">
            {number}.
          </Box>
        )}
        <Box as="span" minW="0" whiteSpace="pre-wrap">
          <AuthorText>{question.text}</AuthorText>
        </Box>
      </Heading>
      <Rate hasKey={hasKeyOf(question)} hasWeights={hasWeightsOf(question)} />
      {question.wordings > 0 && (
        <Boundary fallback={null}>
          <Suspense fallback={null}>
            <Wordings result={question.result} />
          </Suspense>
        </Boundary>
      )}
      {question.type === "MULTI_SELECT" && (
        <Text mt="1" fontSize="sm" color="fg.muted">
          People could choose several, so the percentages may exceed 100% together.
        </Text>
      )}
    </>
  );
}

function Rate({ hasKey, hasWeights }: { hasKey: boolean; hasWeights: boolean }) {
  const { rate, tally } = useQuestionFigures();
  const isFiltered = useIsFiltered();
  return (
    <Flex mt="3" columnGap="3" wrap="wrap" align="baseline" fontVariantNumeric="tabular-nums">
      {rate !== null && (hasKey || hasWeights) && (
        <Box textStyle="figure" fontSize="2xl">
          {rate}%
        </Box>
      )}
      <Text fontSize="sm" color="fg.muted">
        {rate !== null && hasKey && "right, of "}
        {rate !== null && hasWeights && "of the points, by "}
        {answersTo(tally.people, !isFiltered)}
      </Text>
    </Flex>
  );
}

function Answered({ question, figures }: Pick<QuestionChartProps, "question" | "figures">) {
  const { writtenTogether } = useWriting();
  return (
    <Box minW="0">
      <Box as="ol" listStyleType="none" dir={writtenTogether([question.text]).dir}>
        {question.options.map((option, place) => (
          <OptionBar
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
            key={place}
            question={question.key}
            place={place}
            behind={question.sharesBehind?.[place]}
            option={option}
          />
        ))}
      </Box>
      <ChartDisclosure caption={question.text} hasMore={figures !== undefined}>
        {() => (
          <>
            <OptionTable caption={question.text} hasKey={hasKeyOf(question)} hasWeights={hasWeightsOf(question)} />
            {figures?.()}
          </>
        )}
      </ChartDisclosure>
    </Box>
  );
}

function OptionTable({ caption, hasKey, hasWeights }: { caption: string; hasKey: boolean; hasWeights: boolean }) {
  const { tally } = useQuestionFigures();
  return (
    <FiguresTable
      caption={caption}
      columns={["Option", ...(hasKey ? ["Right"] : []), ...(hasWeights ? ["Weight"] : []), "People", "Share"]}
      rows={tally.options.map(({ text, isCorrect, weight, count, peoplePercentage }) => [
        text,
        ...(hasKey ? [isCorrect ? "Yes" : "No"] : []),
        ...(hasWeights ? [weight] : []),
        formatCount(count),
        `${peoplePercentage}%`,
      ])}
    />
  );
}
