import { useCallback, useEffect, useEffectEvent, useReducer } from "react";
import { isShared } from "./address.ts";
import { doorOf, handIn, loadItem, recordStart, reloadItem } from "./attempt/api.ts";
import { type Ending, hasEntries, itemOf, type Progress, reduce, type State, sentOf } from "./attempt/attempt.ts";
import { deleteFromOutbox, readOutbox, storeInOutbox } from "./attempt/outbox.ts";
import {
  endProgress,
  forgetDiscarded,
  forgetFinished,
  keepDiscarded,
  readDiscarded,
  watchProgress,
  writeFinished,
  writeProgress,
} from "./attempt/store.ts";
import { deliver } from "./attempt/submit.ts";
import { outcome, outcomes, waiting, withOutcomes } from "./ending/lateOutcome.tsx";
import { loadRuled } from "./gate/gate.ts";
import { resumeCard } from "./intro/resume.tsx";
import { useLanguage } from "./language/t.ts";
import { connected } from "./late.tsx";
import { loadControls } from "./question/control/control.ts";
import { loadDialogs } from "./question/lateDialogs.ts";
import { forgetSteps } from "./question/useSteps.ts";
import { useStored } from "./sending/useStored.ts";
import { useToast } from "./Toast.tsx";

export function useSitting(opening: State) {
  const { toast, showToast, dismiss } = useToast();
  const [state, dispatch] = useReducer(reduce, opening);
  const item = itemOf(state);
  const progress = "progress" in state ? state.progress : null;
  const parcel = state.phase === "sending" ? state.progress : null;
  const isStored = useStored(progress);

  const end = useEffectEvent((ending: Ending) => {
    const endedProgress = progress ?? (state.phase === "intro" ? state.found : null);
    if (
      ending.ended === "discarded" &&
      ending.attemptKey === endedProgress?.attemptKey &&
      hasEntries(endedProgress) &&
      !endedProgress.handedIn
    ) {
      keep(endedProgress);
      withOutcomes(({ discardedToast }) => showToast(discardedToast));
    }
    dispatch({ type: "ended", ending });
  });
  useEffect(() => watchProgress(item.id, (progress) => dispatch({ type: "elsewhere", progress }), end), [item.id]);

  const isAnswering = progress !== null && hasEntries(progress);
  useEffect(() => {
    if (isAnswering) forgetDiscarded(item.id);
  }, [isAnswering, item.id]);

  const isUnderWay = progress !== null;
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of another language are kept, too
  useEffect(() => {
    if (isUnderWay)
      void connected()
        .then(() =>
          Promise.allSettled([loadControls(item), outcome.load(), waiting.load(), loadDialogs(), resumeCard.load()]),
        )
        .then(() => withOutcomes(({ cachePage }) => cachePage()));
    else
      void Promise.allSettled([
        loadControls(item),
        (item.rules || location.hash) && loadRuled().then((it) => it.isDone(item, dispatch)),
      ]);
  }, [isUnderWay, item, language]);

  // The stored attempt may exist only in the outbox.
  const isNew = state.phase === "intro" && state.found === null;
  useEffect(() => {
    if (!isNew) return;
    let isCurrent = true;
    readOutbox().then((kept) => {
      const waiting = kept.findLast((progress) => progress.item.id === item.id);
      if (waiting && isCurrent) dispatch({ type: "elsewhere", progress: waiting });
    });
    return () => {
      isCurrent = false;
    };
  }, [isNew, item.id]);

  useEffect(() => {
    if (!parcel) return;
    const { item } = parcel;
    const controller = new AbortController();
    const complain = (error: unknown) => withOutcomes(({ complain }) => complain(parcel, error, showToast));
    deliver(() => handIn(parcel), {
      signal: controller.signal,
      onDelay: (delay, error) => {
        complain(error);
        dispatch({ type: "delayed", delay });
        withOutcomes(({ sendLater }) => sendLater());
      },
    })
      .then((receipt) => {
        if (controller.signal.aborted) return;
        forget(parcel, "handedIn");
        writeFinished({ item, sent: sentOf(parcel), receipt });
        dispatch({ type: "accepted", receipt });
        withOutcomes(({ successToast }) => showToast(successToast(item, receipt)));
      })
      .catch((error) => {
        if (controller.signal.aborted) return;
        complain(error);
        deliver(outcomes, {
          signal: controller.signal,
          onDelay: (delay) => dispatch({ type: "delayed", delay }),
        }).then(
          ({ reasonOf }) => controller.signal.aborted || dispatch({ type: "refused", reason: reasonOf(error) }),
          () => {},
        );
      });
    return () => controller.abort();
  }, [parcel, showToast]);

  // A start sent together with its answers may count as an unfinished one.
  const started = state.phase === "answering" ? state.progress : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each attempt that is answered
  useEffect(() => {
    if (!started || !item.rules) return;
    const controller = new AbortController();
    loadRuled()
      .then(
        (it) => it.tellStart(started, dispatch, controller.signal),
        async () => {
          if (!controller.signal.aborted) await recordStart(started);
        },
      )
      .catch(() => {});
    return () => controller.abort();
  }, [started?.attemptKey]);

  const wouldLose = parcel !== null || (isStored === false && progress !== null && hasEntries(progress));
  useEffect(() => {
    if (!wouldLose) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [wouldLose]);

  const resumable = state.phase === "intro" ? state.found : null;
  const discard = useCallback(() => {
    if (resumable) {
      keep(resumable);
      forget(resumable, "discarded");
    }
    dispatch({ type: "discarded" });
  }, [resumable]);
  const discarded = state.phase === "intro" && !(resumable && hasEntries(resumable)) ? readDiscarded(item.id) : null;
  const restore = () => {
    if (!discarded) return;
    forgetDiscarded(item.id);
    if (!writeProgress(discarded)) void storeInOutbox(discarded);
    dispatch({ type: "elsewhere", progress: discarded });
  };

  const onStart = (begun: Progress) => {
    if (item.rules) return;
    recordStart(begun)
      .then(({ timeLeft }) => timeLeft && loadRuled().then((it) => it.tellLimit(begun, Number(timeLeft), dispatch)))
      .catch(() => {});
  };

  const passOn = useCallback(() => {
    forgetFinished(item.id);
    forgetSteps();
    dismiss();
    dispatch({ type: "passedOn" });
    // The page may have been open for days.
    reloadItem(item).then(
      (current) => dispatch({ type: "refreshed", item: current, asked: item }),
      () => {},
    );
  }, [item, dismiss]);
  const onNext = isShared(location) ? passOn : undefined;
  const underWay = progress ?? resumable;
  const load = (language: string | null) =>
    underWay && item.rules?.timeLimit
      ? loadRuled().then((it) => it.loadBegun(underWay, language))
      : loadItem(doorOf(item), item.id, language);

  return {
    state,
    item,
    isStored,
    load,
    dispatch,
    discard,
    discarded,
    restore,
    onStart,
    onNext,
    toast,
    showToast,
    dismiss,
  };
}

/** The next person on a shared device must not see the previous person's answers. */
const keep = (discarded: Progress) => isShared(location) || (hasEntries(discarded) && keepDiscarded(discarded));

function forget({ item, attemptKey }: Progress, ended: Ending["ended"]) {
  endProgress(item.id, { attemptKey, ended });
  void deleteFromOutbox(attemptKey);
}
