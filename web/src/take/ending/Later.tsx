import { type Dispatch, useEffect, useState } from "react";
import type { Action, Finished } from "../attempt/attempt.ts";
import { keep } from "../attempt/kept.ts";
import { noteAnswered } from "../gate/answered.ts";
import { endBallot } from "../gate/ballot/held.ts";
import { personalKeyAtHand } from "../gate/invitation.ts";
import { t } from "../language/deferred.ts";
import { Complete } from "./Complete.tsx";
import { useLaterReceipt } from "./useLaterReceipt.ts";
import { useLookAgain } from "./useLookAgain.ts";

type Props = { state: Finished; dispatch: Dispatch<Action>; onNext: (() => void) | undefined };

/** Waits until results are shown, and then shows them. Updates a result that was corrected since. */
export function Later({ state, dispatch, onNext }: Props) {
  const { item, sent, receipt } = state;
  const isShared = onNext !== undefined;
  const isAwaited = receipt.shown?.from !== undefined;
  const [wasAwaited] = useState(isAwaited);
  useLookAgain(state, dispatch);
  const { id, rules } = item;
  const isCounted = rules?.attemptsPerDevice !== undefined;
  useEffect(() => {
    if (isCounted) noteAnswered(id, sent.attemptKey);
  }, [isCounted, id, sent.attemptKey]);
  useEffect(() => {
    if (!isShared) keep(state);
  }, [isShared, state]);
  useEffect(() => endBallot(item, personalKeyAtHand(), sent.attemptKey), [item, sent.attemptKey]);
  return (
    <>
      <Complete item={item} sent={sent} receipt={receipt} isTrial={false} onNext={onNext} />
      {isAwaited && <Awaiting state={state} dispatch={dispatch} />}
      {wasAwaited && (
        <p className="sr-only" role="status">
          {!isAwaited && t(item.kind === "SURVEY" ? "everyone" : "yourResult")}
        </p>
      )}
    </>
  );
}

function Awaiting({ state, dispatch }: Pick<Props, "state" | "dispatch">) {
  useLaterReceipt(state, dispatch);
  return null;
}
