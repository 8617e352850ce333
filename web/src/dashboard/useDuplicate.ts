import { graphql, useMutation } from "react-relay";
import type { useDuplicateMutation } from "#relay/useDuplicateMutation.graphql.ts";
import { endsIntention, intentionAt } from "../ui/intention.ts";
import { toast } from "../ui/toast.tsx";
import { countChange } from "./countChange.ts";
import { useRefreshTotals } from "./Totals.tsx";

export function useDuplicate() {
  const refreshTotals = useRefreshTotals();
  const [commit] = useMutation<useDuplicateMutation>(graphql`
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
  const fail = (description: string) => toast.fail({ title: "Failed to duplicate", description });

  return (id: string, lists: string[]) => {
    const intention = intentionAt(`duplicate:${id}`);
    return commit({
      variables: { id, idempotencyKey: intention.key(), lists },
      updater: (store, response) => {
        if (response?.duplicateContent.__typename === "DuplicateContentSuccess") countChange(store, lists, 1);
      },
      onCompleted: ({ duplicateContent: result }) => {
        if (result.__typename === "DuplicateContentSuccess") {
          intention.end();
          refreshTotals();
          toast.show({ title: "Duplicated", description: `“${result.data.title}” is at the top of the list.` });
        } else if (result.__typename === "DomainError") {
          if (endsIntention(result)) intention.end();
          fail(result.message);
        }
      },
      onError: () => fail("No answer came back, so it may have been done. Try again: it is copied only once."),
    });
  };
}
