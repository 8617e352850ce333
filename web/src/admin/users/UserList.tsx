import { graphql, useFragment } from "react-relay";
import type { UserList_admin$key } from "#relay/UserList_admin.graphql.ts";
import { readFilter, userFilters } from "../address.ts";
import { FilterBar, NothingMatches } from "../FilterBar.tsx";
import { ListTable } from "../ListTable.tsx";
import { Pager } from "../Pager.tsx";
import { useAddress } from "../useAddress.ts";
import { UserRow } from "./UserRow.tsx";

const columns = [
  { name: "Name", ps: "0" },
  { name: "Plan", hideBelow: "md" },
  { name: "Verified", hideBelow: "md" },
  { name: "Quizzes", hideBelow: "md", textAlign: "end" },
  { name: "Surveys", hideBelow: "md", textAlign: "end" },
  { name: "Joined", hideBelow: "md" },
  { name: "Admin", textAlign: "end", pe: "0" },
] as const;

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
  const isFiltered = userFilters.some((filter) => readFilter(address, filter) !== "");
  return (
    <>
      <FilterBar filters={userFilters} isFiltered={isFiltered} />
      {users.edges.length === 0 ? (
        <NothingMatches title="No matching users" />
      ) : (
        <ListTable columns={columns}>
          {users.edges.map(({ node }) => (
            <UserRow key={node.id} user={node} isViewer={node.id === viewerId} />
          ))}
        </ListTable>
      )}
      <Pager noun="user" total={users.totalCount} page={users.pageInfo} />
    </>
  );
}
