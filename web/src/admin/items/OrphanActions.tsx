import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { OrphanActions_content$key } from "#relay/OrphanActions_content.graphql.ts";
import type { OrphanActionsDeleteMutation } from "#relay/OrphanActionsDeleteMutation.graphql.ts";
import type { OrphanActionsUnpublishMutation } from "#relay/OrphanActionsUnpublishMutation.graphql.ts";
import { tellRefusal } from "../../product/operation/refused.ts";
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
  const [isAsking, setAsking] = useState(false);
  const [unpublish, isUnpublishing] = useOperation<OrphanActionsUnpublishMutation>(graphql`
    mutation OrphanActionsUnpublishMutation($id: ID!) {
      unpublishOrphan(id: $id) {
        __typename
        ... on UnpublishOrphanSuccess {
          data {
            isPublic
          }
        }
        ... on DomainError {
          message
        }
      }
    }
  `);
  const [remove, isRemoving] = useOperation<OrphanActionsDeleteMutation>(graphql`
    mutation OrphanActionsDeleteMutation($id: ID!, $idempotencyKey: String!) {
      deleteOrphan(id: $id, idempotencyKey: $idempotencyKey) {
        __typename
        ... on DomainError {
          code
          message
          retryAfter
        }
      }
    }
  `);
  const failure = "That did not work";

  const closeForAnswers = () =>
    unpublish({ id }).then(
      () => toast.show({ title: "The item is private now" }),
      (error) => tellRefusal(failure, error),
    );

  async function removeForGood() {
    const options: OperationOptions<OrphanActionsDeleteMutation> = {
      updater: (store, response) => {
        if (response && response.deleteOrphan.__typename !== "DomainError") store.delete(id);
      },
    };
    try {
      await pressing(deletion, (idempotencyKey) => remove({ id, idempotencyKey }, options));
      toast.show({ title: "The item is deleted" });
      close();
    } catch (error) {
      tellRefusal(failure, error, noAnswerToEnd);
    } finally {
      setAsking(false);
    }
  }

  return (
    <>
      <Notice
        actions={
          <>
            {isPublic && (
              <Button variant="outline" colorPalette="ink" disabled={isUnpublishing} onClick={closeForAnswers}>
                {isUnpublishing ? "Closing..." : "Make Private"}
              </Button>
            )}
            <Button variant="outline" colorPalette="danger" onClick={() => setAsking(true)}>
              Delete
            </Button>
          </>
        }
      >
        Its owner has deleted the account: nobody else can close or delete it.
      </Notice>
      <ConfirmDialog
        open={isAsking}
        title={
          <>
            Delete “<AuthorText>{title}</AuthorText>”?
          </>
        }
        confirmLabel="Delete"
        destructive
        pending={isRemoving}
        onConfirm={removeForGood}
        onCancel={() => setAsking(false)}
      >
        It goes for good, with every answer to it.
      </ConfirmDialog>
    </>
  );
}
