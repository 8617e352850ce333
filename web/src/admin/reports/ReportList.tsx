import { Box } from "@chakra-ui/react";
import { useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { ReportList_admin$key } from "#relay/ReportList_admin.graphql.ts";
import { EmptyState } from "../../ui/layout/EmptyState.tsx";
import { Pager } from "../Pager.tsx";
import { ReportRow } from "./ReportRow.tsx";

export function ReportList({ admin }: { admin: ReportList_admin$key }) {
  const { reports } = useFragment(
    graphql`
      fragment ReportList_admin on Admin {
        reports(first: $first, after: $after, last: $last, before: $before) {
          __id
          totalCount
          edges {
            node {
              id
              ...ReportRow_report
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
  const list = useRef<HTMLDivElement>(null);
  // Closed reports leave a null node.
  const rows = reports.edges.filter(({ node }) => node !== null);
  return (
    <Box ref={list} tabIndex={-1} role="group" aria-label="Reports" outline="none">
      {rows.length > 0 ? (
        <Box as="ul" listStyleType="none">
          {rows.map(({ node }) => (
            <ReportRow key={node.id} report={node} list={reports.__id} onClosed={() => list.current?.focus()} />
          ))}
        </Box>
      ) : (
        <EmptyState headingLevel="h2" title="No reports">
          Participants can report a page on its first screen. Their reports are listed here.
        </EmptyState>
      )}
      <Pager noun="report" total={reports.totalCount} page={reports.pageInfo} />
    </Box>
  );
}
