import { Badge, Box, Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { writtenTogether } from "../../../../api/src/platform/shared/language.shared.ts";
import { LetterBadge } from "../../product/LetterBadge.tsx";
import { AuthorText } from "../../ui/text/AuthorText.tsx";

interface DraftedQuestionProps {
  number: number;
  text: string;
  options: readonly string[];
  correctAnswer?: number | null;
  children?: ReactNode;
}

export function DraftedQuestion({ number, text, options, correctAnswer, children }: DraftedQuestionProps) {
  const { dir } = writtenTogether([text, ...options]);
  return (
    <Flex
      as="li"
      gap="4"
      py="5"
      borderTopWidth="1px"
      _first={{ borderTopWidth: "0" }}
      animation={{ base: "fade-in 300ms", _motionReduce: "none" }}
    >
      <Text fontFamily="heading" fontSize="xl" color="fg.muted" minW="6" aria-hidden>
        {number}
      </Text>
      <Box flex="1" minW="0">
        <Text dir={dir} fontFamily="heading" textStyle="lg" overflowWrap="anywhere" whiteSpace="pre-wrap">
          <AuthorText>{text}</AuthorText>
        </Text>
        <Box as="ol" listStyleType="none" mt="2" dir={dir}>
          {options.map((option, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: options stay as they are
            <Flex as="li" key={place} gap="3" py="0.5" align="baseline">
              <LetterBadge option={place} marked={place === correctAnswer} />
              <Text overflowWrap="anywhere" whiteSpace="pre-wrap" minW="0">
                <AuthorText like={text + option}>{option}</AuthorText>
              </Text>
              {place === correctAnswer && <Badge variant="subtle">Correct answer</Badge>}
            </Flex>
          ))}
        </Box>
        {children}
      </Box>
    </Flex>
  );
}
