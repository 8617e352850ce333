import { Box, Button } from "@chakra-ui/react";
import { graphql, usePaginationFragment } from "react-relay";
import type { TextList_question$key } from "#relay/TextList_question.graphql.ts";
import type { TextListPaginationQuery } from "#relay/TextListPaginationQuery.graphql.ts";
import { TextEntry } from "./TextEntry.tsx";

const pageSize = 10;

interface TextListProps {
  question: TextList_question$key;
  contentId: string;
  isAnonymous: boolean;
}

export function TextList({ question, contentId, isAnonymous }: TextListProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    TextListPaginationQuery,
    TextList_question$key
  >(
    graphql`
      fragment TextList_question on Question
      @refetchable(queryName: "TextListPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 10 }
        after: { type: "String" }
        filter: { type: "ResultsFilterInput" }
        contains: { type: "String" }
        starred: { type: "Boolean" }
        hidden: { type: "Boolean" }
      ) {
        id
        texts(
          first: $first
          after: $after
          filter: $filter
          contains: $contains
          starred: $starred
          hidden: $hidden
        ) @connection(key: "TextList_texts", filters: ["filter", "contains", "starred", "hidden"]) {
          edges {
            node {
              id
              ...TextEntry_text
            }
          }
        }
      }
    `,
    question,
  );
  return (
    <Box>
      <Box as="ol" listStyleType="none" aria-label="Answers">
        {data.texts?.edges.map(({ node }) => (
          <TextEntry key={node.id} text={node} contentId={contentId} questionId={data.id} isAnonymous={isAnonymous} />
        ))}
      </Box>
      {hasNext && (
        <Button
          mt="3"
          size="sm"
          variant="outline"
          colorPalette="ink"
          disabled={isLoadingNext}
          onClick={() => loadNext(pageSize)}
          _print={{ display: "none" }}
        >
          {isLoadingNext ? "Loading…" : "Load more answers"}
        </Button>
      )}
    </Box>
  );
}
