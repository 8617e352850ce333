import { graphql } from "react-relay";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import type { useDecisionMutation } from "#relay/useDecisionMutation.graphql.ts";
import { useOperation } from "../../../product/operation/useOperation.ts";
import { useAttempt } from "../useAttempt.ts";

export type Decision = "PROPOSED" | "KEPT" | "DROPPED";

const failures: Record<Decision, string> = {
  KEPT: "Couldn't keep the question",
  DROPPED: "Couldn't discard the question",
  PROPOSED: "Couldn't undo this",
};

const pending = new Set<Promise<unknown>>();

/** Waits for decisions that are on their way. An item that is made before would miss them. */
export const decisionsMade = () => Promise.allSettled(pending);

/**
 * Keeps a question, discards it or undoes the decision, immediately on the screen. Responses to quick decisions may
 * overtake each other, so none of them selects other questions.
 */
export function useDecision() {
  const [update] = useOperation<useDecisionMutation>(graphql`
    mutation useDecisionMutation($id: ID!, $state: CandidateState!) {
      updateCandidate(id: $id, input: { state: $state }) {
        __typename
        ... on UpdateCandidateSuccess {
          data {
            id
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
  return function decide(id: string, state: Decision) {
    const setState = (store: RecordSourceSelectorProxy) => store.get(id)?.setValue(state, "state");
    attempt(failures[state], () => {
      const sent = update(
        { id, state },
        {
          optimisticUpdater: setState,
          updater: (store, response) => {
            if (response?.updateCandidate.__typename === "UpdateCandidateSuccess") setState(store);
          },
        },
      ).finally(() => pending.delete(sent));
      pending.add(sent);
      return sent;
    });
  };
}
