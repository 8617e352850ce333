import { useEffect, useRef, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type { useDraftingEndMutation } from "#relay/useDraftingEndMutation.graphql.ts";
import type { useDraftingMutation } from "#relay/useDraftingMutation.graphql.ts";
import type { useDraftingSubscription } from "#relay/useDraftingSubscription.graphql.ts";
import { tellRefusal } from "../../../product/operation/refused.ts";
import { useOperation } from "../../../product/operation/useOperation.ts";
import { subscribeAgain } from "../../../product/subscribeAgain.ts";
import { newKey } from "../../../ui/intention.ts";

export interface Drafted {
  texts: readonly { readonly path: string; readonly original: string; readonly text: string }[];
  leftOut: readonly string[];
}

/** Asks the language model to translate the missing texts, and follows its progress. Leaving the page stops it. */
export function useDrafting(contentId: string, language: string, onDrafted: (drafted: Drafted) => void) {
  const environment = useRelayEnvironment();
  const [line, setLine] = useState<string | null>(null);
  const running = useRef<{ key: string; isStopped: boolean; leave: () => void }>(null);
  const [send] = useOperation<useDraftingMutation>(graphql`
    mutation useDraftingMutation($contentId: ID!, $language: String!, $progressId: String!) {
      draftTranslation(contentId: $contentId, language: $language, progressId: $progressId) {
        __typename
        ... on DraftTranslationSuccess {
          data {
            texts {
              path
              original
              text
            }
            leftOut
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
  const [end] = useOperation<useDraftingEndMutation>(graphql`
    mutation useDraftingEndMutation($key: String!) {
      endGeneration(key: $key) {
        __typename
      }
    }
  `);

  async function draft() {
    const key = newKey();
    setLine("Sending the texts to the model");
    const watching = subscribeAgain<useDraftingSubscription>(environment, {
      subscription: graphql`
        subscription useDraftingSubscription($id: String!) {
          generationProgress(id: $id) {
            line
          }
        }
      `,
      variables: { id: key },
      onNext: (told) => told && setLine(told.generationProgress.line),
    });
    const run = { key, isStopped: false, leave: () => watching.dispose() };
    running.current = run;
    try {
      const drafted = await send(
        { contentId, language, progressId: key },
        { cacheConfig: { metadata: { takesLong: true } } },
      );
      if (!run.isStopped) onDrafted(drafted);
    } catch (error) {
      end({ key }).catch(() => undefined);
      if (!run.isStopped) tellRefusal("Nothing was drafted", error);
    } finally {
      run.leave();
      running.current = null;
      setLine(null);
    }
  }

  function stop() {
    const run = running.current;
    if (!run) return;
    run.isStopped = true;
    end({ key: run.key }).catch(() => undefined);
  }
  // Stops the model when the author leaves, because no other page shows its drafts.
  const leave = useRef(stop);
  useEffect(() => {
    leave.current = () => {
      stop();
      running.current?.leave();
    };
  });
  useEffect(() => () => leave.current(), []);

  return { line, draft, stop };
}
