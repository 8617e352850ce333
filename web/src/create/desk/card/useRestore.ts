import { graphql } from "react-relay";
import type { useRestoreMutation } from "#relay/useRestoreMutation.graphql.ts";
import { useOperation } from "../../../product/operation/useOperation.ts";
import { useAttempt } from "../useAttempt.ts";

/** Restores a rewritten question in its place. */
export function useRestore() {
  const [send] = useOperation<useRestoreMutation>(graphql`
    mutation useRestoreMutation($id: ID!) {
      restoreCandidate(id: $id) {
        __typename
        ... on RestoreCandidateSuccess {
          data {
            ...Desk_drafting
          }
        }
        ... on DomainError {
          code
          message
        }
      }
    }
  `);
  const attempt = useAttempt();
  return (id: string) => attempt("Couldn't restore the previous question", () => send({ id }));
}
