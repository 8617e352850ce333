import { type Dispatch, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { handIn, Refusal } from "../attempt/api.ts";
import type { Action } from "../attempt/attempt.ts";
import type { Item } from "../attempt/item.ts";
import { answeredDay, forgetAnswered, forgetKept, isToCome, keep, readKept } from "../attempt/kept.ts";
import { deliver } from "../attempt/submit.ts";
import { answeredOn, KeptResults } from "../gate/KeptResult.tsx";
import { formatMoment } from "../gate/moment.ts";
import { t } from "../language/deferred.ts";

/** Undoes forgetting earlier submissions. Null if there were none. */
export type Restore = (() => void) | null;

export interface ReturningProps {
  item: Item;
  dispatch: Dispatch<Action>;
  onAgain: (restore?: Restore) => void;
}

/** Replaces the start for people who have answered on this device. */
export function Returning({ item, dispatch, onAgain }: ReturningProps) {
  const { id } = item;
  const [results, setResults] = useState(() => readKept(id));
  const update = useEffectEvent(() => {
    const entries = readKept(id);
    setResults(entries);
    if (entries.length === 0 && answeredDay(id) === null) onAgain();
  });
  // The server may have more to show since, or may have deleted these answers. Anonymous answers are requested only
  // when the taker opens their result.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    update();
    for (const entry of readKept(id)) {
      const { from: _from, hasResult: _result, item, ...sent } = entry;
      if (item.rules?.anonymous) continue;
      deliver(() => handIn({ ...entry, isRepeated: true }), { signal, onDelay() {} })
        .then(
          (receipt) => signal.aborted || keep({ item, sent, receipt }),
          (error) => error instanceof Refusal && error.status === 404 && forgetKept(entry),
        )
        .then(() => signal.aborted || update());
    }
    return () => controller.abort();
  }, [id]);

  const section = useRef<HTMLElement>(null);
  // The buttons disappear, so the focus moves to the top of the page.
  useLayoutEffect(() => {
    const node = section.current;
    return () => {
      if (node?.contains(document.activeElement)) document.querySelector("h1")?.focus({ preventScroll: true });
    };
  }, []);

  const toCome = results.find(isToCome)?.from;
  return (
    <section className="resume" aria-labelledby="answered" ref={section}>
      <h2 id="answered">{answeredOn(id)}</h2>
      {toCome && <p>{t("shownAfter", { when: formatMoment(toCome) })}</p>}
      <KeptResults results={results.filter((kept) => !isToCome(kept))} isDated dispatch={dispatch} />
      <div className="actions">
        <button className="button quiet" type="button" onClick={() => onAgain()}>
          {t("answerAgain")}
        </button>
        <button className="button quiet" type="button" onClick={() => onAgain(forgetAnswered(id))}>
          {t("somebodyElse")}
        </button>
      </div>
    </section>
  );
}
