import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import type { DeleteAttempt_attempt$key } from "#relay/DeleteAttempt_attempt.graphql.ts";
import type { DeleteAttemptMutation } from "#relay/DeleteAttemptMutation.graphql.ts";
import { tellRefusal } from "../../product/operation/refused.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { intentionAt, noAnswerToEnd, pressing } from "../../ui/intention.ts";
import { ConfirmDialog } from "../../ui/layout/ConfirmDialog.tsx";
import { toast } from "../../ui/toast.tsx";
import { screenVariables } from "../filter/address.ts";
import { useRefresh } from "../live/LiveUpdates.tsx";
import { useAsked } from "./AttemptTools.tsx";
import { removeAttempt } from "./newest.ts";
import { participantLabel } from "./participant.ts";

interface DeleteAttemptProps {
  attempt: DeleteAttempt_attempt$key;
  onDeleted: () => void;
}

export function DeleteAttempt({ attempt: attemptRef, onDeleted }: DeleteAttemptProps) {
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
  const [remove] = useOperation<DeleteAttemptMutation>(graphql`
    mutation DeleteAttemptMutation($id: ID!, $idempotencyKey: String!) {
      deleteAttempt(id: $id, idempotencyKey: $idempotencyKey) {
        __typename
        ... on DeleteAttemptSuccess {
          data {
            id
          }
        }
        ... on DomainError {
          code
          message
          retryAfter
        }
      }
    }
  `);
  const [address] = useSearchParams();
  const { asked } = useAsked();
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);

  async function end() {
    setPending(true);
    const updater = (store: RecordSourceSelectorProxy) => removeAttempt(store, content.id, id, asked);
    try {
      await pressing(intentionAt(`delete:${id}`), (idempotencyKey) => remove({ id, idempotencyKey }, { updater }));
      toast.show({ title: "Response deleted", description: "The results are counted without it." });
      onDeleted();
      refresh({ id: content.id, ...screenVariables(address) });
    } catch (error) {
      setPending(false);
      setAsking(false);
      tellRefusal("The response was not deleted", error, noAnswerToEnd);
    }
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
        Its answers are deleted, and every figure is counted without it. This cannot be undone.
      </ConfirmDialog>
    </>
  );
}
