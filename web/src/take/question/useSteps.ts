import { type Dispatch, useEffect } from "react";
import type { Action, State } from "../attempt/attempt.ts";

/** What an entry of the browser's history says of a question: where it was come from, and how many entries lie before. */
type Step = { position: number; from: number | null; depth: number };

const here = () => history.state as Step | null;

/** Makes each question an entry of the history: Back leads to the question before, and from elsewhere out of the page. */
export function useSteps(state: State, dispatch: Dispatch<Action>): void {
  const position = state.phase === "asking" ? state.progress.position : null;

  useEffect(() => {
    if (position === null || here()?.position === position) return;
    const before = here();
    // The first question takes the place of the introduction.
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

/** The next question asked is the first one of somebody else. */
export function forgetSteps(): void {
  write("replaceState", null);
}

/** Whether the question one came from is that one: then the way there is back, and leaves no entry behind. */
export const isBack = (to: number) => here()?.from === to;

function write(method: "pushState" | "replaceState", step: Step | null): void {
  try {
    history[method](step, "");
  } catch {
    // In some sandboxes, and in Safari after a hundred entries in half a minute.
  }
}
