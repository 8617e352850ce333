import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { WaitingDrafts_user$key } from "#relay/WaitingDrafts_user.graphql.ts";
import { DraftRow } from "./DraftRow.tsx";

/** Drafts whose questions still need a choice. */
export function WaitingDrafts({ user }: { user: WaitingDrafts_user$key }) {
  const { draftings } = useFragment(
    graphql`
      fragment WaitingDrafts_user on User {
        draftings(first: 20) {
          edges {
            node {
              id
              ...DraftRow_drafting
            }
          }
        }
      }
    `,
    user,
  );
  if (!draftings || draftings.edges.length === 0) return null;
  return (
    <Box as="ul" listStyleType="none" aria-label="Drafts waiting for you">
      {draftings.edges.map(({ node }) => (
        <DraftRow key={node.id} drafting={node} />
      ))}
    </Box>
  );
}
