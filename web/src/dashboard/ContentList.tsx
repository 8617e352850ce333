import { Box, Button, Flex, Heading, Text } from "@chakra-ui/react";
import { lazy, type ReactNode, useEffect, useMemo, useRef } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { ContentList_user$key } from "#relay/ContentList_user.graphql.ts";
import type { ContentListPaginationQuery } from "#relay/ContentListPaginationQuery.graphql.ts";
import { templatesHome, trashHome } from "../product/kind.ts";
import { useAddressQuery } from "../ui/hooks/useAddressQuery.ts";
import { useMedia } from "../ui/hooks/useMedia.ts";
import { useReloadOnChange } from "../ui/hooks/useReloadOnChange.ts";
import { EmptyState } from "../ui/layout/EmptyState.tsx";
import { LazyPart } from "../ui/layout/LazyPart.tsx";
import { useSelection } from "../ui/selection/useSelection.ts";
import { ContentRow } from "./ContentRow.tsx";
import { ContentTable } from "./ContentTable.tsx";
import { sortingOf, withSorting } from "./columns.ts";
import { FilterBar } from "./FilterBar.tsx";
import { type Filters, isFiltered, listVariables, pageSize, readFilters, writeFilters } from "./filters.ts";
import { RunningGenerations } from "./underway/RunningGenerations.tsx";
import { WaitingDrafts } from "./underway/WaitingDrafts.tsx";
import { useFocusRefresh } from "./useFocusRefresh.ts";

// Loaded when items are selected.
const SelectedItems = lazy(async () => ({ default: (await import("./SelectedItems.tsx")).SelectedItems }));

interface ContentListProps {
  user: ContentList_user$key;
  /** The first rows are cached from the last visit. */
  isKept: boolean;
}

