import { List, Text } from "@chakra-ui/react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { AttemptsListQuery } from "#relay/AttemptsListQuery.graphql.ts";
import { resultsPath } from "../../../product/kind.ts";
import { formatDateTime, formatPercent } from "../../../ui/text/format.ts";
import { ScreenLink } from "../../../ui/text/ScreenLink.tsx";

/** All attempts of a person, oldest first. Each opens its answers. */
export function AttemptsList({ invitationId }: { invitationId: string }) {
  const { node } = useLazyLoadQuery<AttemptsListQuery>(
    graphql`
      query AttemptsListQuery($id: ID!) {
        node(id: $id) {
          ... on Invitation {
            responses {
              id
              completedAt
              percentage
              skillLevel
              isCounted
              content {
                kind
                key
              }
            }
          }
        }
      }
    `,
    { id: invitationId },
    { fetchPolicy: "store-and-network" },
  );
  return (
    <List.Root as="ol" fontSize="sm" ps="5">
      {node?.responses?.map(({ id, completedAt, percentage, skillLevel, isCounted, content }) => (
        <List.Item key={id}>
          <ScreenLink to={`${resultsPath(content.kind, content.key)}?attempt=${encodeURIComponent(id)}`}>
            <time dateTime={completedAt}>{formatDateTime(completedAt)}</time>
          </ScreenLink>{" "}
          {percentage != null && formatPercent(percentage)} {skillLevel}
          {isCounted && (
            <Text as="span" fontWeight="medium">
              {" "}
              · counts
            </Text>
          )}
        </List.Item>
      ))}
    </List.Root>
  );
}
