import { Badge, Box, Flex, Text } from "@chakra-ui/react";
import { AnsweringFacts } from "../../product/answering/Answering.tsx";
import type { Answering } from "../../product/answering/facts.ts";
import { LetterBadge } from "../../product/LetterBadge.tsx";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { useWriting } from "../../ui/text/writing.ts";

interface QuestionWordsProps {
  text: string;
  options: readonly string[];
  correctAnswer?: number | null | undefined;
  optionWeights?: readonly number[] | null | undefined;
  /** Defaults to a choice of one option. */
  answering?: Omit<Answering, "options"> | undefined;
  /** The id of the text's element, for references. */
  id?: string;
  isHeading?: boolean;
}

/** A question as takers will read it, with its correct answer or its weights. */
export function QuestionWords(props: QuestionWordsProps) {
  const { text, options, correctAnswer, optionWeights, answering, id, isHeading } = props;
  const { writtenTogether } = useWriting();
  const isRight = (place: number) => place === correctAnswer || answering?.answerKey?.options?.includes(place);
  const { dir } = writtenTogether([text, ...options]);
  return (
    <>
      <Text
        as={isHeading ? "h3" : undefined}
        id={id}
        dir={dir}
        fontFamily="heading"
        fontWeight="normal"
        textStyle="lg"
        overflowWrap="anywhere"
        whiteSpace="pre-wrap"
      >
        <AuthorText>{text}</AuthorText>
      </Text>
      {answering && <AnsweringFacts question={{ ...answering, options }} />}
      <Box as="ol" listStyleType="none" mt="2" dir={dir}>
        {options.map((option, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: options stay as they are
          <Flex as="li" key={place} gap="3" py="0.5" align="baseline">
            <LetterBadge option={place} marked={isRight(place)} />
            <Text overflowWrap="anywhere" whiteSpace="pre-wrap" minW="0">
              <AuthorText like={text + option}>{option}</AuthorText>
              {isRight(place) && (
                <Badge variant="subtle" ms="3">
                  Correct answer
                </Badge>
              )}
            </Text>
            {optionWeights && (
              <Text ms="auto" color="fg.muted" fontVariantNumeric="tabular-nums">
                <Box as="span" srOnly>
                  Weight
                </Box>{" "}
                {optionWeights[place]}
              </Text>
            )}
          </Flex>
        ))}
      </Box>
    </>
  );
}
