import { Box, Flex, Text } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { ItemQuestion_question$key } from "#relay/ItemQuestion_question.graphql.ts";
import { writtenTogether } from "../../../../api/src/platform/shared/language.shared.ts";
import { endsInWords } from "../../../../api/src/rich/plain.shared.ts";
import { AnsweringFacts } from "../../product/answering/Answering.tsx";
import { typeName } from "../../product/answering/facts.ts";
import { storedForm, storedKey } from "../../product/answering/stored.ts";
import { LetterBadge } from "../../product/LetterBadge.tsx";
import { FormattedText } from "../../ui/text/FormattedText.tsx";

interface ItemQuestionProps {
  question: ItemQuestion_question$key;
  number: number;
}

export function ItemQuestion({ question: questionRef, number }: ItemQuestionProps) {
  const { text, correctAnswer, html, rows, ...asked } = useFragment(
    graphql`
      fragment ItemQuestion_question on Question {
        text: plainText
        type
        options: plainOptions
        rows: plainRows
        html {
          text
          options
          lowLabel
          highLabel
        }
        correctAnswer
        required
        points
        form {
          choice {
            other
            none
          }
          scale {
            look
            lowLabel
            highLabel
            isNps
          }
          text {
            isLong
            minLength
            maxLength
          }
          number {
            decimals
            unit
            min
            max
          }
        }
        answerKey {
          options
          text {
            accepted
            matchCase
            matchSpaces
            matchAccents
            allowTypo
          }
          number {
            value
            tolerance
          }
        }
      }
    `,
    questionRef,
  );
  const { type, options } = asked;
  const [form, answerKey] = [storedForm(asked), storedKey(asked)];
  const inWords = form && {
    ...form,
    rows: rows ? [...rows] : null,
    scale: form.scale && { ...form.scale, ...endsInWords(form.scale, html) },
  };
  const { dir } = writtenTogether([text, ...options]);
  return (
    <Box as="li" borderTopWidth="1px" py="4">
      <Text dir={dir} fontWeight="medium" overflowWrap="anywhere" whiteSpace="pre-wrap">
        {number}. <FormattedText text={text} html={html?.text} />
      </Text>
      <Text fontSize="sm" color="fg.muted">
        {typeName(type)}
      </Text>
      <AnsweringFacts question={{ ...asked, form: inWords, answerKey }} />
      <Box as="ol" listStyleType="none" mt="2" dir={dir}>
        {options.map((option, place) => {
          const isRight = place === correctAnswer || answerKey?.options?.includes(place);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
            <Flex as="li" key={place} gap="3" py="1">
              <LetterBadge option={place} marked={isRight} />
              <Box as="span" overflowWrap="anywhere" whiteSpace="pre-wrap">
                <FormattedText text={option} html={html?.options[place]} like={text + option} />
                {isRight && (
                  <Box as="span" color="fg.success" fontSize="sm" ms="2">
                    Correct answer
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
