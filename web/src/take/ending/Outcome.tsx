import type { Dispatch } from "react";
import type { Action, State } from "../attempt/attempt.ts";
import { reasonOf } from "../attempt/refusalReason.ts";
import { cachePage, sendLater } from "../sending/offline.ts";
import { Stuck } from "../sending/Stuck.tsx";
import type { Stored } from "../sending/useStored.ts";
import { Waiting } from "../sending/Waiting.tsx";
import { Arrived } from "./Arrived.tsx";
import { Complete } from "./Complete.tsx";
import { Later } from "./Later.tsx";
import { complain, discardedToast, successToast } from "./toasts.ts";

export type OutcomeProps = {
  state: Extract<State, { phase: "done" | "stuck" | "arrived" }>;
  isStored: Stored;
  isTrial: boolean;
  dispatch: Dispatch<Action>;
  onNext: (() => void) | undefined;
};

export { endedWords as words } from "../language/ended.ts";
export { Complete, cachePage, complain, discardedToast, reasonOf, sendLater, successToast, Waiting };

/** The server's response to the answers. */
export function Outcome({ state, isStored, isTrial, dispatch, onNext }: OutcomeProps) {
  if (state.phase === "stuck")
    return <Stuck progress={state.progress} reason={state.reason} isStored={isStored} dispatch={dispatch} />;
  if (state.phase === "arrived") return <Arrived item={state.item} />;
  if (state.sent && !isTrial) return <Later state={state} dispatch={dispatch} onNext={onNext} />;
  return <Complete {...state} isTrial={isTrial} onNext={onNext} />;
}
