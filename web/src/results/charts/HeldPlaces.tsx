import { Box, Button } from "@chakra-ui/react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { HeldPlacesMutation } from "#relay/HeldPlacesMutation.graphql.ts";
import type { HeldPlacesQuery } from "#relay/HeldPlacesQuery.graphql.ts";
import { perform } from "../../product/operation/perform.ts";
import { useConfirmation } from "../../product/operation/useConfirmation.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { ConfirmDialog } from "../../ui/layout/ConfirmDialog.tsx";
import { Notice } from "../../ui/layout/Notice.tsx";
import { countOf, formatDateTime } from "../../ui/text/format.ts";

/** Places held by people who started and have not submitted, which the owner can free. Renders nothing without any. */
export function HeldPlaces({ itemKey }: { itemKey: string }) {
  const { content } = useLazyLoadQuery<HeldPlacesQuery>(
    graphql`
      query HeldPlacesQuery($key: String!) {
        content(key: $key) {
          id
          places {
            held
            firstUntil
            lastUntil
          }
        }
      }
    `,
    { key: itemKey },
    { fetchPolicy: "store-and-network" },
  );
  const [free] = useOperation<HeldPlacesMutation>(graphql`
    mutation HeldPlacesMutation($contentId: ID!) {
      freePlaces(contentId: $contentId) {
        __typename
        ... on FreePlacesSuccess {
          data {
            places {
              held
              firstUntil
              lastUntil
            }
          }
        }
        ... on DomainError { code message retryAfter }
      }
    }
  `);
  const { ask, isPending, dialog } = useConfirmation(async () => {
    await perform("Couldn't free the places", () => free({ contentId: content?.id ?? "" }));
  });
  const { held = 0, firstUntil, lastUntil } = content?.places ?? {};
  if (!content || !firstUntil || !lastUntil) return null;

  return (
    <Box _print={{ display: "none" }}>
      <Notice
        actions={
          <Button size="sm" variant="outline" onClick={ask}>
            Free Places
          </Button>
        }
      >
        {held === 1
          ? `1 place is held by someone who started, until ${formatDateTime(lastUntil)}.`
          : `${countOf(held, "place")} are held by people who started. The first is free at ${formatDateTime(firstUntil)}, the last at ${formatDateTime(lastUntil)}.`}
      </Notice>
      <ConfirmDialog
        {...dialog}
        title={`Free ${countOf(held, "place")}?`}
        confirmLabel={isPending ? "Freeing..." : "Free Places"}
        destructive
      >
        Others can start right away. People who are still answering can submit only while a place is free.
      </ConfirmDialog>
    </Box>
  );
}
