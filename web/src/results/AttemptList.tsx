import { Box, Button, Flex, Table } from "@chakra-ui/react";
import { ArrowUp } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { graphql, usePaginationFragment, useRelayEnvironment } from "react-relay";
import type { AttemptList_content$key } from "#relay/AttemptList_content.graphql.ts";
import type { AttemptListPaginationQuery } from "#relay/AttemptListPaginationQuery.graphql.ts";
import { Section } from "../ui/Section.tsx";
import { AttemptRow } from "./AttemptRow.tsx";
import { countNewest, pageSize, showNewest } from "./newest.ts";
import { useBusy } from "./useBusy.ts";

/** Every response, newest first. New ones come in by themselves, unless somebody is reading: then they wait to be called. */
export function AttemptList({ content: contentRef }: { content: AttemptList_content$key }) {
  const environment = useRelayEnvironment();
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    AttemptListPaginationQuery,
    AttemptList_content$key
  >(
    graphql`
      fragment AttemptList_content on Content
      @refetchable(queryName: "AttemptListPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        id
        kind
        results {
          totalAttempts
        }
        attempts(first: $first, after: $after) @connection(key: "AttemptList_attempts") {
          edges {
            node {
              id
              ...AttemptRow_attempt
            }
          }
        }
      }
    `,
    contentRef,
  );
  const list = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const [waiting, setWaiting] = useState(0);
  const isBusy = useBusy(list, top);
  const edges = data.attempts?.edges ?? [];
  const isFollowing = !isBusy && !isLoadingNext && edges.length <= pageSize;
  const total = data.results?.totalAttempts;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the total tells that there is something new to look for
  useEffect(() => {
    if (isFollowing) showNewest(environment, data.id);
    setWaiting(isFollowing ? 0 : countNewest(environment, data.id));
  }, [isFollowing, total, environment, data.id]);

  const catchUp = () => {
    showNewest(environment, data.id);
    setWaiting(0);
    // The button is gone; from here the keyboard finds the first row.
    top.current?.focus();
  };

  const isScored = data.kind !== "SURVEY";
  return (
    <Section title="Responses">
      <Box ref={top} tabIndex={-1} outline="0" scrollMarginTop="20" />
      <Box ref={list}>
        {waiting > 0 && (
          <Flex justify="center" position="sticky" top="3" zIndex="docked" mb="3" _print={{ display: "none" }}>
            <Button size="sm" onClick={catchUp}>
              <ArrowUp aria-hidden />
              {waiting === pageSize ? `${pageSize} or more` : waiting} new {waiting === 1 ? "response" : "responses"}
            </Button>
          </Flex>
        )}
        <Table.Root>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader scope="col" ps="0">
                Participant
              </Table.ColumnHeader>
              <Table.ColumnHeader scope="col" hideBelow="md">
                Date
              </Table.ColumnHeader>
              <Table.ColumnHeader scope="col" hideBelow="md" textAlign="end" _last={{ pe: "0" }}>
                Duration
              </Table.ColumnHeader>
              {isScored && (
                <Table.ColumnHeader scope="col" textAlign="end" pe="0">
                  {data.kind === "ASSESSMENT" ? "Level" : "Score"}
                </Table.ColumnHeader>
              )}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {edges.map(({ node }) => (
              <AttemptRow key={node.id} attempt={node} kind={data.kind} />
            ))}
          </Table.Body>
        </Table.Root>
        {hasNext && (
          <Button
            mt="5"
            variant="outline"
            colorPalette="ink"
            disabled={isLoadingNext}
            onClick={() => loadNext(pageSize)}
            _print={{ display: "none" }}
          >
            {isLoadingNext ? "Loading…" : "Load more"}
          </Button>
        )}
      </Box>
    </Section>
  );
}
