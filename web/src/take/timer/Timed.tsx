import { type Dispatch, useState } from "react";
import type { Action, Progress, State } from "../attempt/attempt.ts";
import { personalKeyAtHand } from "../gate/invitation.ts";
import { t, timeLimitWords } from "../language/timeLimit.ts";
import { Countdown } from "./Countdown.tsx";
import { handedOver } from "./handedOver.ts";
import { Limit } from "./Limit.tsx";
import { useTimeLeft } from "./useTimeLeft.ts";

export interface TimedProps {
  state: State;
  isTrial: boolean;
  dispatch: Dispatch<Action>;
}

export async function withItsWords() {
  await timeLimitWords;
  return Timed;
}

/** Shows a time limit before the start, counts down, submits the answers at the end, and announces it. */
function Timed({ state, isTrial, dispatch }: TimedProps) {
  const [isCut, setCut] = useState(false);
  const open = openOf(state);
  if (isCut && (open || state.phase === "intro")) setCut(false);
  if (state.phase === "intro" && !open) {
    // The greeting of a personal link shows its own time limit.
    if (state.item.availability === "CLOSED" || personalKeyAtHand() !== null) return null;
    return <Limit minutes={state.item.rules?.timeLimit ?? 0} />;
  }
  const end = () => {
    setCut(true);
    dispatch({ type: "resumed" });
    dispatch({ type: "finished", at: Date.now(), over: handedOver });
  };
  return (
    <>
      {open && <Counting progress={open} isTrial={isTrial} onEnd={end} />}
      <p className={isCut ? "time-limit" : "sr-only"} role="status">
        {isCut && t("timeUp")} {isCut && !isHeldUp(state) && t("goesOff")}{" "}
        {isCut && Object.keys(draftsOf(state)).length > 0 && t("leftOut")}
      </p>
    </>
  );
}

/** The attempt whose time is running, shown or found on this device when the page was opened again. */
function openOf(state: State): Progress | null {
  if (state.phase === "answering") return state.progress;
  return state.phase === "intro" && state.item.availability !== "WAITING" ? state.found : null;
}

/** Whether sending waits for the network or for the taker. Its own screen explains the reason. */
const isHeldUp = (state: State) => state.phase === "stuck" || (state.phase === "sending" && state.delay !== null);

const draftsOf = (state: State) =>
  ("progress" in state ? state.progress : state.phase === "done" ? state.sent : null)?.drafts ?? {};

interface CountingProps {
  progress: Progress;
  isTrial: boolean;
  onEnd: () => void;
}

function Counting({ progress, isTrial, onEnd }: CountingProps) {
  const secondsLeft = useTimeLeft(progress, isTrial, onEnd);
  return secondsLeft !== null && <Countdown minutes={progress.item.rules?.timeLimit ?? 0} left={secondsLeft} />;
}
