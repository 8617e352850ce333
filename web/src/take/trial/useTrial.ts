import { useEffect, useReducer } from "react";
import { doorOf } from "../attempt/api.ts";
import { itemOf, opening, reduce } from "../attempt/attempt.ts";
import type { Item } from "../attempt/item.ts";
import { reasonOf } from "../attempt/refusalReason.ts";
import { deliver } from "../attempt/submit.ts";
import { outcome } from "../ending/lateOutcome.tsx";
import { useToast } from "../Toast.tsx";
import { loadTrial, tryAnswers } from "./trial.ts";

/** An author's attempt at their own item: nothing is stored on the device or the server. */
export function useTrial(item: Item) {
  const { toast, showToast, dismiss } = useToast();
  const [state, dispatch] = useReducer(reduce, opening(item, null));
  const parcel = state.phase === "sending" ? state.progress : null;

  const isUnderWay = state.phase !== "intro";
  useEffect(() => {
    if (isUnderWay) void Promise.allSettled([outcome.load()]);
  }, [isUnderWay]);

  useEffect(() => {
    if (!parcel) return;
    const controller = new AbortController();
    deliver(() => tryAnswers(parcel), {
      signal: controller.signal,
      onDelay: (delay) => dispatch({ type: "delayed", delay }),
    })
      .then((receipt) => controller.signal.aborted || dispatch({ type: "accepted", receipt }))
      .catch((error) => controller.signal.aborted || dispatch({ type: "refused", reason: reasonOf(error) }));
    return () => controller.abort();
  }, [parcel]);

  return {
    state,
    item: itemOf(state),
    isStored: null,
    isTrial: true,
    load: (language: string | null) => loadTrial(doorOf(item), item.id, language),
    dispatch,
    discard: nothing,
    toast,
    showToast,
    dismiss,
  };
}

const nothing = () => {};
