import { useCallback, useEffect, useRef, useState } from "react";
import { commitMutation, graphql, requestSubscription, useRelayEnvironment } from "react-relay";
import type { useGenerationEndMutation } from "#relay/useGenerationEndMutation.graphql.ts";
import type {
  useGenerationMutation,
  useGenerationMutation$data,
  useGenerationMutation$variables,
} from "#relay/useGenerationMutation.graphql.ts";
import type {
  useGenerationSubscription,
  useGenerationSubscription$data,
} from "#relay/useGenerationSubscription.graphql.ts";
import { endsIntention, type Intention } from "../ui/intention.ts";
import { isSignedOut } from "../ui/signedOut.ts";

export type Progress = useGenerationSubscription$data["generationProgress"];
type Answer = useGenerationMutation$data["generateContent"];
export type Made = Extract<Answer, { readonly __typename: "GenerateContentSuccess" }>["data"];
export type Refusal = Omit<Extract<Answer, { readonly __typename: "DomainError" }>, "__typename">;

interface Outcomes {
  intention: Intention;
  onMade: (made: Made) => void;
  /** Null for an answer that this page does not know. */
  onRefused: (refusal: Refusal | null) => void;
  /** No answer came: nobody knows whether it was made. */
  onLost: () => void;
  onSignedOut: () => void;
}

const beginning: Progress = { line: "Sending it to the server", questions: [] };

/** Has an item written and watches it. Going away leaves it to the server, which goes on; `stop` stops that as well. */
export function useGeneration() {
  const environment = useRelayEnvironment();
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<{ key: string; leave: () => void }>(null);

  const leave = useCallback(() => {
    running.current?.leave();
    running.current = null;
    setProgress(null);
  }, []);
  useEffect(() => () => running.current?.leave(), []);

  function stop() {
    if (running.current) {
      commitMutation<useGenerationEndMutation>(environment, {
        mutation: graphql`
          mutation useGenerationEndMutation($key: String!) {
            endGeneration(key: $key) {
              __typename
            }
          }
        `,
        variables: { key: running.current.key },
      });
    }
    leave();
  }

  function generate(input: Omit<useGenerationMutation$variables["input"], "progressId">, outcomes: Outcomes) {
    const progressId = crypto.getRandomValues(new Uint32Array(4)).join("-");
    setProgress(beginning);
    const watching = requestSubscription<useGenerationSubscription>(environment, {
      subscription: graphql`
        subscription useGenerationSubscription($id: String!) {
          generationProgress(id: $id) {
            line
            questions {
              text
              options
            }
          }
        }
      `,
      variables: { id: progressId },
      onNext: (told) => told && setProgress(told.generationProgress),
      // Whoever cannot be told how far it is still gets what is made.
      onError: () => undefined,
    });
    const making = commitMutation<useGenerationMutation>(environment, {
      mutation: graphql`
        mutation useGenerationMutation($input: GenerateContentInput!) {
          generateContent(input: $input) {
            __typename
            ... on GenerateContentSuccess {
              data {
                notices
                content {
                  id
                  key
                  ...CreatedPreview_content
                }
              }
            }
            ... on DomainError {
              code
              message
              retryAfter
              errorType
              issues {
                path
                message
              }
            }
          }
        }
      `,
      cacheConfig: { metadata: { takesLong: true } },
      variables: { input: { ...input, progressId, idempotencyKey: outcomes.intention.key() } },
      updater: (store, response) => {
        const made = response?.generateContent;
        const item = made?.__typename === "GenerateContentSuccess" && store.get(made.data.content.id);
        // The preview asks for the item by its key, and can so show it at once.
        if (item) store.getRoot().setLinkedRecord(item, "content", { key: made.data.content.key });
      },
      onCompleted: ({ generateContent: answer }) => {
        leave();
        const isMade = answer.__typename === "GenerateContentSuccess";
        if (isMade || ("code" in answer && endsIntention(answer))) outcomes.intention.end();
        if (isMade) outcomes.onMade(answer.data);
        else if (isSignedOut(answer)) outcomes.onSignedOut();
        else outcomes.onRefused(answer.__typename === "DomainError" ? answer : null);
      },
      onError: (error) => {
        leave();
        if (isSignedOut(error)) outcomes.onSignedOut();
        else outcomes.onLost();
      },
    });
    running.current = {
      key: progressId,
      leave() {
        watching.dispose();
        making.dispose();
      },
    };
  }

  return { progress, generate, stop };
}
