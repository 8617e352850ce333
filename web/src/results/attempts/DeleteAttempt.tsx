import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { DeleteAttempt_attempt$key } from "#relay/DeleteAttempt_attempt.graphql.ts";
import { ConfirmDialog } from "../../ui/layout/ConfirmDialog.tsx";
import { participantLabel } from "./participant.ts";
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
  const { remove, progress } = useDeletion(content.id, afterwards);
  const [isAsking, setAsking] = useState(false);
  const isPending = progress !== null;

  async function end() {
    if (await remove({ ids: [id] })) onDeleted();
    else setAsking(false);
  }

  return (
    <>
      <Button
        variant="outline"
        colorPalette="danger"
        mt="8"
        onClick={() => setAsking(true)}
        _print={{ display: "none" }}
      >
        Delete Response
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Delete the response of ${participantLabel(attempt)}?`}
        confirmLabel={isPending ? "Deleting..." : "Delete"}
        destructive
        pending={isPending}
        onConfirm={end}
        onCancel={() => setAsking(false)}
      >
        Its answers are deleted, and every figure is counted without it. For a minute you can undo this.
      </ConfirmDialog>
    </>
  );
}
