import { useState } from "react";
import { graphql } from "react-relay";
import type { useRevisionMutation } from "#relay/useRevisionMutation.graphql.ts";
import { useOperation } from "../../../product/operation/useOperation.ts";
import { announce } from "../../../ui/announce.ts";
import { useAttempt } from "../useAttempt.ts";
import type { Revision } from "./revisions.ts";

/** Has a question written anew, in its place. `problem` says why that was not done. */
export function useRevision(id: string) {
  const [send] = useOperation<useRevisionMutation>(graphql`
    mutation useRevisionMutation($id: ID!, $how: CandidateRevision!) {
      reviseCandidate(id: $id, how: $how) {
        __typename
        ... on ReviseCandidateSuccess {
          data {
            ...Desk_drafting
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
  const attempt = useAttempt();
  const [busy, setBusy] = useState<Revision | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function revise(how: Revision) {
    if (busy) return;
    setBusy(how);
    setProblem(null);
    attempt(
      "",
      async () => {
        try {
          // A model may take as long as it is given.
          await send({ id, how }, { cacheConfig: { metadata: { takesLong: true } } });
        } finally {
          setBusy(null);
        }
        announce("There is another question in its place");
      },
      ({ message }) => setProblem(message),
    );
  }

  return { revise, busy, problem };
}
