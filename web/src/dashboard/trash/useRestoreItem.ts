import { graphql } from "react-relay";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import type { useRestoreItemMutation } from "#relay/useRestoreItemMutation.graphql.ts";
import { kindLabel } from "../../product/kind.ts";
import { perform } from "../../product/operation/perform.ts";
import { type OperationOptions, useOperation } from "../../product/operation/useOperation.ts";
import { intentionAt, noAnswerToEnd, pressing } from "../../ui/intention.ts";
import { toast } from "../../ui/toast.tsx";
import { useRefreshTotals } from "../Totals.tsx";

/** Returns a function that restores an item and reports the outcome, whether it is running, and one that only restores. */
export function useRestoreItem() {
  const refreshTotals = useRefreshTotals();
  const [restore, isRestoring] = useOperation<useRestoreItemMutation>(graphql`
    mutation useRestoreItemMutation($id: ID!, $idempotencyKey: String!) {
      restoreContent(id: $id, idempotencyKey: $idempotencyKey) {
        __typename
        ... on RestoreContentSuccess {
          data {
            id
            ...ContentRow_content
          }
        }
        ... on DomainError { code message retryAfter }
      }
    }
  `);

  const send = (id: string, options?: OperationOptions<useRestoreItemMutation>) =>
    pressing(intentionAt(`restore:${id}`), (idempotencyKey) => restore({ id, idempotencyKey }, options));

  async function run(
    { id, kind, title }: { id: string; kind: string; title: string },
    onStored: (store: RecordSourceSelectorProxy) => void = () => undefined,
  ): Promise<boolean> {
    const options: OperationOptions<useRestoreItemMutation> = {
      updater: (store, response) => {
        if (response?.restoreContent.__typename === "RestoreContentSuccess") onStored(store);
      },
    };
    if (!(await perform("Failed to restore", () => send(id, options), noAnswerToEnd))) return false;
    refreshTotals();
    toast.show({ title: `${kindLabel(kind)} restored`, description: `“${title}” is back, with its link.` });
    return true;
  }
  return [run, isRestoring, send] as const;
}
