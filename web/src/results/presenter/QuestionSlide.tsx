import { Box, Button, Flex, Grid, Heading, Text } from "@chakra-ui/react";
import { Check } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { QuestionSlide_result$key } from "#relay/QuestionSlide_result.graphql.ts";
import { Bar } from "../../ui/Bar.tsx";
import { countOf, formatCount } from "../../ui/format.ts";
import { sizeOf } from "../../ui/size.ts";
import { Words } from "../../ui/Words.tsx";

interface QuestionSlideProps {
  result: QuestionSlide_result$key;
  number: number;
  isRevealed: boolean;
  onReveal: () => void;
}

/** Of the question: a page of text is to be read, not to fill the screen with its first words. */
const sizes = {
  short: "clamp(1.5rem, 3.2vw, 3.25rem)",
  long: "clamp(1.25rem, 2.2vw, 2.25rem)",
  running: "clamp(1rem, 1.4vw, 1.5rem)",
};

/** One question with big bars; which answer is right shows when the presenter wants it to. */
export function QuestionSlide({ result: resultRef, number, isRevealed, onReveal }: QuestionSlideProps) {
  const { question, responses, options } = useFragment(
    graphql`
      fragment QuestionSlide_result on QuestionResult {
        question {
          text
        }
        responses
        options {
          text
          count
          peoplePercentage
          isCorrect
        }
      }
    `,
    resultRef,
  );
  const hasKey = options.some(({ isCorrect }) => isCorrect != null);
  const isMany = options.length > 5;
  return (
    <Flex direction="column" minH="full" justify="safe center" maxW="6xl" mx="auto" w="full">
      <Heading as="h2" fontSize={sizes[sizeOf(question.text) ?? "short"]} lineHeight="1.25" textWrap="balance">
        <Box as="span" color="fg.muted" me="3" fontVariantNumeric="lining-nums tabular-nums">
          {number}.
        </Box>
        <Box as="span" whiteSpace="pre-wrap">
          <Words>{question.text}</Words>
        </Box>
      </Heading>
      <Flex mt="2" gap="4" align="center" wrap="wrap" minH="11" color="fg.muted" fontSize={{ base: "md", md: "xl" }}>
        <Text fontVariantNumeric="tabular-nums">{countOf(responses, "answer")}</Text>
        {hasKey && (
          <Button variant="outline" colorPalette="ink" size="sm" aria-pressed={isRevealed} onClick={onReveal}>
            {isRevealed ? "Hide right answer" : "Show right answer"}
          </Button>
        )}
      </Flex>
      <Grid as="ol" listStyleType="none" mt={{ base: "4", md: "6" }} rowGap={{ base: "4", md: isMany ? "3" : "6" }}>
        {options.map(({ text, count, peoplePercentage, isCorrect }, place) => (
          <Grid
            as="li"
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
            key={place}
            templateColumns="2.2em minmax(0, 1fr) auto"
            alignItems="baseline"
            rowGap="2"
            fontSize={isMany ? "clamp(1rem, 1.7vw, 1.75rem)" : "clamp(1.125rem, 2.2vw, 2.25rem)"}
            fontVariantNumeric="tabular-nums"
          >
            <Box as="span" color="fg.muted">
              {String.fromCharCode(65 + place)}
            </Box>
            <Box overflowWrap="anywhere" fontWeight={isRevealed && isCorrect ? "semibold" : undefined}>
              <Box as="span" whiteSpace="pre-wrap">
                <Words like={question.text + text}>{text}</Words>
              </Box>
              {isRevealed && isCorrect && (
                <Box as="span" ms="3" color="accent.fg" fontSize="0.75em" whiteSpace="nowrap">
                  <Box asChild display="inline" boxSize="1em" verticalAlign="-0.12em" me="1">
                    <Check aria-hidden />
                  </Box>
                  Right answer
                </Box>
              )}
            </Box>
            <Box textAlign="end" ps="4">
              <Box as="span" color="fg.muted" fontSize="0.7em" me="3">
                {formatCount(count)}
              </Box>
              <Box as="span" fontWeight="semibold">
                {peoplePercentage}%
              </Box>
            </Box>
            <Box gridColumn="2 / -1">
              <Bar share={peoplePercentage} quiet={isRevealed && isCorrect === false} tall />
            </Box>
          </Grid>
        ))}
      </Grid>
    </Flex>
  );
}
