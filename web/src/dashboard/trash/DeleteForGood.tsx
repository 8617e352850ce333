import { Button } from "@chakra-ui/react";
import { type RefObject, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { DeleteForGood_trashed$key } from "#relay/DeleteForGood_trashed.graphql.ts";
import type { DeleteForGoodMutation } from "#relay/DeleteForGoodMutation.graphql.ts";
import { kindLabel } from "../../product/kind.ts";
import { tellRefusal } from "../../product/operation/refused.ts";
import { type OperationOptions, useOperation } from "../../product/operation/useOperation.ts";
import { noAnswerToEnd, pressing, useIntention } from "../../ui/intention.ts";
import { ConfirmDialog } from "../../ui/layout/ConfirmDialog.tsx";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { formatCount } from "../../ui/text/format.ts";
import { toast } from "../../ui/toast.tsx";
import { takeOut } from "./takeOut.ts";

interface DeleteForGoodProps {
  trashed: DeleteForGood_trashed$key;
  list: string;
  heading: RefObject<HTMLElement | null>;
}

export function DeleteForGood({ trashed, list, heading }: DeleteForGoodProps) {
  const { id, contentId, kind, title, attemptCount } = useFragment(
    graphql`
      fragment DeleteForGood_trashed on TrashedItem {
        id
        contentId
        kind
        title
        attemptCount
      }
    `,
    trashed,
  );
  const [isAsking, setAsking] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const isConfirmed = useRef(false);
  const deletion = useIntention();
  const [purge, isPurging] = useOperation<DeleteForGoodMutation>(graphql`
    mutation DeleteForGoodMutation($id: ID!, $idempotencyKey: String!) {
      purgeContent(id: $id, idempotencyKey: $idempotencyKey) {
        __typename
        ... on PurgeContentSuccess {
          data
        }
        ... on DomainError {
          code
          message
          retryAfter
        }
      }
    }
  `);

  function ask() {
    isConfirmed.current = false;
    setAsking(true);
  }

  async function remove() {
    const options: OperationOptions<DeleteForGoodMutation> = {
      updater: (store, response) => {
        if (response?.purgeContent.__typename === "PurgeContentSuccess") takeOut(store, list, id);
      },
    };
    isConfirmed.current = true;
    setAsking(false);
    try {
      await pressing(deletion, (idempotencyKey) => purge({ id: contentId, idempotencyKey }, options));
      toast.show({ title: `${kindLabel(kind)} deleted for good` });
    } catch (error) {
      tellRefusal("Failed to delete", error, noAnswerToEnd);
    }
  }

  return (
    <>
      <Button
        ref={trigger}
        variant="ghost"
        colorPalette="danger"
        size="sm"
        h="11"
        aria-label={`Delete for Good: ${title}`}
        onClick={ask}
      >
        Delete for Good
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={
          <>
            Delete “<AuthorText>{title}</AuthorText>” for good?
          </>
        }
        confirmLabel="Delete for Good"
        destructive
        pending={isPurging}
        finalFocus={() => (isConfirmed.current ? heading.current : trigger.current)}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      >
        {attemptCount
          ? `${attemptCount === 1 ? "The one response" : `All ${formatCount(attemptCount)} responses`} to it will be deleted too. This cannot be undone.`
          : "This cannot be undone."}
      </ConfirmDialog>
    </>
  );
}
