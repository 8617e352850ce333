import { Box, Flex, Grid, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { GivenAnswer_answer$data, GivenAnswer_answer$key } from "#relay/GivenAnswer_answer.graphql.ts";
import { endsInWords } from "../../../../api/src/rich/plain.shared.ts";
import { LetterBadge } from "../../product/LetterBadge.tsx";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { FormattedText } from "../../ui/text/FormattedText.tsx";
import { numberText, withUnit } from "../kinds/bins.ts";
import { rightText } from "../kinds/right.ts";

/** The answer to a question, and the correct answer. */
export function GivenAnswer({ answer: answerRef }: { answer: GivenAnswer_answer$key }) {
  const answer = useFragment(
    graphql`
      fragment GivenAnswer_answer on AttemptAnswer {
        choices
        text
        number
        rows
        other
        isCorrect
        question {
          type
          text: plainText
          options: plainOptions
          rows: plainRows
          html {
            options
            lowLabel
            highLabel
          }
          correctAnswer
          form {
            scale {
              lowLabel
              highLabel
            }
            number {
              unit
            }
          }
          answerKey {
            options
            text {
              accepted
            }
            number {
              value
              tolerance
            }
          }
        }
      }
    `,
    answerRef,
  );
  const { choices, text, number, rows, question } = answer;
  const isAnswered = choices.length > 0 || text != null || number != null || rows != null;
  const right = answer.isCorrect === true ? null : rightText(question);
  return (
    <>
      {isAnswered ? <Given {...answer} /> : <Text color="fg.muted">Not answered</Text>}
      {!isAnswered && question.options.length > 0 && right === null && <Options {...answer} />}
      {right && (
        <Text mt="2" fontSize="sm" color="accent.fg" overflowWrap="anywhere">
          Right: {right}
        </Text>
      )}
    </>
  );
}

function Given(answer: GivenAnswer_answer$data) {
  const { choices, text, number, rows, question } = answer;
  const { options, form, html } = question;
  if (text != null)
    return (
      <Quoted>
        <AuthorText>{text}</AuthorText>
      </Quoted>
    );
  if (number != null) return <Quoted>{withUnit(numberText(number), form?.number?.unit)}</Quoted>;
  if (rows) return <Rows rows={question.rows ?? []} given={rows} options={options} />;
  if (question.type === "SCALE") {
    const { lowLabel, highLabel } = endsInWords(form?.scale ?? {}, html);
    const ends = [lowLabel, highLabel].filter(Boolean);
    return (
      <Flex wrap="wrap" align="baseline" columnGap="3">
        <Box fontWeight="medium">
          <AuthorText>{options[choices[0] ?? -1] ?? ""}</AuthorText>
        </Box>
        <Text fontSize="sm" color="fg.muted">
          of <AuthorText>{options[0] ?? ""}</AuthorText> to <AuthorText>{options.at(-1) ?? ""}</AuthorText>
          {ends.length > 0 && ` (${ends.join(" – ")})`}
        </Text>
      </Flex>
    );
  }
  return <Options {...answer} />;
}

const Quoted = ({ children }: { children: ReactNode }) => (
  <Text fontWeight="medium" whiteSpace="pre-wrap" overflowWrap="anywhere">
    {children}
  </Text>
);

interface RowsProps {
  rows: readonly string[];
  given: readonly (number | null | undefined)[];
  options: readonly string[];
}

const Rows = ({ rows, given, options }: RowsProps) => (
  <Box as="dl">
    {rows.map((text, row) => {
      const point = given[row];
      return (
        <Grid
          key={text}
          templateColumns={{ base: "1fr", md: "minmax(0, 3fr) minmax(0, 2fr)" }}
          columnGap="6"
          py="1.5"
          borderTopWidth={row > 0 ? "1px" : undefined}
        >
          <Box as="dt" overflowWrap="anywhere">
            <AuthorText>{text}</AuthorText>
          </Box>
          <Box as="dd" overflowWrap="anywhere" fontWeight={point == null ? undefined : "medium"}>
            {point == null ? (
              <Box as="span" color="fg.muted">
                Not answered
              </Box>
            ) : (
              <AuthorText>{options[point] ?? ""}</AuthorText>
            )}
          </Box>
        </Grid>
      );
    })}
  </Box>
);

function Options({ choices, other, isCorrect, question }: GivenAnswer_answer$data) {
  const { text: asked, options, correctAnswer, answerKey, html } = question;
  const keys = answerKey?.options;
  const isKey = (option: number) => (keys ? keys.includes(option) : option === correctAnswer);
  const isWrong = (option: number) => (keys ? !keys.includes(option) : isCorrect === false);
  return (
    <Box as="ul" listStyleType="none">
      {options.map((text, option) => {
        const isChosen = choices.includes(option);
        const isRight = isKey(option);
        return (
          <Flex as="li" key={text} gap="3" align="baseline" py="1" color={isChosen || isRight ? undefined : "fg.muted"}>
            <LetterBadge option={option} marked={isChosen && isWrong(option) ? "wrong" : isChosen} />
            <Box minW="0" overflowWrap="anywhere" fontWeight={isChosen ? "medium" : undefined}>
              <Box as="span" whiteSpace="pre-wrap">
                <FormattedText text={text} html={html?.options[option]} like={asked + text} />
              </Box>
              {isChosen && <Mark>Chosen</Mark>}
              {isRight && <Mark color="accent.fg">Right answer</Mark>}
            </Box>
          </Flex>
        );
      })}
      {other != null && (
        <Flex as="li" gap="3" py="1" ps="9">
          <Quoted>
            <AuthorText>{other}</AuthorText>
          </Quoted>
        </Flex>
      )}
    </Box>
  );
}

const Mark = ({ color = "fg.muted", children }: { color?: string; children: string }) => (
  <Text as="span" ms="2" fontSize="sm" fontWeight="normal" color={color} whiteSpace="nowrap">
    {children}
  </Text>
);
