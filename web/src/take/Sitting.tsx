import { type Dispatch, type ReactNode, useEffect, useRef, useState } from "react";
import { useDocumentTitle } from "../ui/hooks/useDocumentTitle.ts";
import { ItemLanguage } from "../ui/text/writing.ts";
import { type Action, begin, type Progress, type State } from "./attempt/attempt.ts";
import type { Item } from "./attempt/item.ts";
import { showTop } from "./embed.ts";
import { outcome, waiting } from "./ending/lateOutcome.tsx";
import { anonymous, gate, loadRuled, timed } from "./gate/gate.ts";
import type { Details } from "./intro/details.ts";
import { Intro } from "./intro/Intro.tsx";
import { OriginalLanguage } from "./language/original.ts";
import { Page } from "./Page.tsx";
import { QuestionScreen } from "./question/QuestionScreen.tsx";
import { useSteps } from "./question/useSteps.ts";
import { Colophon } from "./report/Colophon.tsx";
import type { Stored } from "./sending/useStored.ts";
import { notLoaded, notStarted, type Toast, ToastRegion, type Toasts } from "./Toast.tsx";

export interface SittingState extends Toasts {
  state: State;
  item: Item;
  isStored: Stored;
  isTrial?: boolean;
  load: (language: string | null) => Promise<Item>;
  showToast: (toast: Toast) => void;
  dispatch: Dispatch<Action>;
  discard: () => void;
  /** The discarded attempt, which can be restored. */
  discarded?: Progress | null;
  restore?: () => void;
  onStart?: (progress: Progress) => void;
  onNext?: (() => void) | undefined;
}

export function Sitting({ sitting, banner }: { sitting: SittingState; banner?: ReactNode }) {
  const { state, item, isStored, isTrial = false, dispatch, discard, onStart, onNext, toast, dismiss } = sitting;
  const { load, showToast } = sitting;
  const main = useHeadingFocus(screenOf(state));

  useDocumentTitle(item.title);
  useSteps(state, dispatch);

  // A toast about sending would cover the buttons of a taker who answers again.
  const isAnswering = state.phase === "answering";
  const finished = state.phase === "done" && state.sent && !isTrial ? state : undefined;
  useEffect(() => {
    if (isAnswering) dismiss();
  }, [isAnswering, dismiss]);

  const [isStarting, setStarting] = useState(false);
  const start = async ({ name, email }: Details) => {
    if (isStarting) return;
    setStarting(true);
    try {
      const newAttempt = begin(item, name, email);
      // If the network fails or stalls, the item keeps the author's order. An item with a time limit does not start at
      // all.
      const { rules } = item;
      const ruled =
        rules &&
        (await Promise.race([loadRuled().catch(() => null), new Promise<null>((go) => setTimeout(go, 3000, null))]));
      if ((rules?.timeLimit || rules?.fields) && !ruled) return showToast(notStarted);
      const progress = ruled ? await ruled.prepared(newAttempt, { dispatch, showToast, isTrial }) : newAttempt;
      if (!progress) return;
      onStart?.(progress);
      dispatch({ type: "started", progress });
    } finally {
      setStarting(false);
    }
  };

  const isNew = state.phase === "intro" && !state.found && !item.availability;
  const clock = item.rules?.timeLimit && <timed.Late state={state} isTrial={isTrial} dispatch={dispatch} />;

  return (
    <ItemLanguage value={item.language}>
      <OriginalLanguage value={item.translation?.from ?? null}>
        <Page
          ref={main}
          banner={banner}
          change={{
            item,
            done: finished,
            load: finished || isAnswering || state.phase === "intro" ? load : undefined,
            onChange: (change, receipt) => dispatch({ type: "changed", change, receipt }),
            onFail: () => showToast(notLoaded),
          }}
          colophon={
            state.phase === "intro" && (
              <Colophon item={item} onReportFailed={isTrial ? undefined : () => showToast(notStarted)} />
            )
          }
        >
          {!isNew && clock}
          {state.phase === "intro" &&
            (item.availability ? (
              <gate.Late item={item} found={state.found} dispatch={dispatch} />
            ) : (
              <Intro
                item={item}
                found={state.found}
                isStarting={isStarting}
                isTrial={isTrial}
                dispatch={dispatch}
                onStart={start}
                onDiscard={discard}
                onRestore={sitting.discarded ? sitting.restore : undefined}
              >
                {item.rules?.anonymous ? (
                  <>
                    <anonymous.Late item={item} />
                    {clock}
                  </>
                ) : (
                  clock
                )}
              </Intro>
            ))}
          {isAtQuestion(state) && (
            <QuestionScreen
              progress={state.progress}
              isStored={isStored}
              isSending={state.phase === "sending"}
              dispatch={dispatch}
            />
          )}
          {state.phase === "sending" && state.delay && (
            <waiting.Late
              progress={state.progress}
              delay={state.delay}
              isStored={isStored}
              onRetry={() => dispatch({ type: "retried" })}
            />
          )}
          {(state.phase === "done" || state.phase === "stuck" || state.phase === "arrived") && (
            <outcome.Late state={state} isStored={isStored} isTrial={isTrial} dispatch={dispatch} onNext={onNext} />
          )}
          <ToastRegion toast={toast} dismiss={dismiss} />
        </Page>
      </OriginalLanguage>
    </ItemLanguage>
  );
}

/** Sending starts on the last question. Gets a screen of its own only when it takes long. */
const isAtQuestion = (state: State): state is Extract<State, { phase: "answering" | "sending" }> =>
  state.phase === "answering" || (state.phase === "sending" && !state.delay);

function screenOf(state: State): string {
  if (isAtQuestion(state)) return `question ${state.progress.position}`;
  if (state.phase === "intro") return state.found ? "found" : (state.item.availability ?? "intro");
  return state.phase;
}

function useHeadingFocus(screen: string) {
  const main = useRef<HTMLElement>(null);
  const lastScreen = useRef(screen);
  useEffect(() => {
    if (lastScreen.current === screen) return;
    lastScreen.current = screen;
    showTop();
    const focus = () => {
      const heading = main.current?.querySelector("h1");
      heading?.focus({ preventScroll: true });
      // The heading may be missing until the screen's file has loaded.
      if (!heading && main.current) requestAnimationFrame(focus);
    };
    focus();
  }, [screen]);
  return main;
}
