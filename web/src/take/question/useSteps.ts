import { type Dispatch, useEffect } from "react";
import type { Action, State } from "../attempt/attempt.ts";

/** The state of a history entry: its question, the previous question, and the number of entries below it. */
type Step = { position: number; from: number | null; depth: number };

const here = () => history.state as Step | null;

/** Makes each question a history entry. Back opens the previous question, and finally leaves the page. */
export function useSteps(state: State, dispatch: Dispatch<Action>): void {
  const position = state.phase === "answering" ? state.progress.position : null;

  useEffect(() => {
    if (position === null || here()?.position === position) return;
    const before = here();
    // The first question replaces the introduction's entry.
    if (before === null) write("replaceState", { position, from: null, depth: 0 });
    else write("pushState", { position, from: before.position, depth: before.depth + 1 });
  }, [position]);

  const isAsking = position !== null;
  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => {
      const step = state as Step | null;
      if (step === null) return;
      if (isAsking) dispatch({ type: "moved", to: step.position });
      else history.go(-step.depth - 1);
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [isAsking, dispatch]);
}

export function forgetSteps(): void {
  write("replaceState", null);
}

/** Whether history.back() leads to the question `to`, so that no new entry is needed. */
export const isBack = (to: number) => here()?.from === to;

function write(method: "pushState" | "replaceState", step: Step | null): void {
  try {
    history[method](step, "");
  } catch {
    // The history refuses in some sandboxes, and in Safari after 100 entries in 30 s.
  }
}
