import { type RefObject, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { DeleteDialog_content$key } from "#relay/DeleteDialog_content.graphql.ts";
import type { DeleteDialogMutation } from "#relay/DeleteDialogMutation.graphql.ts";
import { trashDays } from "../../../api/src/content/trash/trash.shared.ts";
import { kindLabel } from "../product/kind.ts";
import { perform } from "../product/operation/perform.ts";
import { type OperationOptions, useOperation } from "../product/operation/useOperation.ts";
import { intentionAt, noAnswerToEnd, pressing } from "../ui/intention.ts";
import { ConfirmDialog } from "../ui/layout/ConfirmDialog.tsx";
import { AuthorText } from "../ui/text/AuthorText.tsx";
import { formatCount } from "../ui/text/format.ts";
import { toast } from "../ui/toast.tsx";
import type { ListPlace } from "./listChanges.ts";
import { changeCount } from "./listChanges.ts";
import { useRefreshTotals } from "./Totals.tsx";
import { useRestoreItem } from "./trash/useRestoreItem.ts";

interface DeleteDialogProps extends Omit<ListPlace, "takesCopies"> {
  content: DeleteDialog_content$key;
  open: boolean;
  onClose: () => void;
  trigger: RefObject<HTMLElement | null>;
}

export function DeleteDialog(props: DeleteDialogProps) {
  const { content: contentRef, list, open, onClose, trigger, refresh, heading } = props;
  const { id, kind, title, attemptCount } = useFragment(
    graphql`
      fragment DeleteDialog_content on Content {
        id
        kind
        title
        attemptCount
      }
    `,
    contentRef,
  );
  const isDeleted = useRef(false);
  const refreshTotals = useRefreshTotals();
  const [restore] = useRestoreItem();
  const [deleteContent] = useOperation<DeleteDialogMutation>(graphql`
    mutation DeleteDialogMutation($id: ID!, $idempotencyKey: String!, $lists: [ID!]!) {
      deleteContent(id: $id, idempotencyKey: $idempotencyKey) {
        __typename
        ... on DeleteContentSuccess {
          data @deleteEdge(connections: $lists)
        }
        ... on DomainError { code message retryAfter }
      }
    }
  `);

  async function remove() {
    isDeleted.current = true;
    const lists = [list];
    const options: OperationOptions<DeleteDialogMutation> = {
      optimisticResponse: { deleteContent: { __typename: "DeleteContentSuccess", data: id } },
      optimisticUpdater: (store) => changeCount(store, lists, -1),
      updater: (store, response) => {
        if (response?.deleteContent.__typename === "DeleteContentSuccess") changeCount(store, lists, -1);
      },
    };
    onClose();
    const run = () =>
      pressing(intentionAt(`delete:${id}`), (idempotencyKey) => deleteContent({ id, idempotencyKey, lists }, options));
    if (!(await perform("Failed to delete", run, noAnswerToEnd))) return;
    refreshTotals();
    toast.show({
      title: `${kindLabel(kind)} deleted`,
      description: `“${title}” is in the trash for ${trashDays} days.`,
      action: { label: "Undo", onClick: undo },
    });
  }

  async function undo() {
    if (!(await restore({ id, kind, title }))) return;
    refresh.current();
    heading.current?.focus();
  }

  return (
    <ConfirmDialog
      open={open}
      title={
        <>
          Delete “<AuthorText>{title}</AuthorText>”?
        </>
      }
      confirmLabel="Delete"
      destructive
      finalFocus={() => (isDeleted.current ? heading.current : trigger.current)}
      onConfirm={remove}
      onCancel={onClose}
    >
      {attemptCount
        ? `Its link stops working, and it goes to the trash with ${attemptCount === 1 ? "the one response" : `all ${formatCount(attemptCount)} responses`} to it.`
        : "Its link stops working, and it goes to the trash."}{" "}
      You can restore it for {trashDays} days.
    </ConfirmDialog>
  );
}
