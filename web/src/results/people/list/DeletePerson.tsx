import { type RefObject, useRef, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import { ConnectionHandler } from "relay-runtime";
import type { DeletePersonMutation } from "#relay/DeletePersonMutation.graphql.ts";
import { perform } from "../../../product/operation/perform.ts";
import { useOperation } from "../../../product/operation/useOperation.ts";
import { announce } from "../../../ui/announce.ts";
import { noAnswerToEnd } from "../../../ui/intention.ts";
import { ConfirmDialog } from "../../../ui/layout/ConfirmDialog.tsx";
import { refreshCounts } from "../useUpdates.ts";

interface DeletePersonProps {
  id: string;
  label: string;
  contentId: string;
  list: string;
  open: boolean;
  onClose: () => void;
  trigger: RefObject<HTMLElement | null>;
  /** The element to focus when the row is gone. */
  afterwards: () => HTMLElement | null;
}

export function DeletePerson({ id, label, contentId, list, open, onClose, trigger, afterwards }: DeletePersonProps) {
  const environment = useRelayEnvironment();
  const isDone = useRef(false);
  const [isPending, setPending] = useState(false);
  const [remove] = useOperation<DeletePersonMutation>(graphql`
    mutation DeletePersonMutation($id: ID!) {
      deleteInvitation(id: $id) {
        __typename
        ... on DeleteInvitationSuccess {
          data {
            id
          }
        }
        ... on DomainError { code message retryAfter }
      }
    }
  `);
  async function confirm() {
    setPending(true);
    isDone.current = await perform("Couldn't delete this person", () => remove({ id }), noAnswerToEnd);
    if (isDone.current) {
      announce(`${label} was deleted from the list`);
      await refreshCounts(environment, contentId);
    }
    onClose();
    setPending(false);
    if (!isDone.current) return;
    afterwards()?.focus();
    environment.commitUpdate((store) => {
      const connection = store.get(list);
      if (connection) ConnectionHandler.deleteNode(connection, id);
    });
  }
  return (
    <ConfirmDialog
      open={open}
      title={
        <>
          Delete <bdi>{label}</bdi> from the list?
        </>
      }
      confirmLabel={isPending ? "Deleting..." : "Delete"}
      destructive
      pending={isPending}
      finalFocus={() => (isDone.current ? afterwards() : trigger.current)}
      onConfirm={confirm}
      onCancel={onClose}
    >
      Removes name and address and disables the link. Responses are kept.
    </ConfirmDialog>
  );
}
