import { Button } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { OrphanActions_content$key } from "#relay/OrphanActions_content.graphql.ts";
import type { OrphanActionsDeleteMutation } from "#relay/OrphanActionsDeleteMutation.graphql.ts";
import type { OrphanActionsUnpublishMutation } from "#relay/OrphanActionsUnpublishMutation.graphql.ts";
import { perform } from "../../product/operation/perform.ts";
import { useConfirmation } from "../../product/operation/useConfirmation.ts";
import { type OperationOptions, useOperation } from "../../product/operation/useOperation.ts";
import { noAnswerToEnd, pressing, useIntention } from "../../ui/intention.ts";
import { ConfirmDialog } from "../../ui/layout/ConfirmDialog.tsx";
import { Notice } from "../../ui/layout/Notice.tsx";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { toast } from "../../ui/toast.tsx";
import { useItemAddress } from "./useItemAddress.ts";

export function OrphanActions({ content }: { content: OrphanActions_content$key }) {
  const { id, title, isPublic } = useFragment(
    graphql`
      fragment OrphanActions_content on Content {
        id
        title
        isPublic
      }
    `,
    content,
  );
  const { close } = useItemAddress();
  const deletion = useIntention();
  const [unpublish, isUnpublishing] = useOperation<OrphanActionsUnpublishMutation>(graphql`
    mutation OrphanActionsUnpublishMutation($id: ID!) {
      unpublishOrphan(id: $id) {
        __typename
        ... on UnpublishOrphanSuccess {
          data {
            isPublic
          }
        }
        ... on DomainError { code message }
      }
    }
  `);
  const [remove] = useOperation<OrphanActionsDeleteMutation>(graphql`
    mutation OrphanActionsDeleteMutation($id: ID!, $idempotencyKey: String!) {
      deleteOrphan(id: $id, idempotencyKey: $idempotencyKey) {
        __typename
        ... on DomainError { code message retryAfter }
      }
    }
  `);
  const failure = "Something went wrong";

  async function makePrivate() {
    if (await perform(failure, () => unpublish({ id }))) toast.show({ title: "The item is private now" });
  }

  async function removeForGood() {
    const options: OperationOptions<OrphanActionsDeleteMutation> = {
      updater: (store, response) => {
        if (response && response.deleteOrphan.__typename !== "DomainError") store.delete(id);
      },
    };
    await pressing(deletion, (idempotencyKey) => remove({ id, idempotencyKey }, options));
    toast.show({ title: "The item is deleted" });
    close();
  }
  const { ask, dialog } = useConfirmation(async () => {
    await perform(failure, removeForGood, noAnswerToEnd);
  });

  return (
    <>
      <Notice
        actions={
          <>
            {isPublic && (
              <Button variant="outline" colorPalette="ink" disabled={isUnpublishing} onClick={makePrivate}>
                {isUnpublishing ? "Closing..." : "Make Private"}
              </Button>
            )}
            <Button variant="outline" colorPalette="danger" onClick={ask}>
              Delete
            </Button>
          </>
        }
      >
        The owner deleted their account. Only administrators can close or delete this.
      </Notice>
      <ConfirmDialog
        {...dialog}
        title={
          <>
            Delete “<AuthorText>{title}</AuthorText>”?
          </>
        }
        confirmLabel="Delete"
        destructive
      >
        It is deleted permanently with all responses.
      </ConfirmDialog>
    </>
  );
}
