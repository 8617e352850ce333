import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment, useMutation } from "react-relay";
import type { OrphanActions_content$key } from "#relay/OrphanActions_content.graphql.ts";
import type { OrphanActionsDeleteMutation } from "#relay/OrphanActionsDeleteMutation.graphql.ts";
import type { OrphanActionsUnpublishMutation } from "#relay/OrphanActionsUnpublishMutation.graphql.ts";
import { endsIntention, noAnswerToEnd, useIntention } from "../../ui/intention.ts";
import { ConfirmDialog } from "../../ui/layout/ConfirmDialog.tsx";
import { Notice } from "../../ui/layout/Notice.tsx";
import { Words } from "../../ui/text/Words.tsx";
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
  const [unpublish, isUnpublishing] = useMutation<OrphanActionsUnpublishMutation>(graphql`
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
  const [remove, isRemoving] = useMutation<OrphanActionsDeleteMutation>(graphql`
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
  const fail = (description: string) => toast.fail({ title: "That did not work", description });

  const closeForAnswers = () =>
    unpublish({
      variables: { id },
      onCompleted: ({ unpublishOrphan: result }) => {
        if (result.__typename === "DomainError") return fail(result.message);
        toast.show({ title: "The item is private now" });
      },
      onError: ({ message }) => fail(message),
    });

  const removeForGood = () =>
    remove({
      variables: { id, idempotencyKey: deletion.key() },
      updater: (store, response) => {
        if (response && response.deleteOrphan.__typename !== "DomainError") store.delete(id);
      },
      onCompleted: ({ deleteOrphan: result }) => {
        setAsking(false);
        if (result.__typename === "DomainError") {
          if (endsIntention(result)) deletion.end();
          return fail(result.message);
        }
        toast.show({ title: "The item is deleted" });
        close();
      },
      onError: () => fail(noAnswerToEnd),
    });

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
            Delete “<Words>{title}</Words>”?
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
