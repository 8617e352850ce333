import { Box, Button, Flex, Table, Text, VisuallyHidden } from "@chakra-ui/react";
import { useRef } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { PeopleList_content$key } from "#relay/PeopleList_content.graphql.ts";
import type { PeopleListPaginationQuery } from "#relay/PeopleListPaginationQuery.graphql.ts";
import { EmptyState } from "../../../ui/layout/EmptyState.tsx";
import { SelectBox } from "../../../ui/selection/SelectBox.tsx";
import { useSelection } from "../../../ui/selection/useSelection.ts";
import { countOf } from "../../../ui/text/format.ts";
import { useUpdates } from "../useUpdates.ts";
import { PeopleBar } from "./PeopleBar.tsx";
import { PersonRow } from "./PersonRow.tsx";

const pageSize = 50;

interface PeopleListProps {
  content: PeopleList_content$key;
  isFiltered: boolean;
  onClear: () => void;
}

export function PeopleList({ content, isFiltered, onClear }: PeopleListProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    PeopleListPaginationQuery,
    PeopleList_content$key
  >(
    graphql`
      fragment PeopleList_content on Content
      @refetchable(queryName: "PeopleListPaginationQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 50 }
        after: { type: "String" }
        state: { type: "InvitationState" }
        search: { type: "String" }
        level: { type: "String" }
        fields: { type: "[InvitedFieldInput!]" }
        order: { type: "InvitationOrder" }
      ) {
        id
        kind
        rules {
          timeLimit
          anonymous
        }
        invitationCounts {
          due
          queued
          remindable
        }
        invitations(
          first: $first
          after: $after
          state: $state
          search: $search
          level: $level
          fields: $fields
          order: $order
        ) @connection(key: "PeopleList_invitations", filters: ["state", "search", "level", "fields", "order"]) {
          __id
          totalCount
          edges {
            node {
              id
              mail
              ...PersonRow_invitation
            }
          }
        }
      }
    `,
    content,
  );
  const top = useRef<HTMLDivElement>(null);
  const isAnonymous = data.rules?.anonymous ?? false;
  const hasResults = data.kind !== "SURVEY" && !isAnonymous;
  const edges = data.invitations?.edges ?? [];
  const ids = edges.map(({ node }) => node.id);
  const selection = useSelection(ids, null);
  const isTicking = selection.selected.length > 0;
  const queued = edges.flatMap(({ node }) => (node.mail === "QUEUED" ? node.id : []));
  const counts = data.invitationCounts;
  useUpdates(data.id, queued.length > 0 ? queued : ids, {
    isSending: (counts?.queued ?? 0) > 0 || queued.length > 0,
    left: (counts?.due ?? 0) + (counts?.remindable ?? 0),
  });
  if (edges.length === 0)
    return (
      <EmptyState
        title={isFiltered ? "No one matches" : "No one here yet"}
        action={
          isFiltered && (
            <Button variant="outline" colorPalette="ink" onClick={onClear}>
              Show Everyone
            </Button>
          )
        }
      >
        {isFiltered ? "Remove a filter, or search for something else." : "Add people above."}
      </EmptyState>
    );
  return (
    <Box>
      <Box ref={top} tabIndex={-1} outline="0" scrollMarginTop="20" />
      <Text role="status" mb="2" color="fg.muted">
        {isFiltered && countOf(data.invitations?.totalCount ?? 0, "person", "people")}
      </Text>
      <Table.Root tableLayout="fixed" w="full">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader ps="0" pe="0" w="8">
              <SelectBox
                label="Select all shown"
                isChecked={selection.isWhole}
                isPartly={isTicking && !selection.isWhole}
                onToggle={selection.isWhole ? selection.clear : selection.all}
              />
            </Table.ColumnHeader>
            <Table.ColumnHeader scope="col" ps="0">
              Person
            </Table.ColumnHeader>
            <Table.ColumnHeader scope="col" hideBelow="md" w={hasResults ? "30%" : "38%"}>
              Status
            </Table.ColumnHeader>
            {hasResults && (
              <Table.ColumnHeader scope="col" hideBelow="md" w="40">
                Result
              </Table.ColumnHeader>
            )}
            {!isAnonymous && (
              <Table.ColumnHeader scope="col" hideBelow="md" w="28">
                Extra time
              </Table.ColumnHeader>
            )}
            <Table.ColumnHeader scope="col" w="12" pe="0">
              <VisuallyHidden>Actions</VisuallyHidden>
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {edges.map(({ node }) => (
            <PersonRow
              key={node.id}
              invitation={node}
              contentId={data.id}
              list={data.invitations?.__id ?? ""}
              timeLimit={data.rules?.timeLimit ?? null}
              isAnonymous={isAnonymous}
              hasResults={hasResults}
              isSelected={selection.has(node.id)}
              onToggle={selection.toggle}
              afterwards={() => top.current}
            />
          ))}
        </Table.Body>
      </Table.Root>
      {hasNext && (
        <Flex mt="5">
          <Button
            variant="outline"
            colorPalette="ink"
            aria-disabled={isLoadingNext}
            onClick={() => !isLoadingNext && loadNext(pageSize)}
          >
            {isLoadingNext ? "Loading…" : "Show More"}
          </Button>
        </Flex>
      )}
      {isTicking && <PeopleBar contentId={data.id} selection={selection} afterwards={() => top.current} />}
    </Box>
  );
}
