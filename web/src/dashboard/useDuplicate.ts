import { graphql, useMutation } from "react-relay";
import type { useDuplicateMutation } from "#relay/useDuplicateMutation.graphql.ts";
import { toast } from "../ui/toast.tsx";
import { countChange } from "./countChange.ts";
import { useRefreshTotals } from "./Totals.tsx";

/** Copies an item to the top of the given lists. */
export function useDuplicate() {
  const refreshTotals = useRefreshTotals();
  const [commit] = useMutation<useDuplicateMutation>(graphql`
    mutation useDuplicateMutation($id: ID!, $lists: [ID!]!) {
      duplicateContent(id: $id) {
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
        }
      }
    }
  `);
  const fail = (description: string) => toast.fail({ title: "Failed to duplicate", description });

  return (id: string, lists: string[]) =>
    commit({
      variables: { id, lists },
      updater: (store, response) => {
        if (response?.duplicateContent.__typename === "DuplicateContentSuccess") countChange(store, lists, 1);
      },
      onCompleted: ({ duplicateContent: result }) => {
        if (result.__typename === "DuplicateContentSuccess") {
          refreshTotals();
          toast.show({ title: "Duplicated", description: `“${result.data.title}” is at the top of the list.` });
        } else if (result.__typename === "DomainError") fail(result.message);
      },
      onError: ({ message }) => fail(message),
    });
}
