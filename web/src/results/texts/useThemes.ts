import { useEffect, useRef, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type { useThemesEndMutation } from "#relay/useThemesEndMutation.graphql.ts";
import type { useThemesFindMutation } from "#relay/useThemesFindMutation.graphql.ts";
import type { useThemesSubscription } from "#relay/useThemesSubscription.graphql.ts";
import { tellRefusal } from "../../product/operation/refused.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { subscribeAgain } from "../../product/subscribeAgain.ts";
import { newKey } from "../../ui/intention.ts";

/** Starts a search for themes and follows its progress. The server continues after the page is closed. */
export function useThemes(contentId: string, question: string) {
  const environment = useRelayEnvironment();
  const [line, setLine] = useState<string | null>(null);
  const running = useRef<{ key: string; isStopped: boolean; leave: () => void }>(null);
  const [send] = useOperation<useThemesFindMutation>(graphql`
    mutation useThemesFindMutation($contentId: ID!, $question: ID!, $progressId: String!) {
      findThemes(contentId: $contentId, question: $question, progressId: $progressId) {
        __typename
        ... on FindThemesSuccess {
          data {
            id
            ...TextThemes_question
          }
        }
        ... on DomainError { code message retryAfter }
      }
    }
  `);
  const [end] = useOperation<useThemesEndMutation>(graphql`
    mutation useThemesEndMutation($key: String!) {
      endGeneration(key: $key) {
        __typename
      }
    }
  `);
  useEffect(() => () => running.current?.leave(), []);

  async function find() {
    const key = newKey();
    setLine("Sending the answers to the model");
    const watching = subscribeAgain<useThemesSubscription>(environment, {
      subscription: graphql`
        subscription useThemesSubscription($id: String!) {
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
      await send({ contentId, question, progressId: key });
    } catch (error) {
      if (!run.isStopped) tellRefusal("No themes were found", error);
    } finally {
      run.leave();
      setLine(null);
    }
  }

  function stop() {
    const run = running.current;
    if (!run) return;
    run.isStopped = true;
    end({ key: run.key }).catch(() => undefined);
  }

  return { line, find, stop };
}
