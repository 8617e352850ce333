import { useCallback, useEffect, useRef, useState } from "react";
import { commitMutation, graphql, requestSubscription, useRelayEnvironment } from "react-relay";
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

/** Has an item written and watches it. Going away, or `cancel`, stops the server too. */
export function useGeneration() {
  const environment = useRelayEnvironment();
  const [progress, setProgress] = useState<Progress | null>(null);
  const stop = useRef<() => void>(null);

  const cancel = useCallback(() => {
    stop.current?.();
    stop.current = null;
    setProgress(null);
  }, []);
  useEffect(() => () => stop.current?.(), []);

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
      variables: { input: { ...input, progressId, idempotencyKey: outcomes.intention.key() } },
      updater: (store, response) => {
        const made = response?.generateContent;
        const item = made?.__typename === "GenerateContentSuccess" && store.get(made.data.content.id);
        // The preview asks for the item by its key, and can so show it at once.
        if (item) store.getRoot().setLinkedRecord(item, "content", { key: made.data.content.key });
      },
      onCompleted: ({ generateContent: answer }) => {
        cancel();
        const isMade = answer.__typename === "GenerateContentSuccess";
        if (isMade || ("code" in answer && endsIntention(answer))) outcomes.intention.end();
        if (isMade) outcomes.onMade(answer.data);
        else if (isSignedOut(answer)) outcomes.onSignedOut();
        else outcomes.onRefused(answer.__typename === "DomainError" ? answer : null);
      },
      onError: (error) => {
        cancel();
        if (isSignedOut(error)) outcomes.onSignedOut();
        else outcomes.onLost();
      },
    });
    stop.current = () => {
      watching.dispose();
      making.dispose();
    };
  }

  return { progress, generate, cancel };
}
