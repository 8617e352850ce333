import { Box, Button, Flex, Link, Text } from "@chakra-ui/react";
import { Suspense } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import { Link as RouterLink, useSearchParams } from "react-router-dom";
import type { TextThemes_question$data, TextThemes_question$key } from "#relay/TextThemes_question.graphql.ts";
import type { TextThemesQuery } from "#relay/TextThemesQuery.graphql.ts";
import { Bar } from "../../ui/charts/Bar.tsx";
import { Boundary } from "../../ui/layout/Boundary.tsx";
import { countOf } from "../../ui/text/format.ts";
import { TimeAgo } from "../../ui/text/TimeAgo.tsx";
import { attemptLink } from "../attempts/NamedAttempt.tsx";
import { Note } from "../kinds/Note.tsx";
import { useThemes } from "./useThemes.ts";

interface TextThemesProps {
  id: string;
  contentId: string;
}

/** The themes of the answers, as found by the language model. */
export const TextThemes = (props: TextThemesProps) => (
  <Boundary fallback={<Note>Couldn't load the themes. Close and open this to try again.</Note>}>
    <Suspense fallback={<Note>Loading themes…</Note>}>
      <Loaded {...props} />
    </Suspense>
  </Boundary>
);

function Loaded({ id, contentId }: TextThemesProps) {
  const { node } = useLazyLoadQuery<TextThemesQuery>(
    graphql`
      query TextThemesQuery($id: ID!) {
        node(id: $id) {
          ...TextThemes_question @alias(as: "question")
        }
      }
    `,
    { id },
    { fetchPolicy: "store-and-network" },
  );
  const { line, find, stop } = useThemes(contentId, id);
  return (
    <Box mt="1" mb="3" fontSize="sm">
      {node?.question && <Themes question={node.question} />}
      <Text color="fg.muted" maxW="prose">
        The newest 300 answers that are not hidden are sent, without names, to the language model that this site is set
        up with.
      </Text>
      <Flex mt="2" gap="3" align="center" wrap="wrap">
        <Button size="sm" variant="outline" colorPalette="ink" disabled={line !== null} onClick={find}>
          Find themes
        </Button>
        {line !== null && (
          <Button size="sm" variant="ghost" colorPalette="ink" onClick={stop}>
            Cancel
          </Button>
        )}
        <Text role="status" color="fg.muted" fontVariantNumeric="tabular-nums">
          {line}
        </Text>
      </Flex>
    </Box>
  );
}

function Themes({ question }: { question: TextThemes_question$key }) {
  const { themes: search } = useFragment(
    graphql`
      fragment TextThemes_question on Question {
        themes {
          madeAt
          texts
          isOld
          themes {
            name
            sentence
            texts
            quotes {
              text
              attemptId
            }
          }
        }
      }
    `,
    question,
  );
  if (!search) return null;
  return (
    <Box mb="4">
      <Text color="fg.muted">
        Found <TimeAgo iso={search.madeAt} /> in {countOf(search.texts, "answer")}, whatever the filter; each may be
        about several.{search.isOld && " Answers or marks changed since."}
      </Text>
      <Box as="ol" listStyleType="none" aria-label="Themes" mt="2">
        {search.themes.map((theme) => (
          <Theme key={theme.name} theme={theme} of={search.texts} />
        ))}
      </Box>
    </Box>
  );
}

type FoundTheme = NonNullable<TextThemes_question$data["themes"]>["themes"][number];

function Theme({ theme: { name, sentence, texts, quotes }, of }: { theme: FoundTheme; of: number }) {
  const [address] = useSearchParams();
  return (
    <Box as="li" py="2" breakInside="avoid">
      <Flex justify="space-between" gap="3" align="baseline">
        <Text as="bdi" fontWeight="semibold" fontSize="md" overflowWrap="anywhere">
          {name}
        </Text>
        <Text flexShrink="0" color="fg.muted" fontVariantNumeric="tabular-nums">
          {countOf(texts, "answer")}
        </Text>
      </Flex>
      <Bar share={(100 * texts) / Math.max(1, of)} />
      <Text mt="1" dir="auto" overflowWrap="anywhere">
        {sentence}
      </Text>
      {quotes.map(({ text, attemptId }) => (
        <Box
          as="blockquote"
          key={attemptId + text}
          mt="1"
          ps="3"
          borderInlineStartWidth="2px"
          borderColor="border.emphasized"
        >
          <Link asChild variant="plain" color="fg.muted" display="inline" _hover={{ textDecoration: "underline" }}>
            <RouterLink {...attemptLink(address, attemptId)} dir="auto">
              “{text}”
            </RouterLink>
          </Link>
        </Box>
      ))}
    </Box>
  );
}
