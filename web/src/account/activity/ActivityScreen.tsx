import { Box, Button, Flex, Heading, Text } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { graphql, type PreloadedQuery, usePaginationFragment, usePreloadedQuery } from "react-relay";
import { Navigate } from "react-router-dom";
import type { ActivityScreen_user$key } from "#relay/ActivityScreen_user.graphql.ts";
import type { ActivityScreenPaginationQuery } from "#relay/ActivityScreenPaginationQuery.graphql.ts";
import type { ActivityScreenQuery } from "#relay/ActivityScreenQuery.graphql.ts";
import { Choice } from "../../ui/form/Choice.tsx";
import { useAddressQuery } from "../../ui/hooks/useAddressQuery.ts";
import { useReloadOnChange } from "../../ui/hooks/useReloadOnChange.ts";
import { EmptyState } from "../../ui/layout/EmptyState.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { formatDate } from "../../ui/text/format.ts";
import { Entry } from "./Entry.tsx";
import { activityVariables, kindIn } from "./filter.ts";
import { kindsOfEntries } from "./words.ts";

const pageSize = 30;

interface ActivityScreenProps {
  queryRef: PreloadedQuery<ActivityScreenQuery>;
  load: (variables: ActivityScreenQuery["variables"], options: { fetchPolicy: "store-and-network" }) => void;
}

/** A log of actions on the account and its items, with the actor and the network. */
export function ActivityScreen({ queryRef, load }: ActivityScreenProps) {
  const [address, setAddress] = useAddressQuery();
  const search = useRef<HTMLDivElement>(null);
  const isPending = useReloadOnChange(activityVariables(address), load);
  const { viewer } = usePreloadedQuery<ActivityScreenQuery>(
    graphql`
      query ActivityScreenQuery($action: LogAction, $contentId: ID) {
        viewer {
          ...VerificationBanner_user
          ...ForAdmins_user
          ...ActivityScreen_user @arguments(action: $action, contentId: $contentId)
        }
      }
    `,
    queryRef,
  );
  if (!viewer) return <Navigate to={"/login?redirect=/profile/activity"} replace />;

  const kind = kindIn(address);
  const item = address.get("item");
  const isFiltered = kind !== "" || item !== null;
  const filterBy = (what: string, of: string | null) =>
    setAddress({ ...(what && { what }), ...(of !== null && { item: of }) }, true);
  // The pressed button disappears, and the focus with it.
  const filterByItem = (what: string, of: string | null) => {
    filterBy(what, of);
    search.current?.focus();
  };
  const clear = () => filterByItem("", null);
  return (
    <Page
      title="Activity"
      breadcrumbs={[{ label: "Profile", to: "/profile" }, { label: "Activity" }]}
      lead="Exports, deletions, changes and logins in the last year. Only you can see them."
      width="narrow"
    >
      <Flex as="search" ref={search} tabIndex={-1} aria-label="Filters" gap="3" wrap="wrap" align="center" mb="5">
        <Choice label="Kind" value={kind} options={kindsOfEntries} onChange={(what) => filterBy(what, item)} />
        {item !== null && <Text color="fg.muted">of one item</Text>}
        {isFiltered && (
          <Button variant="ghost" onClick={clear}>
            Clear
          </Button>
        )}
      </Flex>
      <Box aria-busy={isPending} opacity={isPending ? 0.6 : 1}>
        <Entries
          user={viewer}
          isFiltered={isFiltered}
          onClear={clear}
          onItem={item === null ? (id) => filterByItem(kind, id) : undefined}
        />
      </Box>
    </Page>
  );
}

interface EntriesProps {
  user: ActivityScreen_user$key;
  isFiltered: boolean;
  onClear: () => void;
  onItem: ((id: string) => void) | undefined;
}

function Entries({ user, isFiltered, onClear, onItem }: EntriesProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    ActivityScreenPaginationQuery,
    ActivityScreen_user$key
  >(
    graphql`
      fragment ActivityScreen_user on User
      @refetchable(queryName: "ActivityScreenPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 30 }
        after: { type: "String" }
        action: { type: "LogAction" }
        contentId: { type: "ID" }
      ) {
        log(first: $first, after: $after, action: $action, contentId: $contentId)
          @connection(key: "ActivityScreen_log")
          @required(action: THROW) {
          edges {
            node {
              id
              at
              ...Entry_entry
            }
          }
        }
      }
    `,
    user,
  );
  const { edges } = data.log;
  const list = useRef<HTMLDivElement>(null);
  const previousCount = useRef<number>(null);
  useEffect(() => {
    if (previousCount.current === null || previousCount.current === edges.length) return;
    // The pressed button disappears with the last page, and the focus with it.
    const first = list.current?.querySelectorAll("li")[previousCount.current];
    if (!hasNext && document.activeElement === document.body) first?.focus();
    previousCount.current = null;
  }, [edges.length, hasNext]);
  const showOlder = () => {
    previousCount.current = edges.length;
    loadNext(pageSize);
  };
  if (edges.length === 0)
    return isFiltered ? (
      <EmptyState
        headingLevel="h2"
        title="No such activity"
        action={
          <Button variant="outline" mt="2" onClick={onClear}>
            Show All Activity
          </Button>
        }
      >
        Nothing in the last year matches.
      </EmptyState>
    ) : (
      <EmptyState headingLevel="h2" title="No activity yet">
        Logins, exports, deletions and changes of permissions will appear here.
      </EmptyState>
    );
  const days = Map.groupBy(edges, ({ node }) => formatDate(node.at));
  return (
    <Box ref={list}>
      {[...days].map(([day, edges]) => (
        <Box as="section" key={day} mb="8" aria-label={day}>
          <Heading as="h2" size="md" pb="2" borderBottomWidth="1px">
            {day}
          </Heading>
          <Box as="ul" listStyleType="none">
            {edges.map(({ node }) => (
              <Entry key={node.id} entry={node} onItem={onItem} />
            ))}
          </Box>
        </Box>
      ))}
      {hasNext && (
        <Flex justify="center">
          <Button
            variant="outline"
            colorPalette="ink"
            aria-disabled={isLoadingNext}
            onClick={() => !isLoadingNext && showOlder()}
          >
            {isLoadingNext ? "Loading..." : "Show Older"}
          </Button>
        </Flex>
      )}
    </Box>
  );
}
