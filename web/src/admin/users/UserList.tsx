import { graphql, useFragment } from "react-relay";
import type { UserList_admin$key } from "#relay/UserList_admin.graphql.ts";
import { matchLimit } from "../../../../api/src/admin/admin.rules.ts";
import { readFilter } from "../address.ts";
import { FilterBar, NothingMatches } from "../FilterBar.tsx";
import { SortedTable } from "../ListTable.tsx";
import { sortingOf, userColumns, userFilters } from "../lists.ts";
import { Pager } from "../Pager.tsx";
import { useAddress } from "../useAddress.ts";
import { UserRow } from "./UserRow.tsx";

const headers = {
  name: { ps: "0" },
  plan: { hideBelow: "md" },
  verified: { hideBelow: "md" },
  quizzes: { hideBelow: "md", textAlign: "end" },
  surveys: { hideBelow: "md", textAlign: "end" },
  joined: { hideBelow: "md" },
  admin: { textAlign: "end", pe: "0" },
} as const;

export function UserList({ admin, viewerId }: { admin: UserList_admin$key; viewerId: string | null }) {
  const { users } = useFragment(
    graphql`
      fragment UserList_admin on Admin {
        users(
          first: $first
          after: $after
          last: $last
          before: $before
          plan: $plan
          isAdmin: $isAdmin
          isEmailVerified: $isEmailVerified
          hasContent: $hasContent
          search: $search
          sort: $userSort
          order: $order
        ) {
          totalCount
          edges {
            node {
              id
              ...UserRow_user
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
  const { address } = useAddress();
  const search = address.get("search") ?? "";
  const sorting = sortingOf(address);
  const isFiltered = search !== "" || userFilters.some(({ name }) => readFilter(address, name) !== "");
  return (
    <>
      <FilterBar
        filters={userFilters}
        found="name or email"
        columns={userColumns}
        sorting={sorting}
        isFiltered={isFiltered}
      />
      {users.edges.length === 0 ? (
        <NothingMatches title="No matching users" />
      ) : (
        <SortedTable columns={userColumns} headers={headers} sorting={sorting}>
          {users.edges.map(({ node }) => (
            <UserRow key={node.id} user={node} isViewer={node.id === viewerId} />
          ))}
        </SortedTable>
      )}
      <Pager
        noun="user"
        total={users.totalCount}
        limit={search === "" ? undefined : matchLimit}
        page={users.pageInfo}
      />
    </>
  );
}
