import { Button } from "@chakra-ui/react";
import { type RefObject, useRef, useState } from "react";
import { graphql } from "react-relay";
import type { EmptyTrashMutation } from "#relay/EmptyTrashMutation.graphql.ts";
import { tellRefusal } from "../../product/operation/refused.ts";
import { type OperationOptions, useOperation } from "../../product/operation/useOperation.ts";
import { noAnswerToEnd, pressing, useIntention } from "../../ui/intention.ts";
import { ConfirmDialog } from "../../ui/layout/ConfirmDialog.tsx";
import { countOf, formatCount } from "../../ui/text/format.ts";
import { toast } from "../../ui/toast.tsx";
import { takeAllOut } from "./takeOut.ts";

interface EmptyTrashProps {
  list: string;
  count: number;
  /** Time of the newest deletion in the list. Items deleted later, elsewhere, stay. */
  deletedUntil: string | undefined;
  heading: RefObject<HTMLElement | null>;
}

export function EmptyTrash({ list, count, deletedUntil, heading }: EmptyTrashProps) {
  const [isAsking, setAsking] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const isConfirmed = useRef(false);
  const emptying = useIntention();
  const [empty, isEmptying] = useOperation<EmptyTrashMutation>(graphql`
    mutation EmptyTrashMutation($deletedUntil: DateTime, $idempotencyKey: String!) {
      emptyTrash(deletedUntil: $deletedUntil, idempotencyKey: $idempotencyKey) {
        __typename
        ... on EmptyTrashSuccess {
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

  async function removeAll() {
    const options: OperationOptions<EmptyTrashMutation> = {
      updater: (store, response) => {
        if (response?.emptyTrash.__typename === "EmptyTrashSuccess") takeAllOut(store, list);
      },
    };
    isConfirmed.current = true;
    setAsking(false);
    try {
      const gone = await pressing(emptying, (idempotencyKey) => empty({ deletedUntil, idempotencyKey }, options));
      toast.show({ title: `${countOf(gone, "item")} deleted for good` });
    } catch (error) {
      tellRefusal("Failed to delete", error, noAnswerToEnd);
    }
  }

  return (
    <>
      <Button ref={trigger} variant="outline" colorPalette="danger" size="sm" h="11" onClick={ask}>
        Empty Trash
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={
          count === 1 ? "Delete the item in the trash for good?" : `Delete all ${formatCount(count)} items for good?`
        }
        confirmLabel="Empty Trash"
        destructive
        pending={isEmptying}
        finalFocus={() => (isConfirmed.current ? heading.current : trigger.current)}
        onConfirm={removeAll}
        onCancel={() => setAsking(false)}
      >
        All responses will be deleted too. This cannot be undone.
      </ConfirmDialog>
    </>
  );
}
