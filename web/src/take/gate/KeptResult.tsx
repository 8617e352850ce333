import { type Dispatch, Fragment, useState } from "react";
import { trimmed } from "../../../../api/src/platform/shared/characters.shared.ts";
import { handIn, Refusal } from "../attempt/api.ts";
import type { Action } from "../attempt/attempt.ts";
import { isPassing } from "../attempt/submit.ts";
import { forgetKept, type Kept } from "../ending/kept.ts";
import { outcome } from "../ending/lateOutcome.tsx";
import { t, told } from "../language/later.ts";
import { formatShort } from "./moment.ts";

type Props = { kept: Kept; dispatch: Dispatch<Action> };

/** Leads to the result of what was handed in on this device before. Stores nothing anew. */
function KeptResult({ kept, dispatch }: Props) {
  const [asking, setAsking] = useState<"idle" | "busy" | "gone" | { failure: string }>("idle");
  const { from: _, item, ...sent } = kept;
  const show = async () => {
    if (asking === "busy") return;
    setAsking("busy");
    try {
      // The button stays until there is something else to show.
      const [receipt] = await Promise.all([handIn({ ...kept, isRepeated: true }), outcome.load()]);
      dispatch({ type: "returned", finished: { item, sent, receipt } });
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) {
        forgetKept(kept);
        setAsking("gone");
      } else setAsking({ failure: failureOf(error) });
    }
  };
  if (asking === "gone")
    return (
      <li>
        <p tabIndex={-1} ref={focus}>
          {t("answersGone")}
          <Whose kept={kept} />
        </p>
      </li>
    );
  return (
    <li>
      <button className="button primary" type="button" aria-disabled={asking === "busy"} onClick={show}>
        <span>
          {t(asking === "busy" ? "loading" : item.kind === "SURVEY" ? "everyone" : "yourResult")}
          <Whose kept={kept} />
        </span>
      </button>
      <p role="status">{typeof asking === "object" && asking.failure}</p>
    </li>
  );
}

/** What was handed in on this device and can be looked at. */
export function KeptResults({ results, dispatch }: { results: Kept[]; dispatch: Dispatch<Action> }) {
  return (
    results.length > 0 && (
      <ul className="offered">
        {results.map((kept) => (
          <KeptResult key={kept.attemptKey} kept={kept} dispatch={dispatch} />
        ))}
      </ul>
    )
  );
}

/** The button that had it is no longer there. */
const focus = (text: HTMLElement | null) => text?.focus();

/** The person, and when it was handed in. */
function Whose({ kept: { name, email, finishedAt } }: Pick<Props, "kept">) {
  return [trimmed(name) || trimmed(email), finishedAt && formatShort(finishedAt)].map(
    (part) =>
      part && (
        <Fragment key={part}>
          {" · "}
          <bdi>{part}</bdi>
        </Fragment>
      ),
  );
}

function failureOf(error: unknown): string {
  if (error instanceof Refusal && !isPassing(error)) return told(error.message);
  return t(navigator.onLine ? "noServer" : "gateOffline");
}
