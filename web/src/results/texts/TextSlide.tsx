import { Box, Button, Grid, Text } from "@chakra-ui/react";
import { useDeferredValue, useMemo, useState } from "react";
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { TextSlideQuery } from "#relay/TextSlideQuery.graphql.ts";
import { formatCount } from "../../ui/text/format.ts";
import { screenVariables } from "../filter/address.ts";
import { useRefetchOnChange } from "../live/useRefetchOnChange.ts";
import { countedAnswers } from "./counted.ts";
import type { TextsProps } from "./marks.ts";

/** Milliseconds between refetches for new and hidden texts. */
const pause = 2_000;

const query = graphql`
  query TextSlideQuery($id: ID!, $contentId: ID!, $filter: ResultsFilterInput, $starred: Boolean) {
    node(id: $id) {
      ... on Question {
        texts(first: 24, filter: $filter, starred: $starred, hidden: false) {
          edges {
            node {
              id
              text
              isHidden
            }
          }
        }
        words(filter: $filter) {
          repeated {
            answer
            texts
          }
        }
      }
    }
    content: node(id: $contentId) {
      ... on Content {
        textsMarkedAt
      }
    }
  }
`;

/** The repeated and the newest answers for a projector, or the starred ones, without names. Never shows a hidden one. */
export function TextSlide({ id, contentId, count, round }: TextsProps) {
  const environment = useRelayEnvironment();
  const [address] = useSearchParams();
  const [isStarred, setStarred] = useState(false);
  const variables = useMemo(() => {
    const { filter } = screenVariables(address);
    return { id, contentId, filter, starred: isStarred || null };
  }, [address, id, contentId, isStarred]);
  const deferred = useDeferredValue(variables);
  const { node, content } = useLazyLoadQuery<TextSlideQuery>(query, deferred, {
    fetchPolicy: "store-and-network",
    fetchKey: round,
  });
  const look = (done: () => void) =>
    fetchQuery<TextSlideQuery>(environment, query, variables, {
      networkCacheConfig: { force: true, metadata: { comesByItself: true } },
    }).subscribe({ error: done, complete: done });
  useRefetchOnChange(count, pause, look);
  useRefetchOnChange(content?.textsMarkedAt ? Date.parse(content.textsMarkedAt) : 0, pause, look);

  const answers = countedAnswers(
    (node?.texts?.edges ?? []).flatMap(({ node }) => (node.isHidden ? [] : [node.text])),
    node?.words?.repeated ?? [],
    isStarred,
  );
  return (
    <Box>
      <Button
        variant="outline"
        colorPalette="ink"
        size="sm"
        aria-pressed={isStarred}
        onClick={() => setStarred(!isStarred)}
      >
        Only starred
      </Button>
      {answers.length === 0 ? (
        <Text mt="6" color="fg.muted" fontSize={{ base: "lg", md: "2xl" }}>
          {isStarred ? "No answer has a star yet." : "No written answers yet."}
        </Text>
      ) : (
        <Grid
          as="ul"
          listStyleType="none"
          mt="5"
          gap={{ base: "3", md: "5" }}
          templateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" }}
        >
          {answers.map(({ answer, texts }) => (
            <Box
              as="li"
              key={answer}
              borderInlineStartWidth="4px"
              borderColor="accent"
              ps="4"
              py="1"
              animation="fade-in 400ms"
            >
              <Text
                dir="auto"
                whiteSpace="pre-line"
                overflowWrap="anywhere"
                lineClamp={6}
                lineHeight="1.35"
                fontSize="clamp(1.125rem, min(2.2vw, 3.6vh), 2.25rem)"
              >
                {answer}
                {texts > 1 && (
                  <Box as="span" color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
                    {` × ${formatCount(texts)}`}
                  </Box>
                )}
              </Text>
            </Box>
          ))}
        </Grid>
      )}
    </Box>
  );
}
