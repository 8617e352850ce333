import { Box, Button, Flex, Grid, Heading, Text } from "@chakra-ui/react";
import { Check } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { QuestionSlide_result$key } from "#relay/QuestionSlide_result.graphql.ts";
import { Bar } from "../../ui/charts/Bar.tsx";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { formatCount } from "../../ui/text/format.ts";
import { sizeOf } from "../../ui/text/size.ts";
import { useWriting } from "../../ui/text/writing.ts";
import { type Place, tallyAt } from "../figures/frame.ts";
import { useFrame } from "../figures/useFrame.ts";
import { answersTo } from "../questions/answered.ts";

interface QuestionSlideProps {
  result: QuestionSlide_result$key;
  place: Place;
  number: number;
  hasOthers: boolean;
  isRevealed: boolean;
  onReveal: () => void;
}

const sizes = {
  short: "clamp(1.25rem, min(3.2vw, 5vh), 3.25rem)",
  long: "clamp(1.125rem, min(2.2vw, 3.8vh), 2.25rem)",
  running: "clamp(1rem, min(1.4vw, 2.4vh), 1.5rem)",
};

/** One question with large bars; the right answer shows on request. */
export function QuestionSlide({
  result: resultRef,
  place,
  number,
  hasOthers,
  isRevealed,
  onReveal,
}: QuestionSlideProps) {
  const read = useFragment(
    graphql`
      fragment QuestionSlide_result on QuestionResult {
        question {
          text
        }
        options {
          text
          isCorrect
        }
      }
    `,
    resultRef,
  );
  const { question } = read;
  const { dir } = useWriting().writtenTogether([question.text, ...read.options.map(({ text }) => text)]);
  const { counts } = useFrame(place.layout);
  const { people: responses, options } = tallyAt(counts.questions, place.question, read.options);
  const hasKey = options.some(({ isCorrect }) => isCorrect != null);
  const isMany = options.length > 4;
  const isRight = (option: { readonly isCorrect: boolean | null | undefined }) =>
    isRevealed && option.isCorrect === true;
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
          <AuthorText>{question.text}</AuthorText>
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
        <Text fontVariantNumeric="tabular-nums">{answersTo(responses, hasOthers)}</Text>
        {hasKey && (
          <Button variant="outline" colorPalette="ink" size="sm" aria-pressed={isRevealed} onClick={onReveal}>
            {isRevealed ? "Hide right answer" : "Show right answer"}
          </Button>
        )}
      </Flex>
      <Grid
        as="ol"
        dir={dir}
        listStyleType="none"
        mt={{ base: "4", md: isMany ? "1" : "5" }}
        rowGap={{ base: "4", md: isMany ? "clamp(0.25rem, 1vh, 1rem)" : "2vh" }}
        columnGap={{ md: isMany ? "5" : undefined }}
        templateColumns={{ base: "2.2em minmax(0, 1fr) auto", md: isMany ? manyColumns : undefined }}
        fontSize={
          isMany ? { base: "md", md: "clamp(0.875rem, 2.5vh, 1.75rem)" } : "clamp(1.125rem, min(2.2vw, 3.6vh), 2.25rem)"
        }
        fontVariantNumeric="tabular-nums"
      >
        {options.map((option, place) => (
          <Grid
            as="li"
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
            key={place}
            gridColumn="1 / -1"
            templateColumns="subgrid"
            alignItems={{ base: "baseline", md: isMany ? "center" : "baseline" }}
            rowGap="2"
          >
            <Box as="span" color="fg.muted">
              {String.fromCharCode(65 + place)}
            </Box>
            <Box
              lineHeight={isMany ? "1.2" : undefined}
              overflowWrap="anywhere"
              fontWeight={isRight(option) ? "semibold" : undefined}
            >
              <Box as="span" me="3" whiteSpace="pre-wrap" lineClamp={{ md: isMany ? "2" : undefined }}>
                <AuthorText like={question.text + option.text}>{option.text}</AuthorText>
              </Box>
              {isRight(option) && (
                <Box as="span" display="inline-block" color="accent.fg" fontSize="0.75em" whiteSpace="nowrap">
                  <Box asChild display="inline" boxSize="1em" verticalAlign="-0.12em" me="1">
                    <Check aria-hidden />
                  </Box>
                  Right answer
                </Box>
              )}
            </Box>
            <Box textAlign="end" ps="4" order={{ md: isMany ? "1" : undefined }} whiteSpace="nowrap">
              <Box as="span" color="fg.muted" fontSize="0.7em" me="3">
                {formatCount(option.count)}
              </Box>
              <Box as="span" display="inline-block" minW="4ch" fontWeight="semibold">
                {option.peoplePercentage}%
              </Box>
            </Box>
            <Box gridColumn={{ base: "2 / -1", md: isMany ? "auto" : "2 / -1" }}>
              <Bar
                share={option.peoplePercentage}
                quiet={isRevealed && option.isCorrect === false}
                tall={isMany ? "line" : true}
              />
            </Box>
          </Grid>
        ))}
      </Grid>
    </Flex>
  );
}

/** With many options, bars go beside the text so that ten fit on a small projector. */
const manyColumns = "1.6em minmax(0, 5fr) minmax(0, 4fr) auto";
