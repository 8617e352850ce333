import { Box, Flex, Heading, Text } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { Key_content$data, Key_content$key } from "#relay/Key_content.graphql.ts";
import { rightOf } from "../../product/answering/facts.ts";
import { storedForm, storedKey } from "../../product/answering/stored.ts";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { FormattedText } from "../../ui/text/FormattedText.tsx";
import { countOf } from "../../ui/text/format.ts";
import { useWriting } from "../../ui/text/writing.ts";
import { letterOf } from "../question/letter.ts";
import { Rendered } from "../rich/shown/Rendered.tsx";

export function Key({ content: contentRef }: { content: Key_content$key }) {
  const { title, format, questions, skillLevels, scale } = useFragment(
    graphql`
      fragment Key_content on Content {
        title
        format
        scale
        questions {
          id
          text: plainText
          options: plainOptions
          correctAnswer
          optionWeights
          explanation
          explanationHtml
          optionFeedback
          optionFeedbackHtml
          html {
            options
          }
          points
          form {
            ...stored_form @relay(mask: false)
          }
          answerKey {
            ...stored_answerKey @relay(mask: false)
          }
        }
        skillLevels {
          name
          range
          description
        }
      }
    `,
    contentRef,
  );
  return (
    <Box
      as="section"
      aria-label="Key"
      dir={useWriting().writtenTogether([title, ...questions.map(({ text }) => text)]).dir}
      mt="16"
      pt="8"
      borderTopWidth="1px"
      breakBefore="page"
      _print={{ mt: "0", pt: "0", borderTopWidth: "0" }}
    >
      <Heading as="h2" size="xl">
        Key
      </Heading>
      <Text color="fg.muted">
        <AuthorText>{title}</AuthorText>
      </Text>
      <Box as="ol" listStyleType="none" mt="6" fontVariantNumeric="lining-nums tabular-nums">
        {questions.map((question, place) => (
          <Solved key={question.id} question={question} number={place + 1} />
        ))}
      </Box>
      {skillLevels && skillLevels.length > 0 && (
        <Box mt="8">
          <Heading as="h3" size="md">
            Levels
          </Heading>
          <Text fontSize="sm" color="fg.muted">
            <bdi>
              {scale === "DECIMAL"
                ? "Average the scores of the ticked options."
                : "Add up the scores of the ticked options."}
            </bdi>
          </Text>
          <Box as="dl" mt="3">
            {skillLevels.map(({ name, range, description }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: levels may share a name
              <Flex key={place} gap="4" py="2" borderTopWidth={place > 0 ? "1px" : undefined} breakInside="avoid">
                <Box as="dt" w="36" flexShrink="0">
                  <Box fontWeight="semibold" overflowWrap="anywhere">
                    <AuthorText like={name + description}>{name}</AuthorText>
                  </Box>
                  <Box fontVariantNumeric="tabular-nums">{range.join("–")}</Box>
                </Box>
                <Box as="dd" color="fg.muted" minW="0" overflowWrap="anywhere">
                  {format === "RICH" ? (
                    <Rendered text={description} shape="block" />
                  ) : (
                    <AuthorText>{description}</AuthorText>
                  )}
                </Box>
              </Flex>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}

function Solved({ question, number }: { question: Key_content$data["questions"][number]; number: number }) {
  const { text, options, correctAnswer, optionWeights, explanation, explanationHtml, html } = question;
  const { optionFeedback, optionFeedbackHtml } = question;
  const whole = [text, ...options].join("\n");
  const places = question.answerKey?.options ?? (correctAnswer == null ? [] : [correctAnswer]);
  const texts = rightOf({ form: storedForm(question), answerKey: storedKey(question) });
  return (
    <Flex
      as="li"
      dir={useWriting().writtenTogether([text, ...options]).dir}
      gap="3"
      py="2"
      borderTopWidth={number > 1 ? "1px" : undefined}
      breakInside="avoid"
    >
      <Box w="8" flexShrink="0" color="fg.muted">
        {number}.
      </Box>
      <Box minW="0" overflowWrap="anywhere">
        {places.map((place) => (
          <Box key={place}>
            <Box as="span" fontWeight="semibold" me="2">
              {letterOf(place)}
            </Box>
            <FormattedText text={options[place] ?? ""} html={html?.options[place]} like={whole} />
          </Box>
        ))}
        {texts?.map((text) => (
          <Box key={text}>
            <AuthorText like={whole}>{text}</AuthorText>
          </Box>
        ))}
        {question.points !== 1 && (
          <Text fontSize="sm" color="fg.muted">
            <bdi>{countOf(question.points, "point")}</bdi>
          </Text>
        )}
        {optionWeights && (
          <Flex wrap="wrap" columnGap="5">
            {optionWeights.map((weight, option) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
              <span key={option}>
                {letterOf(option)} <b>{weight}</b>
              </span>
            ))}
          </Flex>
        )}
        {optionFeedback?.map(
          (text, option) =>
            text && (
              // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
              <Text key={option} as="div" fontSize="sm" color="fg.muted" whiteSpace="pre-wrap">
                {letterOf(option)} <FormattedText text={text} html={optionFeedbackHtml?.[option]} like={whole + text} />
              </Text>
            ),
        )}
        {explanation && (
          <Text fontSize="sm" color="fg.muted" whiteSpace="pre-wrap">
            <FormattedText text={explanation} html={explanationHtml} like={whole + explanation} />
          </Text>
        )}
      </Box>
    </Flex>
  );
}
