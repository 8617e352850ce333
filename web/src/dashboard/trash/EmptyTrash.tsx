import type { RefObject } from "react";
import { graphql } from "react-relay";
import type { EmptyTrashMutation } from "#relay/EmptyTrashMutation.graphql.ts";
import { perform } from "../../product/operation/perform.ts";
import { type OperationOptions, useOperation } from "../../product/operation/useOperation.ts";
import { noAnswerToEnd, pressing, useIntention } from "../../ui/intention.ts";
import { countOf, formatCount } from "../../ui/text/format.ts";
import { toast } from "../../ui/toast.tsx";
import { removeAllItems } from "../listChanges.ts";
import { PurgeButton } from "./PurgeButton.tsx";

interface EmptyTrashProps {
  list: string;
  count: number;
  /** Time of the newest deletion in the list. Items deleted later, elsewhere, stay. */
  deletedUntil: string | undefined;
  heading: RefObject<HTMLElement | null>;
}

export function EmptyTrash({ list, count, deletedUntil, heading }: EmptyTrashProps) {
  const emptying = useIntention();
  const [empty, isEmptying] = useOperation<EmptyTrashMutation>(graphql`
    mutation EmptyTrashMutation($deletedUntil: DateTime, $idempotencyKey: String!) {
      emptyTrash(deletedUntil: $deletedUntil, idempotencyKey: $idempotencyKey) {
        __typename
        ... on EmptyTrashSuccess {
          data
        }
        ... on DomainError { code message retryAfter }
      }
    }
  `);

  async function removeAll() {
    const options: OperationOptions<EmptyTrashMutation> = {
      updater: (store, response) => {
        if (response?.emptyTrash.__typename === "EmptyTrashSuccess") removeAllItems(store, list);
      },
    };
    const run = async () => {
      const items = await pressing(emptying, (idempotencyKey) => empty({ deletedUntil, idempotencyKey }, options));
      toast.show({ title: `${countOf(items, "item")} deleted permanently` });
    };
    await perform("Failed to delete", run, noAnswerToEnd);
  }

  return (
    <PurgeButton
      label="Empty Trash"
      variant="outline"
      title={
        count === 1
          ? "Delete the item in the trash permanently?"
          : `Delete all ${formatCount(count)} items permanently?`
      }
      isPending={isEmptying}
      onConfirm={removeAll}
      heading={heading}
    >
      All responses will be deleted too. This cannot be undone.
    </PurgeButton>
  );
}
