import { graphql } from "react-relay";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import type { useDecisionMutation } from "#relay/useDecisionMutation.graphql.ts";
import { useOperation } from "../../../product/operation/useOperation.ts";
import { useAttempt } from "../useAttempt.ts";

export type Decision = "PROPOSED" | "KEPT" | "DROPPED";

const failures: Record<Decision, string> = {
  KEPT: "The question was not kept",
  DROPPED: "The question was not discarded",
  PROPOSED: "This was not taken back",
};

/**
 * Keeps a question, discards it or takes that back, on the screen at once. The answers to quick decisions may overtake
 * each other, so none is asked about other questions.
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
    const put = (store: RecordSourceSelectorProxy) => store.get(id)?.setValue(state, "state");
    attempt(failures[state], () =>
      update(
        { id, state },
        {
          optimisticUpdater: put,
          updater: (store, response) => {
            if (response?.updateCandidate.__typename === "UpdateCandidateSuccess") put(store);
          },
        },
      ),
    );
  };
}
