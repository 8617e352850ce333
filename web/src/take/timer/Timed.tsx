import { Clock } from "lucide-react";
import { type Dispatch, useState } from "react";
import type { Action, Progress, State } from "../attempt/attempt.ts";
import { formatCountdown } from "../gate/moment.ts";
import { t, timedWords } from "../language/timed.ts";
import { lastMoment } from "./announced.ts";
import { handedOver } from "./handedOver.ts";
import { useTimeLeft } from "./useTimeLeft.ts";

export interface TimedProps {
  state: State;
  isTrial: boolean;
  dispatch: Dispatch<Action>;
}

/** The last minute is told apart by more than its colour. */
const hurry = 60;

export async function withItsWords() {
  await timedWords;
  return Timed;
}

/** What describes the button that starts. */
const limitId = "limit";

/** Tells of a time limit before the start, counts down, hands in what is there at the end, and says so. */
function Timed({ state, isTrial, dispatch }: TimedProps) {
  const [isCut, setCut] = useState(false);
  const open = openOf(state);
  if (isCut && (open || state.phase === "intro")) setCut(false);
  if (state.phase === "intro" && !open) {
    if (state.item.availability === "CLOSED") return null;
    return (
      <p className="time-limit" id={limitId}>
        <Clock aria-hidden size={18} /> {t("limit", { count: state.item.rules?.timeLimit ?? 0 })}
      </p>
    );
  }
  const end = () => {
    setCut(true);
    dispatch({ type: "resumed" });
    dispatch({ type: "finished", at: Date.now(), over: handedOver });
  };
  return (
    <>
      {open && <Countdown progress={open} isTrial={isTrial} onEnd={end} />}
      <p className={isCut ? "time-limit" : "sr-only"} role="status">
        {isCut && t("timeUp")} {isCut && !isHeldUp(state) && t("goesOff")}{" "}
        {isCut && Object.keys(draftsOf(state)).length > 0 && t("leftOut")}
      </p>
    </>
  );
}

/** The attempt whose time runs, be it shown or found on this device when the page was opened again. */
function openOf(state: State): Progress | null {
  if (state.phase === "answering") return state.progress;
  return state.phase === "intro" && state.item.availability !== "WAITING" ? state.found : null;
}

/** Whether what is there waits for the network, or for somebody; its own screen says for what. */
const isHeldUp = (state: State) => state.phase === "stuck" || (state.phase === "sending" && state.delay !== null);

const draftsOf = (state: State) =>
  ("progress" in state ? state.progress : state.phase === "done" ? state.sent : null)?.drafts ?? {};

interface CountdownProps {
  progress: Progress;
  isTrial: boolean;
  onEnd: () => void;
}

function Countdown({ progress, isTrial, onEnd }: CountdownProps) {
  const left = useTimeLeft(progress, isTrial, onEnd);
  const [first, setFirst] = useState<number | null>(null);
  if (left === null) return null;
  if (first === null) setFirst(left);
  const moment = lastMoment((progress.item.rules?.timeLimit ?? 0) * 60, first ?? left, left);
  return (
    <>
      <p className={left <= hurry ? "time-left hurry" : "time-left"} role="timer">
        <Clock aria-hidden size={18} />
        <span>{t("timeLeft")}</span> <strong>{formatCountdown(left * 1000)}</strong>
      </p>
      <p className="sr-only" role="status">
        {moment !== null &&
          (moment < 60 ? t("secondsLeft", { count: moment }) : t("minutesLeft", { count: moment / 60 }))}
      </p>
    </>
  );
}
