import { Box, Flex, Text } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { ItemQuestion_question$key } from "#relay/ItemQuestion_question.graphql.ts";
import { writtenTogether } from "../../../../api/src/platform/shared/language.shared.ts";
import { LetterBadge } from "../../product/LetterBadge.tsx";
import { AuthorText } from "../../ui/text/AuthorText.tsx";

const typeNames: Record<string, string> = {
  MULTIPLE_CHOICE: "Multiple choice",
  SINGLE_CHOICE: "Single choice",
  MULTI_SELECT: "Multi-select",
};

interface ItemQuestionProps {
  question: ItemQuestion_question$key;
  number: number;
}

export function ItemQuestion({ question: questionRef, number }: ItemQuestionProps) {
  const { text, type, options, correctAnswer } = useFragment(
    graphql`
      fragment ItemQuestion_question on Question {
        text
        type
        options
        correctAnswer
      }
    `,
    questionRef,
  );
  const { dir } = writtenTogether([text, ...options]);
  return (
    <Box as="li" borderTopWidth="1px" py="4">
      <Text dir={dir} fontWeight="medium" overflowWrap="anywhere" whiteSpace="pre-wrap">
        {number}. <AuthorText>{text}</AuthorText>
      </Text>
      <Text fontSize="sm" color="fg.muted">
        {typeNames[type] ?? type}
      </Text>
      <Box as="ol" listStyleType="none" mt="2" dir={dir}>
        {options.map((option, place) => {
          const isRight = place === correctAnswer;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
            <Flex as="li" key={place} gap="3" py="1">
              <LetterBadge option={place} marked={isRight} />
              <Box as="span" overflowWrap="anywhere" whiteSpace="pre-wrap">
                <AuthorText like={text + option}>{option}</AuthorText>
                {isRight && (
                  <Box as="span" color="fg.success" fontSize="sm" ms="2">
                    Right answer
                  </Box>
                )}
              </Box>
            </Flex>
          );
        })}
      </Box>
    </Box>
  );
}
