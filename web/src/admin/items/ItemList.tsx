import { graphql, useFragment } from "react-relay";
import type { ItemList_admin$key } from "#relay/ItemList_admin.graphql.ts";
import { creatorLimit } from "../../../../api/src/admin/admin.rules.ts";
import { SearchBox } from "../../ui/form/SearchBox.tsx";
import { EmptyState } from "../../ui/layout/EmptyState.tsx";
import { contentFilters, readFilter } from "../address.ts";
import { FilterBar, NothingMatches } from "../FilterBar.tsx";
import { ListTable } from "../ListTable.tsx";
import { Pager } from "../Pager.tsx";
import { useAddress } from "../useAddress.ts";
import { ItemRow } from "./ItemRow.tsx";

const columns = [
  { name: "Title", ps: "0", width: { md: "40%" } },
  { name: "Type", hideBelow: "md" },
  { name: "Creator", hideBelow: "md" },
  { name: "Visibility", hideBelow: "md" },
  { name: "Created", hideBelow: "md", pe: "0" },
] as const;

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
        <ListTable columns={columns} isInteractive>
          {rows.map(({ node }) => (
            <ItemRow key={node.id} content={node} />
          ))}
        </ListTable>
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
