import { Box, Flex, Text } from "@chakra-ui/react";
import type { ComponentProps, ReactNode } from "react";
import { QuestionWords } from "./QuestionWords.tsx";

interface DraftedQuestionProps {
  number: number;
  text: string;
  options: readonly string[];
  correctAnswer?: number | null;
  answering?: ComponentProps<typeof QuestionWords>["answering"];
  children?: ReactNode;
}

export function DraftedQuestion({ number, text, options, correctAnswer, answering, children }: DraftedQuestionProps) {
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
        <QuestionWords text={text} options={options} correctAnswer={correctAnswer} answering={answering} />
        {children}
      </Box>
    </Flex>
  );
}
