import { graphql, useFragment } from "react-relay";
import type { ItemList_admin$key } from "#relay/ItemList_admin.graphql.ts";
import { matchLimit } from "../../../../api/src/admin/admin.rules.ts";
import { SearchBox } from "../../ui/form/SearchBox.tsx";
import { EmptyState } from "../../ui/layout/EmptyState.tsx";
import { readFilter } from "../address.ts";
import { FilterBar, NothingMatches } from "../FilterBar.tsx";
import { SortedTable } from "../ListTable.tsx";
import { contentColumns, contentFilters, sortingOf } from "../lists.ts";
import { Pager } from "../Pager.tsx";
import { useAddress } from "../useAddress.ts";
import { ItemRow } from "./ItemRow.tsx";

const headers = {
  title: { ps: "0", width: { md: "40%" } },
  type: { hideBelow: "md" },
  creator: { hideBelow: "md" },
  visibility: { hideBelow: "md" },
  created: { hideBelow: "md", pe: "0" },
} as const;

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
          search: $search
          sort: $contentSort
          order: $order
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
  const search = address.get("search") ?? "";
  const sorting = sortingOf(address);
  const isSearched = creator !== "" || search !== "";
  const isFiltered = isSearched || contentFilters.some(({ name }) => readFilter(address, name) !== "");
  return (
    <>
      <FilterBar
        filters={contentFilters}
        found="title, link or owner"
        columns={contentColumns}
        sorting={sorting}
        isFiltered={isFiltered}
      >
        <SearchBox
          label="Creator's email"
          placeholder="Creator's email..."
          maxLength={254}
          value={creator}
          onChange={(value, isNew) => filterBy("creator", value, isNew)}
        />
      </FilterBar>
      {rows.length > 0 ? (
        <SortedTable columns={contentColumns} headers={headers} sorting={sorting} isInteractive>
          {rows.map(({ node }) => (
            <ItemRow key={node.id} content={node} />
          ))}
        </SortedTable>
      ) : isFiltered ? (
        <NothingMatches title="No matching content" />
      ) : (
        <EmptyState headingLevel="h2" title="No content yet">
          No one has created anything yet.
        </EmptyState>
      )}
      <Pager
        noun="item"
        total={contents.totalCount}
        limit={isSearched ? matchLimit : undefined}
        page={contents.pageInfo}
      />
    </>
  );
}
