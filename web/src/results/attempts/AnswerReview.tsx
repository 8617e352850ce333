import { Box, Flex, Heading, Text } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { AnswerReview_answer$key } from "#relay/AnswerReview_answer.graphql.ts";
import { LetterBadge } from "../../product/LetterBadge.tsx";
import { Check, X } from "../../ui/icons.ts";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { FormattedText } from "../../ui/text/FormattedText.tsx";
import { countOf } from "../../ui/text/format.ts";
import { useWriting } from "../../ui/text/writing.ts";
import { numberText } from "../kinds/bins.ts";
import { GivenAnswer } from "./GivenAnswer.tsx";

export function AnswerReview({ answer: answerRef, number }: { answer: AnswerReview_answer$key; number: number }) {
  const answer = useFragment(
    graphql`
      fragment AnswerReview_answer on AttemptAnswer {
        isCorrect
        credit
        weight
        choices
        question {
          text: plainText
          options: plainOptions
          explanation
          explanationHtml
          optionFeedback
          optionFeedbackHtml
          points
          html {
            text
          }
        }
        ...GivenAnswer_answer
      }
    `,
    answerRef,
  );
  const { question, isCorrect, credit, weight, choices } = answer;
  const { dir } = useWriting().writtenTogether([question.text, ...question.options]);
  return (
    <Box as="li" borderTopWidth="1px" py="5">
      <Flex dir={dir} gap="3" justify="space-between" align="baseline">
        <Heading as="h4" size="sm" lineHeight="1.4" display="flex" gap="2" textWrap="pretty">
          <Box as="span" color="fg.muted" fontVariantNumeric="lining-nums tabular-nums">
            {number}.
          </Box>
          <Box as="span" minW="0" whiteSpace="pre-wrap">
            <FormattedText text={question.text} html={question.html?.text} />
          </Box>
        </Heading>
        {isCorrect != null && <Verdict isRight={isCorrect} credit={credit} points={question.points} />}
        {weight != null && (
          <Text fontSize="sm" color="fg.muted" whiteSpace="nowrap">
            weight {weight}
          </Text>
        )}
      </Flex>
      <Box mt="3" dir={dir}>
        <GivenAnswer answer={answer} />
      </Box>
      {choices.map((place) => {
        const text = question.optionFeedback?.[place];
        return (
          text && (
            <Flex key={place} gap="2" dir={dir} mt="2" fontSize="sm">
              {choices.length > 1 && <LetterBadge option={place} />}
              <Box minW="0" whiteSpace="pre-wrap" overflowWrap="anywhere">
                {question.optionFeedbackHtml ? (
                  <FormattedText text={text} html={question.optionFeedbackHtml[place]} />
                ) : (
                  <AuthorText isLinked>{text}</AuthorText>
                )}
              </Box>
            </Flex>
          )
        );
      })}
      {question.explanation && (
        <Text dir={dir} mt="2" fontSize="sm" color="fg.muted" whiteSpace="pre-wrap">
          {question.explanationHtml ? (
            <FormattedText text={question.explanation} html={question.explanationHtml} />
          ) : (
            <AuthorText isLinked>{question.explanation}</AuthorText>
          )}
        </Text>
      )}
    </Box>
  );
}

interface VerdictProps {
  isRight: boolean;
  /** Null if the answer is correct or incorrect as a whole. */
  credit: number | null | undefined;
  points: number;
}

function Verdict({ isRight, credit, points }: VerdictProps) {
  const isPartly = !isRight && (credit ?? 0) > 0;
  const color = isRight ? "fg.success" : isPartly ? "fg" : "fg.error";
  return (
    <Text fontSize="sm" fontWeight="medium" whiteSpace="nowrap" color={color}>
      <Box asChild display="inline" boxSize="4" verticalAlign="-0.2em" me="1">
        {isRight || isPartly ? <Check aria-hidden /> : <X aria-hidden />}
      </Box>
      {isRight ? "Correct" : isPartly ? "Partly correct" : "Incorrect"}
      {credit != null && ` · ${numberText(credit)} of ${countOf(points, "point")}`}
    </Text>
  );
}
