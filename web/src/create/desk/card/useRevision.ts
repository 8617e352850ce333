import { useState } from "react";
import { graphql } from "react-relay";
import type { useRevisionMutation } from "#relay/useRevisionMutation.graphql.ts";
import { useOperation } from "../../../product/operation/useOperation.ts";
import { announce } from "../../../ui/announce.ts";
import { useAttempt } from "../useAttempt.ts";
import type { Revision } from "./revisions.ts";

/**
 * Requests a rewrite of a question, in its place. `onRevised` receives the ids of all questions after the rewrite.
 * `problem` explains why it failed.
 */
export function useRevision(id: string, onRevised: (ids: readonly string[]) => void) {
  const [send] = useOperation<useRevisionMutation>(graphql`
    mutation useRevisionMutation($id: ID!, $how: CandidateRevision!) {
      reviseCandidate(id: $id, how: $how) {
        __typename
        ... on ReviseCandidateSuccess {
          data {
            candidates {
              id
            }
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
          // A model may take all the time it is given.
          const { candidates } = await send({ id, how }, { cacheConfig: { metadata: { takesLong: true } } });
          onRevised(candidates.map(({ id }) => id));
        } finally {
          setBusy(null);
        }
        announce(how === "OPTIONS" ? "New options" : "Question replaced");
      },
      ({ message }) => setProblem(message),
    );
  }

  return { revise, busy, problem };
}
