import { graphql } from "react-relay";
import type { useDuplicateMutation } from "#relay/useDuplicateMutation.graphql.ts";
import { tellRefusal } from "../product/operation/refused.ts";
import { type OperationOptions, useOperation } from "../product/operation/useOperation.ts";
import { intentionAt, pressing } from "../ui/intention.ts";
import { toast } from "../ui/toast.tsx";
import { countChange } from "./countChange.ts";
import { useRefreshTotals } from "./Totals.tsx";

const notKnown = "No answer came back, so it may have been done. Try again: it is copied only once.";

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
        ... on DomainError {
          code
          message
          retryAfter
        }
      }
    }
  `);

  return async (id: string, lists: string[]) => {
    const options: OperationOptions<useDuplicateMutation> = {
      updater: (store, response) => {
        if (response?.duplicateContent.__typename === "DuplicateContentSuccess") countChange(store, lists, 1);
      },
    };
    try {
      const { title } = await pressing(intentionAt(`duplicate:${id}`), (idempotencyKey) =>
        duplicate({ id, idempotencyKey, lists }, options),
      );
      refreshTotals();
      toast.show({ title: "Duplicated", description: `“${title}” is at the top of the list.` });
    } catch (error) {
      tellRefusal("Failed to duplicate", error, notKnown);
    }
  };
}
