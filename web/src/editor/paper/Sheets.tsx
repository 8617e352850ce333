import { Box, Flex, Grid, Heading, Text } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { Sheets_content$data, Sheets_content$key } from "#relay/Sheets_content.graphql.ts";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { countOf } from "../../ui/text/format.ts";
import { useWriting } from "../../ui/text/writing.ts";

/** The longest option, in characters, that is set in two columns. */
const short = 32;

export function Sheets({ content: contentRef }: { content: Sheets_content$key }) {
  const { title, kind, description, questions } = useFragment(
    graphql`
      fragment Sheets_content on Content {
        title
        kind
        description
        questions {
          id
          text
          type
          options
        }
      }
    `,
    contentRef,
  );
  const blanks = kind === "QUIZ" ? "3fr 2fr 2fr" : "3fr 2fr";
  const several = questions.some(({ type }) => type === "MULTI_SELECT");
  return (
    <article dir={useWriting().writtenTogether([title, ...questions.map(({ text }) => text)]).dir}>
      <Heading as="h1" size={{ base: "xl", md: "2xl" }}>
        <AuthorText>{title}</AuthorText>
      </Heading>
      {description && (
        <Text mt="3" maxW="prose" whiteSpace="pre-line" overflowWrap="anywhere">
          <AuthorText>{description}</AuthorText>
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
        {kind === "QUIZ" && <Blank name="Score" of={questions.length} />}
      </Grid>
      <Text mt="5" fontSize="sm" color="fg.muted">
        <bdi>
          {countOf(questions.length, "question")}. Tick one box for each{several && ", unless it says otherwise"}.
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

function Asked({ question, number }: { question: Sheets_content$data["questions"][number]; number: number }) {
  const { text, type, options } = question;
  const { dir } = useWriting().writtenTogether([text, ...options]);
  const columns = options.every((option) => option.length <= short) ? "1fr 1fr" : "1fr";
  return (
    <Grid as="li" dir={dir} templateColumns="2.25rem minmax(0, 1fr)" mb="8" breakInside="avoid">
      <Box fontFamily="heading" fontSize="lg" color="fg.muted" fontVariantNumeric="lining-nums tabular-nums">
        {number}.
      </Box>
      <Box>
        <Heading as="h2" size="sm" lineHeight="1.45" whiteSpace="pre-wrap" textWrap="pretty">
          <AuthorText>{text}</AuthorText>
        </Heading>
        {type === "MULTI_SELECT" && (
          <Text fontSize="sm" color="fg.muted" mt="1">
            <bdi>Tick all that apply.</bdi>
          </Text>
        )}
        <Grid
          as="ol"
          listStyleType="none"
          mt="3"
          columnGap="8"
          rowGap="2.5"
          templateColumns={{ base: "1fr", sm: columns }}
          _print={{ gridTemplateColumns: columns }}
        >
          {options.map((option, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
            <Flex as="li" key={place} gap="3" align="baseline">
              <Box
                boxSize="1em"
                flexShrink="0"
                borderWidth="1px"
                borderColor="fg"
                transform="translateY(0.14em)"
                aria-hidden
              />
              <Box as="span" w="1.1em" flexShrink="0" color="fg.muted">
                {String.fromCharCode(65 + place)}
              </Box>
              <Box as="span" minW="0" whiteSpace="pre-wrap" overflowWrap="anywhere">
                <AuthorText like={text + option}>{option}</AuthorText>
              </Box>
            </Flex>
          ))}
        </Grid>
      </Box>
    </Grid>
  );
}
