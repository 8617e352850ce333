import { Button } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { DeleteAttempt_attempt$key } from "#relay/DeleteAttempt_attempt.graphql.ts";
import { useConfirmation } from "../../product/operation/useConfirmation.ts";
import { ConfirmDialog } from "../../ui/layout/ConfirmDialog.tsx";
import { nameOf } from "./participant.ts";
import { useDeletion } from "./selection/useDeletion.ts";

interface DeleteAttemptProps {
  attempt: DeleteAttempt_attempt$key;
  onDeleted: () => void;
  /** The element to focus once the attempt is restored. */
  afterwards: () => HTMLElement | null;
}

export function DeleteAttempt({ attempt: attemptRef, onDeleted, afterwards }: DeleteAttemptProps) {
  const attempt = useFragment(
    graphql`
      fragment DeleteAttempt_attempt on Attempt {
        id
        participantName
        participantEmail
        content {
          id
        }
      }
    `,
    attemptRef,
  );
  const { id, content } = attempt;
  const name = nameOf(attempt);
  const { remove } = useDeletion(content.id, afterwards);
  const { ask, isPending, dialog } = useConfirmation(async () => {
    const isDeleted = await remove({ ids: [id] });
    if (isDeleted) onDeleted();
    return isDeleted;
  });

  return (
    <>
      <Button variant="outline" colorPalette="danger" mt="8" onClick={ask} _print={{ display: "none" }}>
        Delete Response
      </Button>
      <ConfirmDialog
        {...dialog}
        title={name ? `Delete the response of ${name}?` : "Delete this response?"}
        confirmLabel={isPending ? "Deleting..." : "Delete"}
        destructive
      >
        It leaves all statistics. You can undo this for a minute.
      </ConfirmDialog>
    </>
  );
}
