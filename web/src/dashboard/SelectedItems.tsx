import { Button, Text } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { graphql } from "react-relay";
import type { SelectedItemsDeleteMutation } from "#relay/SelectedItemsDeleteMutation.graphql.ts";
import type { SelectedItemsUpdateMutation } from "#relay/SelectedItemsUpdateMutation.graphql.ts";
import { trashDays } from "../../../api/src/content/trash/trash.shared.ts";
import { perform } from "../product/operation/perform.ts";
import { useOperation } from "../product/operation/useOperation.ts";
import { Trash2 } from "../ui/icons.ts";
import { intentionAt, noAnswerToEnd, pressing } from "../ui/intention.ts";
import { ConfirmDialog } from "../ui/layout/ConfirmDialog.tsx";
import { SelectionActions, SelectionFrame } from "../ui/selection/SelectionFrame.tsx";
import type { Selection } from "../ui/selection/useSelection.ts";
import { countOf, formatCount } from "../ui/text/format.ts";
import { toast } from "../ui/toast.tsx";
import type { ListPlace } from "./listChanges.ts";
import { useRefreshTotals } from "./Totals.tsx";
import { useRestoreItem } from "./trash/useRestoreItem.ts";

interface SelectedItemsProps extends Pick<ListPlace, "refresh" | "heading"> {
  items: readonly { id: string; isPublic: boolean }[];
  selection: Selection;
}

/** Changes the selected items one by one. A refusal stops, and the list shows the outcome. */
export function SelectedItems({ items, selection, refresh, heading }: SelectedItemsProps) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const isDone = useRef(false);
  const refreshTotals = useRefreshTotals();
  const [, , restore] = useRestoreItem();
  const [update] = useOperation<SelectedItemsUpdateMutation>(graphql`
    mutation SelectedItemsUpdateMutation($id: ID!, $isPublic: Boolean!) {
      updateContent(id: $id, input: { isPublic: $isPublic }) {
        __typename
        ... on DomainError { code message }
      }
    }
  `);
  const [remove] = useOperation<SelectedItemsDeleteMutation>(graphql`
    mutation SelectedItemsDeleteMutation($id: ID!, $idempotencyKey: String!) {
      deleteContent(id: $id, idempotencyKey: $idempotencyKey) {
        __typename
        ... on DomainError { code message retryAfter }
      }
    }
  `);

  /** Resolves with the items that were changed. */
  async function each<Item>(failure: string, list: readonly Item[], run: (item: Item) => Promise<unknown>) {
    const changed: Item[] = [];
    setBusy(true);
    await perform(
      failure,
      async () => {
        for (const item of list) {
          await run(item);
          changed.push(item);
        }
      },
      noAnswerToEnd,
    );
    setBusy(false);
    refresh.current();
    refreshTotals();
    return changed;
  }

  const end = () => {
    selection.clear();
    heading.current?.focus();
  };

  async function deleteAll() {
    const deleted = await each("Failed to delete", items, ({ id }) =>
      pressing(intentionAt(`delete:${id}`), (idempotencyKey) => remove({ id, idempotencyKey })),
    );
    isDone.current = true;
    setAsking(false);
    end();
    if (deleted.length === 0) return;
    toast.show({
      title: `${countOf(deleted.length, "item")} deleted`,
      description: `In the trash for ${trashDays} days.`,
      action: { label: "Undo", onClick: () => undo(deleted) },
    });
  }

  async function undo(deleted: readonly { id: string }[]) {
    const restored = await each("Failed to restore", deleted, ({ id }) => restore(id));
    if (restored.length > 0) toast.show({ title: `${countOf(restored.length, "item")} restored` });
  }

  async function setPublic(isPublic: boolean) {
    const changing = items.filter((item) => item.isPublic !== isPublic);
    const changed = await each("Failed to save", changing, ({ id }) => update({ id, isPublic }));
    end();
    if (changed.length > 0)
      toast.show({ title: `${countOf(changed.length, "item")} ${isPublic ? "made public" : "made private"}` });
  }

  return (
    <SelectionFrame label="Selected items">
      <Text role="status" fontWeight="semibold">
        {formatCount(items.length)} selected
      </Text>
      <SelectionActions selection={selection} afterwards={() => heading.current}>
        {items.some(({ isPublic }) => isPublic) && (
          <Button
            size="sm"
            variant="outline"
            colorPalette="ink"
            aria-disabled={isBusy}
            onClick={() => !isBusy && setPublic(false)}
          >
            Make Private
          </Button>
        )}
        {items.some(({ isPublic }) => !isPublic) && (
          <Button
            size="sm"
            variant="outline"
            colorPalette="ink"
            aria-disabled={isBusy}
            onClick={() => !isBusy && setPublic(true)}
          >
            Make Public
          </Button>
        )}
        <Button ref={trigger} size="sm" variant="outline" colorPalette="danger" onClick={() => setAsking(true)}>
          <Trash2 aria-hidden /> Delete
        </Button>
      </SelectionActions>
      <ConfirmDialog
        open={isAsking}
        title={`Delete ${countOf(items.length, "item")}?`}
        confirmLabel={isBusy ? "Deleting..." : "Delete"}
        destructive
        pending={isBusy}
        finalFocus={() => (isDone.current ? heading.current : trigger.current)}
        onConfirm={deleteAll}
        onCancel={() => setAsking(false)}
      >
        Their links stop working. You can restore them with their responses for {trashDays} days.
      </ConfirmDialog>
    </SelectionFrame>
  );
}
