import { Box, Button, Text } from "@chakra-ui/react";
import { graphql, usePaginationFragment } from "react-relay";
import type { Regradings_content$key } from "#relay/Regradings_content.graphql.ts";
import type { RegradingsPaginationQuery } from "#relay/RegradingsPaginationQuery.graphql.ts";
import { Section } from "../../ui/layout/Section.tsx";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { countOf, formatCount, formatDateTime } from "../../ui/text/format.ts";

const pageSize = 10;

/** Earlier regradings with their time, reason and number of changed results. */
export function Regradings({ content }: { content: Regradings_content$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    RegradingsPaginationQuery,
    Regradings_content$key
  >(
    graphql`
      fragment Regradings_content on Content
      @refetchable(queryName: "RegradingsPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "String" }) {
        regradings(first: $first, after: $after) @connection(key: "Regradings_regradings") {
          edges {
            node {
              id
              revision
              reason
              mails
              total
              done
              changed
              isOver
              createdAt
            }
          }
        }
      }
    `,
    content,
  );
  const regradings = data.regradings?.edges.map(({ node }) => node) ?? [];
  if (regradings.length === 0) return null;
  return (
    <Section title="Past Regrades">
      <Box as="ol" listStyleType="none">
        {regradings.map(({ id, revision, reason, mails, total, done, changed, isOver, createdAt }) => (
          <Box as="li" key={id} py="3" borderTopWidth="1px">
            <Text fontWeight="medium">
              {isOver
                ? `${formatCount(changed)} of ${countOf(total, "result")} changed`
                : `Running: ${formatCount(done)} of ${countOf(total, "response")}`}
            </Text>
            <Text fontSize="sm" color="fg.muted">
              <time dateTime={createdAt}>{formatDateTime(createdAt)}</time> · by version {formatCount(revision)}
              {mails && " · with emails"}
            </Text>
            {reason && (
              <Text mt="1" maxW="prose" overflowWrap="anywhere" whiteSpace="pre-line">
                <AuthorText>{reason}</AuthorText>
              </Text>
            )}
          </Box>
        ))}
      </Box>
      {hasNext && (
        <Button mt="4" variant="outline" colorPalette="ink" disabled={isLoadingNext} onClick={() => loadNext(pageSize)}>
          {isLoadingNext ? "Loading…" : "Load more"}
        </Button>
      )}
    </Section>
  );
}
