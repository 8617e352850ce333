import { Box, Button, Flex, Heading, Text } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { QuestionSlide_result$key } from "#relay/QuestionSlide_result.graphql.ts";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { FormattedText } from "../../ui/text/FormattedText.tsx";
import { formatCount } from "../../ui/text/format.ts";
import { sizeOf } from "../../ui/text/size.ts";
import { useWriting } from "../../ui/text/writing.ts";
import { type Place, questionCells, tallyOf } from "../figures/frame.ts";
import { inWords } from "../figures/shape.ts";
import { useFrame } from "../figures/useFrame.ts";
import { chartOf, isLikert } from "../kinds/chart.ts";
import { LikertScale } from "../kinds/Likert.tsx";
import { rightText } from "../kinds/right.ts";
import { answersTo } from "../questions/answered.ts";
import { hasKeyOf } from "../questions/charted.ts";
import { rateOf } from "../questions/overview.ts";
import { WrittenAnswers } from "../texts/WrittenAnswers.tsx";
import { isManyOptions, SlideOptions } from "./SlideOptions.tsx";

interface QuestionSlideProps {
  contentId: string;
  result: QuestionSlide_result$key;
  place: Place;
  number: number;
  /** Whether the slide shows the texts for "Other" instead of the chart. */
  isBeside: boolean;
  hasOthers: boolean;
  isRevealed: boolean;
  onReveal: () => void;
}

const sizes = {
  short: "clamp(1.25rem, min(3.2vw, 5vh), 3.25rem)",
  long: "clamp(1.125rem, min(2.2vw, 3.8vh), 2.25rem)",
  running: "clamp(1rem, min(1.4vw, 2.4vh), 1.5rem)",
};

/** One question with large bars. The correct answer appears on request. */
export function QuestionSlide(props: QuestionSlideProps) {
  const { contentId, result: resultRef, place, number, isBeside, hasOthers, isRevealed, onReveal } = props;
  const result = useFragment(
    graphql`
      fragment QuestionSlide_result on QuestionResult {
        question {
          id
          key
          text: plainText
        }
        options {
          isCorrect
          weight
        }
        ...shape_result @relay(mask: false)
      }
    `,
    resultRef,
  );
  const { question } = result;
  const options = inWords(question, result.options);
  const { dir } = useWriting().writtenTogether([question.text, ...options.map(({ text }) => text)]);
  const { counts } = useFrame(place.layout);
  const tally = tallyOf(questionCells(counts, place), options);
  const charted = { ...question, contentId, options, bins: result.bins, everybody: null };
  const Chart = isBeside ? WrittenAnswers : chartOf(question);
  const other = question.form?.choice?.other ?? null;
  const rate = rateOf(tally);
  const right = rightText(question);
  const hasKey = hasKeyOf(result) || right !== null;
  const isMany = isManyOptions(result.options);
  return (
    <Flex direction="column" minH="full" justify="safe center" maxW="6xl" mx="auto" w="full">
      <Heading
        as="h2"
        dir={dir}
        fontSize={sizes[sizeOf(question.text) ?? "short"]}
        lineHeight="1.25"
        textWrap="balance"
      >
        <Box as="span" color="fg.muted" me="3" fontVariantNumeric="lining-nums tabular-nums">
          {number}.
        </Box>
        <Box as="span" whiteSpace="pre-wrap">
          <FormattedText text={question.text} html={question.html?.text} />
        </Box>
      </Heading>
      <Flex
        mt={isMany ? "1" : "2"}
        gap="4"
        align="center"
        wrap="wrap"
        minH={isMany ? "9" : "11"}
        color="fg.muted"
        fontSize={{ base: "md", md: "xl" }}
      >
        <Text fontVariantNumeric="tabular-nums">
          {isBeside && other !== null ? (
            <>
              Written for “<AuthorText>{options[other]?.text ?? ""}</AuthorText>”
            </>
          ) : (
            <>
              {answersTo(tally.people, hasOthers && tally.unanswered === 0)}
              {tally.unanswered > 0 && `, ${formatCount(tally.unanswered)} left it out`}
            </>
          )}
        </Text>
        {hasKey && (
          <Button variant="outline" colorPalette="ink" size="sm" aria-pressed={isRevealed} onClick={onReveal}>
            {isRevealed ? "Hide Correct Answer" : "Show Correct Answer"}
          </Button>
        )}
      </Flex>
      {/* Charts run from left to right, as on the results screen. */}
      <Box mt={{ base: "4", md: isMany ? "1" : "5" }} dir={Chart ? undefined : dir}>
        {isRevealed && right && (
          <Text mb="4" color="accent.fg" fontWeight="semibold" fontSize={sizes.long} overflowWrap="anywhere">
            {rate !== null && `${rate}% right: `}
            {right}
          </Text>
        )}
        {Chart ? (
          <Chart question={charted} tally={tally} large />
        ) : (
          <>
            {isLikert(question) && <LikertScale question={charted} tally={tally} large />}
            <SlideOptions
              isScale={question.type === "SCALE"}
              question={question.text}
              options={tally.options}
              people={tally.people}
              html={question.html?.options}
              isRevealed={isRevealed}
            />
          </>
        )}
      </Box>
    </Flex>
  );
}
