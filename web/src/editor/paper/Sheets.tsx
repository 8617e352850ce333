import { Box, Flex, Grid, Heading, Text } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { Sheets_content$key } from "#relay/Sheets_content.graphql.ts";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { FormattedText } from "../../ui/text/FormattedText.tsx";
import { countOf } from "../../ui/text/format.ts";
import { useWriting } from "../../ui/text/writing.ts";
import { Answer } from "./Answer.tsx";
import type { PaperQuestion } from "./question.ts";

export function Sheets({ content: contentRef }: { content: Sheets_content$key }) {
  const { title, kind, description, descriptionHtml, questions } = useFragment(
    graphql`
      fragment Sheets_content on Content {
        title
        kind
        description
        descriptionHtml
        questions {
          id
          text: plainText
          type
          options: plainOptions
          rows: plainRows
          html {
            text
            options
            rows
            lowLabel
            highLabel
          }
          required
          points
          scoring {
            rule
            belowZero
          }
          form {
            ...stored_form @relay(mask: false)
          }
        }
      }
    `,
    contentRef,
  );
  const blanks = kind === "QUIZ" ? "3fr 2fr 2fr" : "3fr 2fr";
  const isMixed = questions.some(({ type }) => type !== "MULTIPLE_CHOICE" && type !== "SINGLE_CHOICE");
  const points = questions.reduce((sum, question) => sum + question.points, 0);
  return (
    <article dir={useWriting().writtenTogether([title, ...questions.map(({ text }) => text)]).dir}>
      <Heading as="h1" size={{ base: "xl", md: "2xl" }}>
        <AuthorText>{title}</AuthorText>
      </Heading>
      {description && (
        <Text mt="3" maxW="prose" whiteSpace="pre-line" overflowWrap="anywhere">
          <FormattedText text={description} html={descriptionHtml} />
        </Text>
      )}
      <Grid
        templateColumns={{ base: "1fr", sm: blanks }}
        _print={{ gridTemplateColumns: blanks }}
        columnGap="8"
        rowGap="6"
        mt="8"
      >
        <Blank name="Name" />
        <Blank name="Date" />
        {kind === "QUIZ" && <Blank name="Score" of={points} />}
      </Grid>
      <Text mt="5" fontSize="sm" color="fg.muted">
        <bdi>
          {countOf(questions.length, "question")}. Tick one box for each{isMixed && ", unless it says otherwise"}.
        </bdi>
      </Text>
      <Box as="ol" listStyleType="none" mt="8">
        {questions.map((question, place) => (
          <Asked key={question.id} question={question} number={place + 1} />
        ))}
      </Box>
    </article>
  );
}

function Blank({ name, of }: { name: string; of?: number }) {
  return (
    <Flex align="flex-end" gap="2" color="fg.muted" fontSize="sm" whiteSpace="nowrap">
      {name}
      <Box flex="1" h="7" borderBottomWidth="1px" borderColor="fg.muted" />
      {of !== undefined && <bdi>of {of}</bdi>}
    </Flex>
  );
}

function Asked({ question, number }: { question: PaperQuestion; number: number }) {
  const { text, type, options, html, required, points, scoring } = question;
  const { dir } = useWriting().writtenTogether([text, ...options]);
  const hints = [
    ...(points === 1 ? [] : [`${countOf(points, "point")}.`]),
    ...(required ? [] : ["Optional."]),
    ...(type === "MULTI_SELECT" ? ["Tick all that apply."] : []),
    ...(scoring ? [creditHint(scoring)] : []),
    ...(type === "MATRIX" ? ["Tick one box in each row."] : []),
  ];
  return (
    <Grid as="li" dir={dir} templateColumns="2.25rem minmax(0, 1fr)" mb="8" breakInside="avoid">
      <Box fontFamily="heading" fontSize="lg" color="fg.muted" fontVariantNumeric="lining-nums tabular-nums">
        {number}.
      </Box>
      <Box>
        <Heading as="h2" size="sm" lineHeight="1.45" whiteSpace="pre-wrap" textWrap="pretty">
          <FormattedText text={text} html={html?.text} />
        </Heading>
        {hints.length > 0 && (
          <Text fontSize="sm" color="fg.muted" mt="1">
            <bdi>{hints.join(" ")}</bdi>
          </Text>
        )}
        <Answer question={question} />
      </Box>
    </Grid>
  );
}

/** Uses the words of the participant's page. */
function creditHint({ rule, belowZero }: NonNullable<PaperQuestion["scoring"]>): string {
  const share = "Each right option earns a share of the points";
  if (rule === "EACH") return `${share}.`;
  return `${share}; each wrong one ${belowZero ? "takes as much away, even from other questions" : "cancels a right one"}.`;
}
