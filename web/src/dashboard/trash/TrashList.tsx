import { Box, Button, Flex, Heading, Text } from "@chakra-ui/react";
import { useRef } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { TrashList_user$key } from "#relay/TrashList_user.graphql.ts";
import type { TrashListPaginationQuery } from "#relay/TrashListPaginationQuery.graphql.ts";
import { countOf } from "../../ui/text/format.ts";
import { EmptyTrash } from "./EmptyTrash.tsx";
import { TrashRow } from "./TrashRow.tsx";

const pageSize = 50;

export function TrashList({ user }: { user: TrashList_user$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    TrashListPaginationQuery,
    TrashList_user$key
  >(
    graphql`
      fragment TrashList_user on User
      @refetchable(queryName: "TrashListPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" }) {
        trash(first: $first, after: $after) @connection(key: "TrashList_trash") @required(action: THROW) {
          __id
          totalCount
          edges {
            node {
              id
              deletedAt
              ...TrashRow_trashed
            }
          }
        }
      }
    `,
    user,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const { __id: list, totalCount, edges } = data.trash;
  return (
    <Box as="section" aria-labelledby="in-trash">
      <Flex wrap="wrap" gap="3" align="center" justify="space-between" mb="4" minH="11">
        <Heading as="h2" size="md" id="in-trash" ref={heading} tabIndex={-1} outline="0" aria-live="polite">
          {totalCount === 0 ? "The trash is empty" : countOf(totalCount, "deleted item")}
        </Heading>
        {totalCount > 0 && (
          <EmptyTrash list={list} count={totalCount} deletedUntil={edges[0]?.node.deletedAt} heading={heading} />
        )}
      </Flex>
      {edges.length === 0 ? (
        <Flex direction="column" align="flex-start" gap="4">
          <Text color="fg.muted">Quizzes, surveys and assessments that you delete on the dashboard wait here.</Text>
          <Button asChild variant="outline" colorPalette="ink">
            <Link to="/dashboard">Go to Dashboard</Link>
          </Button>
        </Flex>
      ) : (
        <Box as="ul" listStyleType="none">
          {edges.map(({ node }) => (
            <TrashRow key={node.id} trashed={node} list={list} heading={heading} />
          ))}
        </Box>
      )}
      {hasNext && (
        <Flex justify="center" mt="6">
          <Button
            variant="outline"
            colorPalette="ink"
            aria-disabled={isLoadingNext}
            onClick={() => !isLoadingNext && loadNext(pageSize)}
          >
            {isLoadingNext ? "Loading..." : "Show more"}
          </Button>
        </Flex>
      )}
    </Box>
  );
}
