import { Button } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import type { DeleteWebhook_webhook$key } from "#relay/DeleteWebhook_webhook.graphql.ts";
import type { DeleteWebhookMutation } from "#relay/DeleteWebhookMutation.graphql.ts";
import { perform } from "../../product/operation/perform.ts";
import { useConfirmation } from "../../product/operation/useConfirmation.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { noAnswerToEnd, pressing, useIntention } from "../../ui/intention.ts";
import { ConfirmDialog } from "../../ui/layout/ConfirmDialog.tsx";
import { toast } from "../../ui/toast.tsx";

interface DeleteWebhookProps {
  webhook: DeleteWebhook_webhook$key;
  size?: "sm";
  onDeleted?: () => void;
}

export function DeleteWebhook({ webhook, size, onDeleted }: DeleteWebhookProps) {
  const { id, url, content } = useFragment(
    graphql`
      fragment DeleteWebhook_webhook on Webhook {
        id
        url
        content {
          id
        }
      }
    `,
    webhook,
  );
  const [remove] = useOperation<DeleteWebhookMutation>(graphql`
    mutation DeleteWebhookMutation($id: ID!, $idempotencyKey: String!) {
      removeWebhook(id: $id, idempotencyKey: $idempotencyKey) {
        __typename
        ... on RemoveWebhookSuccess {
          data {
            id
          }
        }
        ... on DomainError { code message retryAfter }
      }
    }
  `);
  const intention = useIntention();

  /** Removes the webhook from the item's list. */
  function updater(store: RecordSourceSelectorProxy) {
    const item = content && store.get(content.id);
    const others = item?.getLinkedRecords("webhooks")?.filter((webhook) => webhook?.getDataID() !== id);
    if (others) item?.setLinkedRecords(others, "webhooks");
  }

  async function end() {
    await pressing(intention, (idempotencyKey) => remove({ id, idempotencyKey }, { updater }));
    toast.show({ title: "Webhook deleted" });
    onDeleted?.();
  }
  const { ask, isPending, dialog } = useConfirmation(() => perform("Couldn't delete the webhook", end, noAnswerToEnd));

  return (
    <>
      <Button variant="outline" colorPalette="danger" size={size} aria-label={`Delete ${url}`} onClick={ask}>
        Delete
      </Button>
      <ConfirmDialog
        {...dialog}
        title="Delete this webhook?"
        confirmLabel={isPending ? "Deleting..." : "Delete Webhook"}
        destructive
        // The button that opened the dialog disappears with the webhook.
        finalFocus={() => (isPending ? document.getElementById("main") : null)}
      >
        {url} receives no more messages. Pending messages and the log are deleted.
      </ConfirmDialog>
    </>
  );
}
