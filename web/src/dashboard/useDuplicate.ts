import { graphql } from "react-relay";
import type { useDuplicateMutation } from "#relay/useDuplicateMutation.graphql.ts";
import { perform } from "../product/operation/perform.ts";
import { type OperationOptions, useOperation } from "../product/operation/useOperation.ts";
import { intentionAt, pressing } from "../ui/intention.ts";
import { toast } from "../ui/toast.tsx";
import { changeCount } from "./listChanges.ts";
import { useRefreshTotals } from "./Totals.tsx";

export function useDuplicate() {
  const refreshTotals = useRefreshTotals();
  const [duplicate] = useOperation<useDuplicateMutation>(graphql`
    mutation useDuplicateMutation($id: ID!, $idempotencyKey: String!, $lists: [ID!]!) {
      duplicateContent(id: $id, idempotencyKey: $idempotencyKey) {
        __typename
        ... on DuplicateContentSuccess {
          data @prependNode(connections: $lists, edgeTypeName: "UserContentsConnectionEdge") {
            id
            title
            ...ContentRow_content
          }
        }
        ... on DomainError { code message retryAfter }
      }
    }
  `);

  return async (id: string, lists: string[]) => {
    const options: OperationOptions<useDuplicateMutation> = {
      updater: (store, response) => {
        if (response?.duplicateContent.__typename === "DuplicateContentSuccess") changeCount(store, lists, 1);
      },
    };
    await perform(
      "Failed to duplicate",
      async () => {
        const { title } = await pressing(intentionAt(`duplicate:${id}`), (idempotencyKey) =>
          duplicate({ id, idempotencyKey, lists }, options),
        );
        refreshTotals();
        toast.show({ title: "Duplicated", description: `“${title}” is at the top of the list.` });
      },
      "No response from the server. Try again; it is copied only once.",
    );
  };
}
