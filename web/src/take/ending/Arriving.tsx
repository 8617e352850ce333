import { useEffect } from "react";
import { itemOf } from "../attempt/attempt.ts";
import { writeFinished } from "../attempt/store.ts";
import { t } from "../language/t.ts";
import type { Retrying } from "../late.tsx";
import { readAnew, readAnewAgain } from "../sending/anew.ts";
import type { OutcomeProps } from "./Outcome.tsx";

/** Replaces a result until its part of the page has loaded. */
export function Arriving(props: OutcomeProps & Retrying) {
  const { state, isTrial, failures } = props;
  const isIn = state.phase !== "stuck" && !isTrial;
  if (!isIn && failures > 0) throw new Error("A part of the page could not be loaded");
  return isIn && <Result {...props} />;
}

function Result({ state, failures, retry }: OutcomeProps & Retrying) {
  const item = itemOf(state);
  useEffect(() => {
    // A reloaded page shows the result kept in the tab.
    if (failures < 2 || (state.phase === "done" && !writeFinished(state))) return;
    const controller = new AbortController();
    void readAnew(item, controller.signal);
    return () => controller.abort();
  }, [failures, state, item]);

  // The result replaces the heading that had the focus.
  useEffect(() => () => void requestAnimationFrame(focusHeading), []);

  return (
    <div className="notice">
      <h1 tabIndex={-1}>{t("answersIn")}</h1>
      <p className="lead" role="status">
        {t(failures > 0 ? "resultLater" : item.kind === "SURVEY" ? "loading" : "loadingResult")}
      </p>
      {failures > 0 && (
        <div className="actions">
          <button
            className="button primary"
            type="button"
            onClick={() => {
              readAnewAgain();
              retry();
            }}
          >
            {t("tryAgain")}
          </button>
        </div>
      )}
    </div>
  );
}

function focusHeading() {
  if (document.activeElement === document.body) document.querySelector("h1")?.focus({ preventScroll: true });
}
