import { Table } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { UserList_admin$key } from "#relay/UserList_admin.graphql.ts";
import { readFilter, userFilters } from "../address.ts";
import { FilterBar } from "../FilterBar.tsx";
import { NothingMatches } from "../NothingMatches.tsx";
import { Pager } from "../Pager.tsx";
import { useAddress } from "../useAddress.ts";
import { UserRow } from "./UserRow.tsx";

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
        <Table.Root>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader scope="col" ps="0">
                Name
              </Table.ColumnHeader>
              <Table.ColumnHeader scope="col" hideBelow="md">
                Plan
              </Table.ColumnHeader>
              <Table.ColumnHeader scope="col" hideBelow="md">
                Verified
              </Table.ColumnHeader>
              <Table.ColumnHeader scope="col" hideBelow="md" textAlign="end">
                Quizzes
              </Table.ColumnHeader>
              <Table.ColumnHeader scope="col" hideBelow="md" textAlign="end">
                Surveys
              </Table.ColumnHeader>
              <Table.ColumnHeader scope="col" hideBelow="md">
                Joined
              </Table.ColumnHeader>
              <Table.ColumnHeader scope="col" textAlign="end" pe="0">
                Admin
              </Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {users.edges.map(({ node }) => (
              <UserRow key={node.id} user={node} isViewer={node.id === viewerId} />
            ))}
          </Table.Body>
        </Table.Root>
      )}
      <Pager noun="user" total={users.totalCount} page={users.pageInfo} />
    </>
  );
}
