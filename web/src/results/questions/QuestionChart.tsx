import { Badge, Box, Flex, Grid, Heading, Text } from "@chakra-ui/react";
import { lazy, memo, type ReactNode, Suspense, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { QuestionChart_result$data, QuestionChart_result$key } from "#relay/QuestionChart_result.graphql.ts";
import { directionOf } from "../../../../api/src/platform/shared/language.rules.ts";
import { ChartTable } from "../../ui/charts/ChartTable.tsx";
import { useSeenFirst } from "../../ui/hooks/useSeenFirst.ts";
import { Boundary } from "../../ui/layout/Boundary.tsx";
import { formatCount } from "../../ui/text/format.ts";
import { Words } from "../../ui/text/Words.tsx";
import { useIsFiltered } from "../filter/filtering.ts";
import { anchorOf } from "./anchor.ts";
import { answersTo } from "./answered.ts";
import { OptionBar } from "./OptionBar.tsx";
import { rateOf } from "./overview.ts";

// Few questions have several.
const Wordings = lazy(async () => ({ default: (await import("./Wordings.tsx")).Wordings }));

interface QuestionChartProps {
  result: QuestionChart_result$key;
  /** Its place in the item; null for a version that is no longer asked. */
  number: number | null;
  /** The shares of its options among everybody, where the result is of some. */
  behind?: readonly number[] | undefined;
  /** What there is to say of it within the whole. */
  note?: ReactNode;
  /** The figures that rests on, shown along with the table. */
  figures?: ((question: string) => ReactNode) | undefined;
}

export function QuestionChart({ result: resultRef, number, behind, note, figures }: QuestionChartProps) {
  const result = useFragment(
    graphql`
      fragment QuestionChart_result on QuestionResult {
        question {
          id
          key
          text
          type
        }
        responses
        options {
          text
          count
          peoplePercentage
          isCorrect
          weight
        }
        wordings {
          responses
        }
        ...Wordings_result
      }
    `,
    resultRef,
  );
  const place = useRef<HTMLDivElement>(null);
  const drawn = useSeenFirst(result, place);
  return (
    <Grid
      as="li"
      ref={place}
      id={anchorOf(result.question.id)}
      scrollMarginTop="16"
      templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 5fr) minmax(0, 7fr)" }}
      columnGap="12"
      rowGap="4"
      py="7"
      borderTopWidth="1px"
      _first={{ borderTopWidth: 0, pt: 0 }}
      breakInside="avoid"
      contentVisibility="auto"
      css={{ containIntrinsicHeight: "auto 24rem" }}
      _print={{ contentVisibility: "visible" }}
    >
      <Box>
        <Asked result={drawn} number={number} />
        {note}
      </Box>
      <Answered result={drawn} behind={behind} figures={figures} />
    </Grid>
  );
}

interface PartProps {
  result: QuestionChart_result$data;
}

const hasKeyOf = ({ options }: QuestionChart_result$data) => options.some(({ isCorrect }) => isCorrect != null);
const hasWeightsOf = ({ options }: QuestionChart_result$data) => options.some(({ weight }) => weight != null);

/** The question, and how it went in one number. */
const Asked = memo(function Asked({ result, number }: PartProps & { number: number | null }) {
  const { question, responses, options, wordings } = result;
  const isFiltered = useIsFiltered();
  const rate = rateOf(options, responses);
  return (
    <>
      <Heading
        as="h3"
        dir={directionOf(question.text)}
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
          <Words>{question.text}</Words>
        </Box>
      </Heading>
      <Flex mt="3" columnGap="3" wrap="wrap" align="baseline" fontVariantNumeric="tabular-nums">
        {rate !== null && (hasKeyOf(result) || hasWeightsOf(result)) && (
          <Box textStyle="figure" fontSize="2xl">
            {rate}%
          </Box>
        )}
        <Text fontSize="sm" color="fg.muted">
          {rate !== null && hasKeyOf(result) && "right, of "}
          {rate !== null && hasWeightsOf(result) && "of the points, by "}
          {answersTo(responses, !isFiltered)}
        </Text>
      </Flex>
      {wordings.length > 0 && (
        <Boundary fallback={null}>
          <Suspense fallback={null}>
            <Wordings result={result} />
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
});

interface AnsweredProps extends PartProps, Pick<QuestionChartProps, "behind" | "figures"> {}

/** A bar for each of its options. */
const Answered = memo(function Answered({ result, behind, figures }: AnsweredProps) {
  const { question, responses, options } = result;
  const [hasKey, hasWeights] = [hasKeyOf(result), hasWeightsOf(result)];
  return (
    <Box minW="0">
      <Box as="ol" listStyleType="none" dir={directionOf(question.text)}>
        {options.map((option, place) => (
          <OptionBar
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
            key={place}
            question={question.key}
            place={place}
            people={responses}
            behind={behind?.[place]}
            option={option}
          />
        ))}
      </Box>
      <ChartTable
        more={figures && (() => figures(question.id))}
        caption={question.text}
        columns={["Option", ...(hasKey ? ["Right"] : []), ...(hasWeights ? ["Weight"] : []), "People", "Share"]}
        rows={options.map(({ text, isCorrect, weight, count, peoplePercentage }) => [
          text,
          ...(hasKey ? [isCorrect ? "Yes" : "No"] : []),
          ...(hasWeights ? [weight] : []),
          formatCount(count),
          `${peoplePercentage}%`,
        ])}
      />
    </Box>
  );
});
