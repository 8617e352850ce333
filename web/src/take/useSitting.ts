import { useCallback, useEffect, useReducer, useState } from "react";
import { handIn, Refusal } from "./api.ts";
import { reduce, type State } from "./attempt.ts";
import type { Item, Receipt } from "./item.ts";
import { clearProgress, watchProgress, writeFinished, writeProgress } from "./store.ts";
import { deliver } from "./submit.ts";
import type { ShowToast } from "./Toast.tsx";
import { troubleOf } from "./trouble.ts";

/** One person at one item: the state, kept on the device at every step and delivered once finished. */
export function useSitting(opening: State, showToast: ShowToast) {
  const [state, dispatch] = useReducer(reduce, opening);
  const [isKept, setKept] = useState(true);
  const item = itemOf(state);
  const progress = "progress" in state ? state.progress : null;
  const parcel = state.phase === "sending" ? state.progress : null;

  useEffect(() => {
    if (progress) setKept(writeProgress(progress));
  }, [progress]);

  useEffect(() => watchProgress(item.id, (progress) => dispatch({ type: "elsewhere", progress })), [item.id]);

  useEffect(() => {
    if (!parcel) return;
    const { item, answers } = parcel;
    const leaving = new AbortController();
    let hasComplained = false;
    const complain = (error: unknown) => {
      if (!hasComplained) showToast(failureToast(item, error));
      hasComplained = true;
    };
    deliver(() => handIn(parcel), {
      signal: leaving.signal,
      onDelay: (delay, error) => {
        complain(error);
        dispatch({ type: "delayed", delay });
      },
    })
      .then((receipt) => {
        if (leaving.signal.aborted) return;
        clearProgress(item.id);
        writeFinished({ item, answers, receipt });
        dispatch({ type: "accepted", receipt });
        showToast(successToast(item, receipt));
      })
      .catch((error) => {
        if (leaving.signal.aborted) return;
        complain(error);
        dispatch({ type: "refused", trouble: troubleOf(error) });
      });
    return () => leaving.abort();
  }, [parcel, showToast]);

  const wouldLose = parcel !== null || (!isKept && progress !== null && Object.keys(progress.answers).length > 0);
  useEffect(() => {
    if (!wouldLose) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [wouldLose]);

  const discard = useCallback(() => {
    clearProgress(item.id);
    dispatch({ type: "discarded" });
  }, [item.id]);

  return { state, item, isKept, dispatch, discard };
}

const itemOf = (state: State) => ("progress" in state ? state.progress.item : state.item);

function successToast({ kind }: Item, { percentage, score, totalQuestions, skillResult }: Receipt) {
  if (kind === "SURVEY")
    return { title: "Response submitted!", description: "Thank you for completing the survey.", tone: "good" } as const;
  if (kind === "ASSESSMENT") {
    const description = skillResult ? `Your level: ${skillResult.skillLevel}` : "Thank you for taking part.";
    return { title: "Assessment Completed!", description, tone: "good" } as const;
  }
  const description = `You scored ${percentage}% (${score}/${totalQuestions})`;
  return { title: "Quiz Completed!", description, tone: "good" } as const;
}

function failureToast({ kind }: Item, error: unknown) {
  if (kind !== "SURVEY") return { title: "Error", description: "Failed to submit quiz answers", tone: "bad" } as const;
  const description = error instanceof Refusal ? error.message : "The server cannot be reached.";
  return { title: "Submission failed", description, tone: "bad" } as const;
}
