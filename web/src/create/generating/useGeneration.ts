import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
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
import { isSignedOut } from "../../product/signedOut.ts";
import { stopped } from "../../product/stopped.ts";
import { endsIntention, type Intention, newKey } from "../../ui/intention.ts";
import { tabStore } from "../../ui/storage.ts";
import { toast } from "../../ui/toast.tsx";
import { type Found, findMade, follow } from "./follow.ts";

export type Progress = useGenerationSubscription$data["generationProgress"];
type Answer = useGenerationMutation$data["generateContent"];
export type Made = Extract<Answer, { readonly __typename: "GenerateContentSuccess" }>["data"];
export type Refusal = Omit<Extract<Answer, { readonly __typename: "DomainError" }>, "__typename">;

interface Outcomes {
  intention: Intention;
  onMade: (made: Made | Found) => void;
  onFound: (found: Found) => void;
  onRefused: (refusal: Pick<Refusal, "message"> | Refusal | null) => void;
  onLost: () => void;
  onSignedOut: () => void;
}

export const beginning: Progress = { line: "Sending it to the server", questions: [] };

/**
 * Generates an item and follows its progress. The server goes on when the page is left; the same `place` in this tab
 * follows it again. `stop` stops the server too.
 */
export function useGeneration(place: string, outcomes: Outcomes) {
  const name = `running:${place}`;
  const environment = useRelayEnvironment();
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<{ key: string; leave: () => void }>(null);

  const leave = useCallback(() => {
    running.current?.leave();
    running.current = null;
    setProgress(null);
  }, []);
  const finish = () => {
    tabStore.removeItem(name);
    leave();
  };

  const end = (key: string, onEnded: (wasRunning: boolean) => void, onError: () => void) =>
    commitMutation<useGenerationEndMutation>(environment, {
      mutation: graphql`
        mutation useGenerationEndMutation($key: String!) {
          endGeneration(key: $key) {
            ... on EndGenerationSuccess {
              data
            }
          }
        }
      `,
      variables: { key },
      onCompleted: ({ endGeneration: { data } }) => (data == null ? onError() : onEnded(data)),
      onError,
    });

  function stop() {
    if (running.current) {
      end(
        running.current.key,
        (wasRunning) => toast.show({ title: stopped(wasRunning) }),
        () => toast.fail({ title: "Stop failed", description: "Your dashboard shows whether it is still written." }),
      );
    }
    finish();
  }

  const watch = (id: string) =>
    requestSubscription<useGenerationSubscription>(environment, {
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
      variables: { id },
      onNext: (told) => told && setProgress(told.generationProgress),
      onError: () => undefined,
    });

  const resume = useEffectEvent((id: string) => {
    let watching: ReturnType<typeof watch> | null = null;
    const unfollow = follow(environment, id, {
      onRunning(line) {
        if (watching) return;
        setProgress({ line, questions: [] });
        watching = watch(id);
      },
      onFailed(message) {
        finish();
        // Shown here, so the dashboard need not show it.
        end(
          id,
          () => undefined,
          () => undefined,
        );
        outcomes.intention.end();
        outcomes.onRefused({ message });
      },
      onOver() {
        const wasSeen = watching !== null;
        finish();
        const tell = (found: Found | null) => {
          outcomes.intention.end();
          if (found) (wasSeen ? outcomes.onMade : outcomes.onFound)(found);
          else if (wasSeen) toast.show({ title: stopped(true) });
        };
        findMade(environment, outcomes.intention.key()).then(tell, outcomes.onLost);
      },
    });
    running.current = {
      key: id,
      leave() {
        unfollow();
        watching?.dispose();
      },
    };
  });
  useEffect(() => {
    const id = tabStore.getItem(name);
    if (id !== null) resume(id);
    return () => running.current?.leave();
  }, [name]);

  function generate(input: Omit<useGenerationMutation$variables["input"], "progressId">) {
    running.current?.leave();
    const progressId = newKey();
    tabStore.setItem(name, progressId);
    setProgress(beginning);
    const watching = watch(progressId);
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
        // The preview reads the item by its key, so it needs no request.
        if (item) store.getRoot().setLinkedRecord(item, "content", { key: made.data.content.key });
      },
      onCompleted: ({ generateContent: answer }) => {
        finish();
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
