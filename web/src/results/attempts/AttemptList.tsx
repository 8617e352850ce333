import { Box, Button, Flex, Table } from "@chakra-ui/react";
import { lazy, startTransition, useEffect, useEffectEvent, useRef } from "react";
import { graphql, useFragment, usePaginationFragment, useRelayEnvironment } from "react-relay";
import type { AttemptList_content$key } from "#relay/AttemptList_content.graphql.ts";
import type { AttemptList_newest$key } from "#relay/AttemptList_newest.graphql.ts";
import type { AttemptListPaginationQuery } from "#relay/AttemptListPaginationQuery.graphql.ts";
import { ArrowUp } from "../../ui/icons.ts";
import { LazyPart } from "../../ui/layout/LazyPart.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { SelectBox } from "../../ui/selection/SelectBox.tsx";
import { useSelection } from "../../ui/selection/useSelection.ts";
import { plural } from "../../ui/text/format.ts";
import { useFiltering } from "../filter/filtering.ts";
import { AttemptRow } from "./AttemptRow.tsx";
import { AttemptTools, NobodyFound, useListVariables } from "./AttemptTools.tsx";
import { NamedAttempt } from "./NamedAttempt.tsx";
import { pageSize, showNewest } from "./newest.ts";
import { useBusy } from "./useBusy.ts";

const SelectionBar = lazy(async () => ({ default: (await import("./selection/SelectionBar.tsx")).SelectionBar }));

interface AttemptListProps {
  content: AttemptList_content$key;
  newest: AttemptList_newest$key;
}

/** All attempts, newest first. New ones are added immediately, or on request while somebody reads the list. */
export function AttemptList({ content: contentRef, newest: newestRef }: AttemptListProps) {
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
        rules {
          anonymous
        }
        attempts(first: $first, after: $after, filter: $among, order: $order)
          @connection(key: "AttemptList_attempts", filters: ["filter", "order"]) {
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
  const { newest } = useFragment(
    graphql`
      fragment AttemptList_newest on Content {
        newest: attempts(first: 20, filter: $among, order: $order) {
          edges {
            cursor
            node {
              id
              ...AttemptRow_attempt
            }
          }
          pageInfo {
            endCursor
            hasNextPage
          }
        }
      }
    `,
    newestRef,
  );

  const list = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const isBusy = useBusy(list, top);
  const edges = data.attempts?.edges ?? [];
  const ids = edges.map(({ node }) => node.id);
  const { variables, search } = useListVariables();
  const selection = useSelection(ids, variables.filter ?? null);
  const isTicking = selection.selected.length > 0;
  const waiting = newest?.edges.filter(({ node }) => !ids.includes(node.id)).length ?? 0;
  const isFollowing = !isBusy && !isTicking && !isLoadingNext && edges.length <= pageSize;
  const canDelete = useFiltering() !== null && edges.length > 0;
  const showThem = useEffectEvent(() => showNewest(environment, data.id, variables));

  useEffect(() => {
    if (isFollowing && waiting > 0) startTransition(showThem);
  }, [isFollowing, waiting]);

  const catchUp = () => {
    showNewest(environment, data.id, variables);
    // The button disappears, so the focus moves to the top of the list.
    top.current?.focus();
  };

  const isScored = data.kind !== "SURVEY";
  return (
    <Section title="Responses">
      <AttemptTools isScored={isScored} isAnonymous={data.rules?.anonymous ?? false} />
      <Box ref={top} tabIndex={-1} outline="0" scrollMarginTop="20" />
      <Box ref={list}>
        {waiting > 0 && !isFollowing && (
          <Flex justify="center" layerStyle="docked" top="3" mb="3" _print={{ display: "none" }}>
            <Button size="sm" onClick={catchUp}>
              <ArrowUp aria-hidden />
              {waiting === pageSize ? `${pageSize} or more` : waiting} new {plural(waiting, "response")}
            </Button>
          </Flex>
        )}
        {edges.length === 0 && search !== "" ? (
          <NobodyFound search={search} />
        ) : (
          <Table.Root>
            <Table.Header>
              <Table.Row>
                {canDelete && (
                  <Table.ColumnHeader ps="0" pe="0" w="8" _print={{ display: "none" }}>
                    <SelectBox
                      label="Select all on this page"
                      isChecked={selection.isWhole}
                      isPartly={isTicking && !selection.isWhole}
                      onToggle={selection.isWhole ? selection.clear : selection.all}
                    />
                  </Table.ColumnHeader>
                )}
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
                <AttemptRow
                  key={node.id}
                  attempt={node}
                  kind={data.kind}
                  onToggle={canDelete ? selection.toggle : undefined}
                  isSelected={selection.has(node.id)}
                />
              ))}
            </Table.Body>
          </Table.Root>
        )}
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
        {isTicking && (
          <LazyPart>
            <SelectionBar
              contentId={data.id}
              selection={selection}
              hasMore={hasNext}
              afterwards={() => top.current ?? document.getElementById("main")}
            />
          </LazyPart>
        )}
      </Box>
      <NamedAttempt
        ids={ids}
        afterwards={() => (edges.length > 0 ? top.current : null)}
        loadMore={hasNext ? () => !isLoadingNext && loadNext(pageSize) : undefined}
      />
    </Section>
  );
}