export function ContentList({ user, isKept }: ContentListProps) {
  const { data, loadNext, hasNext, isLoadingNext, refetch } = usePaginationFragment<
    ContentListPaginationQuery,
    ContentList_user$key
  >(
    graphql`
      fragment ContentList_user on User
      @refetchable(queryName: "ContentListPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int!" }
        after: { type: "String" }
        search: { type: "String" }
        kind: { type: "ContentKind" }
        activity: { type: "Activity" }
        state: { type: "ContentState" }
        sort: { type: "OwnContentSort" }
        order: { type: "SortOrder" }
      ) {
        ...RunningGenerations_user
        ...WaitingDrafts_user
        totals {
          quizzes
          surveys
          assessments
        }
        contents(
          first: $first
          after: $after
          search: $search
          kind: $kind
          activity: $activity
          state: $state
          sort: $sort
          order: $order
        )
          @connection(key: "ContentList_contents")
          @required(action: THROW) {
          __id
          totalCount
          edges {
            node {
              id
              isPublic
              ...ContentRow_content
            }
          }
        }
      }
    `,
    user,
  );
  const [address, setAddress] = useAddressQuery();
  const filters = readFilters(address);
  const variables = listVariables(filters);
  const isPending = useReloadOnChange(variables, refetch);
  const heading = useRef<HTMLHeadingElement>(null);
  const isWide = useMedia(wide);
  const { __id: list, totalCount, edges } = data.contents;
  const total = data.totals ? data.totals.quizzes + data.totals.surveys + data.totals.assessments : totalCount;
  const refresh = useFocusRefresh(variables, edges.length, isKept);

  const filterBy = (next: Filters, isNew: boolean) => setAddress(writeFilters(next), isNew);
  // The pressed button disappears with the filters.
  const clear = () => {
    setAddress(writeFilters({ ...filters, search: "", type: "", activity: "", state: "" }), true);
    heading.current?.focus();
  };

  const refresher = useRef(refresh);
  useEffect(() => {
    refresher.current = refresh;
  });
  const ids = useMemo(() => edges.map(({ node }) => node.id), [edges]);
  const selection = useSelection(ids, variables);
  const selected = edges.filter(({ node }) => selection.has(node.id)).map(({ node }) => node);

  const rows = useRef<HTMLTableSectionElement>(null);
  const awaited = useRef<number | null>(null);
  const showMore = () => {
    if (isLoadingNext) return;
    awaited.current = edges.length;
    loadNext(pageSize);
  };
  useEffect(() => {
    if (awaited.current === null || edges.length <= awaited.current) return;
    rows.current?.children[awaited.current]?.querySelector("a")?.focus();
    awaited.current = null;
  }, [edges.length]);

  return (
    <Box as="section" mt={{ base: "6", md: "8" }} aria-labelledby="your-content">
      <Heading as="h2" size="lg" id="your-content" ref={heading} tabIndex={-1} mb="4" outline="0">
        Your Content{" "}
        <Box as="span" color="fg.muted" fontVariantNumeric="lining-nums tabular-nums" aria-live="polite">
          ({totalCount} of {total})
        </Box>
      </Heading>
      {(total > 0 || isFiltered(filters)) && <FilterBar filters={filters} onChange={filterBy} onClear={clear} />}
      <RunningGenerations user={data} onArrival={refresh} heading={heading} />
      <WaitingDrafts user={data} />
      <Dimmed when={isPending}>
        {edges.length === 0 && (isFiltered(filters) ? <NothingMatches onClear={clear} /> : <NothingYet />)}
        {edges.length > 0 && (
          <ContentTable
            isWide={isWide}
            sorting={sortingOf(filters)}
            onSort={(sorting) => filterBy(withSorting(filters, sorting), true)}
            selection={selection}
            rows={rows}
          >
            {edges.map(({ node }) => (
              <ContentRow
                key={node.id}
                id={node.id}
                content={node}
                isWide={isWide}
                isSelected={selection.has(node.id)}
                onToggle={selection.toggle}
                list={list}
                takesCopies={filters.activity !== "active"}
                refresh={refresher}
                heading={heading}
              />
            ))}
          </ContentTable>
        )}
      </Dimmed>
      {selected.length > 0 && (
        <LazyPart>
          <SelectedItems items={selected} selection={selection} refresh={refresher} heading={heading} />
        </LazyPart>
      )}
      {hasNext && (
        <Flex direction="column" align="center" gap="3" mt="8">
          <Text color="fg.muted" fontSize="sm">
            {edges.length} of {totalCount} shown
          </Text>
          <Button variant="outline" colorPalette="ink" aria-disabled={isLoadingNext} onClick={showMore}>
            {isLoadingNext ? "Loading..." : "Show more"}
          </Button>
        </Flex>
      )}
      <Flex mt="6" borderTopWidth="1px" pt="2">
        <Button asChild variant="ghost" colorPalette="ink" size="sm" h="11" ms="-3" color="fg.muted">
          <Link to={trashHome}>Trash</Link>
        </Button>
      </Flex>
    </Box>
  );
}

/** The breakpoint `md`. */
const wide = "(min-width: 768px)";

const Dimmed = ({ when, children }: { when: boolean; children: ReactNode }) => (
  <Box aria-busy={when} opacity={when ? 0.5 : 1} transition="opacity 120ms">
    {children}
  </Box>
);

const NothingYet = () => (
  <EmptyState
    title="No content yet"
    action={
      <Flex gap="3" mt="2" wrap="wrap">
        <Button asChild>
          <Link to="/maker">Create Content</Link>
        </Button>
        <Button asChild variant="outline" colorPalette="ink">
          <Link to={templatesHome}>Start from a Template</Link>
        </Button>
      </Flex>
    }
  >
    Write your first quiz, survey or assessment. Its link and responses will appear here.
  </EmptyState>
);

const NothingMatches = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    title="No matching content"
    action={
      <Button variant="outline" mt="2" onClick={onClear}>
        Clear Filters
      </Button>
    }
  >
    No content matches these filters.
  </EmptyState>
);
