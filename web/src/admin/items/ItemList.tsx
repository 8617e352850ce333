import { Table } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { ItemList_admin$key } from "#relay/ItemList_admin.graphql.ts";
import { creatorLimit } from "../../../../api/src/admin/admin.rules.ts";
import { SearchBox } from "../../ui/form/SearchBox.tsx";
import { EmptyState } from "../../ui/layout/EmptyState.tsx";
import { contentFilters, readFilter } from "../address.ts";
import { FilterBar } from "../FilterBar.tsx";
import { NothingMatches } from "../NothingMatches.tsx";
import { Pager } from "../Pager.tsx";
import { useAddress } from "../useAddress.ts";
import { ItemRow } from "./ItemRow.tsx";

export function ItemList({ admin }: { admin: ItemList_admin$key }) {
  const { contents } = useFragment(
    graphql`
      fragment ItemList_admin on Admin {
        contents(
          first: $first
          after: $after
          last: $last
          before: $before
          contentType: $contentType
          visibility: $visibility
          sourceType: $sourceType
          creator: $creator
        ) {
          totalCount
          edges {
            node {
              id
              ...ItemRow_content
            }
          }
          pageInfo {
            startCursor
            endCursor
            hasNextPage
          }
        }
      }
    `,
    admin,
  );
  // Deleted items leave a null node.
  const rows = contents.edges.filter(({ node }) => node !== null);
  const { address, filterBy } = useAddress();
  const creator = address.get("creator") ?? "";
  const isFiltered = creator !== "" || contentFilters.some((filter) => readFilter(address, filter) !== "");
  const search = (
    <SearchBox
      label="Creator's e-mail"
      placeholder="Creator's e-mail..."
      maxLength={254}
      value={creator}
      onChange={(value, isNew) => filterBy("creator", value, isNew)}
    />
  );
  return (
    <>
      <FilterBar filters={contentFilters} isFiltered={isFiltered} search={search} />
      {rows.length > 0 ? (
        <Table.Root interactive>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader scope="col" ps="0" width={{ md: "40%" }}>
                Title
              </Table.ColumnHeader>
              <Table.ColumnHeader scope="col" hideBelow="md">
                Type
              </Table.ColumnHeader>
              <Table.ColumnHeader scope="col" hideBelow="md">
                Creator
              </Table.ColumnHeader>
              <Table.ColumnHeader scope="col" hideBelow="md">
                Visibility
              </Table.ColumnHeader>
              <Table.ColumnHeader scope="col" hideBelow="md" pe="0">
                Created
              </Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {rows.map(({ node }) => (
              <ItemRow key={node.id} content={node} />
            ))}
          </Table.Body>
        </Table.Root>
      ) : isFiltered ? (
        <NothingMatches title="No matching content" />
      ) : (
        <EmptyState headingLevel="h2" title="No content yet">
          Nobody has made anything so far.
        </EmptyState>
      )}
      <Pager
        noun="item"
        total={contents.totalCount}
        limit={creator === "" ? undefined : creatorLimit}
        page={contents.pageInfo}
      />
    </>
  );
}
