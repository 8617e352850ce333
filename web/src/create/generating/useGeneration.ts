import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type { useGenerationEndMutation } from "#relay/useGenerationEndMutation.graphql.ts";
import { Refused } from "../../product/operation/refused.ts";
import { useOperation } from "../../product/operation/useOperation.ts";
import { isSignedOut } from "../../product/signedOut.ts";
import { stopped } from "../../product/stopped.ts";
import { type Intention, newKey, pressing } from "../../ui/intention.ts";
import { tabStore } from "../../ui/storage.ts";
import { toast } from "../../ui/toast.tsx";
import { type Found, findGenerated, followGeneration, followProgress, type Progress } from "./followGeneration.ts";

/** The result of `generateContent` and `writeMissing`. */
export interface Made {
  readonly notices: readonly string[];
  readonly content: { readonly key: string };
}

interface Ids {
  progressId: string;
  idempotencyKey: string;
}

interface Outcomes {
  intention: Intention;
  onMade: (made: Made | Found) => void;
  onFound: (found: Found) => void;
  onRefused: (refused: Refused) => void;
  onLost: () => void;
  onSignedOut: () => void;
}

export const beginning: Progress = { line: "Sending it to the server", recognized: null, questions: [] };

/**
 * Generates questions and follows the progress. The server continues when the user leaves the page, and the same
 * `place` in this tab follows it again. `stop` stops the server too.
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

  const [end] = useOperation<useGenerationEndMutation>(graphql`
    mutation useGenerationEndMutation($key: String!) {
      endGeneration(key: $key) {
        __typename
        ... on EndGenerationSuccess {
          data
        }
      }
    }
  `);

  function stop() {
    if (running.current) {
      end({ key: running.current.key }).then(
        (wasRunning) => toast.show({ title: stopped(wasRunning) }),
        () =>
          toast.fail({
            title: "Stop failed",
            description: "Check your dashboard to see if it is still being written.",
          }),
      );
    }
    finish();
  }

  const watch = (id: string) => followProgress(environment, id, setProgress);

  const resume = useEffectEvent((id: string) => {
    let watching: ReturnType<typeof watch> | null = null;
    const unfollow = followGeneration(environment, id, {
      onRunning(line) {
        if (watching) return;
        setProgress({ line, recognized: null, questions: [] });
        watching = watch(id);
      },
      onFailed(message) {
        finish();
        // The failure is shown here, so the dashboard does not need to show it.
        end({ key: id }).catch(() => undefined);
        outcomes.intention.end();
        outcomes.onRefused(new Refused({ message }));
      },
      onOver() {
        const wasSeen = watching !== null;
        finish();
        const tell = (found: Found | null) => {
          outcomes.intention.end();
          if (found) (wasSeen ? outcomes.onMade : outcomes.onFound)(found);
          else if (wasSeen) toast.show({ title: stopped(true) });
        };
        findGenerated(environment, outcomes.intention.key()).then(tell, outcomes.onLost);
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

  /** Starts a generation. `send` starts it on the server, and resolves when it is done. */
  function generate(send: (ids: Ids, signal: AbortSignal) => Promise<Made>) {
    running.current?.leave();
    const progressId = newKey();
    tabStore.setItem(name, progressId);
    setProgress(beginning);
    const watching = watch(progressId);
    const abort = new AbortController();
    const { signal } = abort;
    pressing(outcomes.intention, (idempotencyKey) => send({ progressId, idempotencyKey }, signal)).then(
      (made) => {
        if (signal.aborted) return;
        finish();
        outcomes.onMade(made);
      },
      (refused: Refused) => {
        if (signal.aborted) return;
        if (refused.isAnswer) finish();
        else leave();
        if (isSignedOut(refused)) outcomes.onSignedOut();
        else if (refused.isAnswer) outcomes.onRefused(refused);
        else outcomes.onLost();
      },
    );
    running.current = {
      key: progressId,
      leave() {
        watching.dispose();
        abort.abort();
      },
    };
  }

  return { progress, generate, stop };
}
