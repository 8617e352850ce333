import { type Dispatch, Fragment, useState } from "react";
import { trimmed } from "../../../../api/src/platform/shared/characters.shared.ts";
import { handIn, Refusal } from "../attempt/api.ts";
import type { Action } from "../attempt/attempt.ts";
import { answeredAt, answeredDay, forgetKept, isOffered, type Kept, readKept } from "../attempt/kept.ts";
import { isPassing } from "../attempt/submit.ts";
import { outcome } from "../ending/lateOutcome.tsx";
import { serverMessage, t } from "../language/deferred.ts";
import { formatDay, formatShort } from "./moment.ts";

type Props = { kept: Kept; isOne: boolean; isQuiet: boolean; dispatch: Dispatch<Action> };

/** The time of the last submission on this device. Null if there is none. */
export function answeredOn(id: string): string | null {
  const day = answeredDay(id);
  const last = readKept(id).at(-1);
  const when = day !== null ? formatDay(day) : last && formatShort(answeredAt(last));
  return when ? t("answeredOn", { when }) : null;
}

/** Opens the result of an earlier submission on this device. Stores no new attempt. */
function KeptResult({ kept, isOne, isQuiet, dispatch }: Props) {
  const [status, setStatus] = useState<"idle" | "busy" | "gone" | { failure: string }>("idle");
  const { from: _from, hasResult: _result, item, ...sent } = kept;
  const show = async () => {
    if (status === "busy") return;
    setStatus("busy");
    try {
      const receipt = await handIn({ ...kept, isRepeated: true });
      // Loads first, so that the button stays until the result can be shown.
      await outcome.load().catch(() => {});
      dispatch({ type: "returned", finished: { item, sent, receipt } });
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) {
        forgetKept(kept);
        setStatus("gone");
      } else setStatus({ failure: failureOf(error) });
    }
  };
  if (status === "gone")
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
      <button
        className={`button ${isQuiet ? "quiet" : "primary"}`}
        type="button"
        aria-disabled={status === "busy"}
        onClick={show}
      >
        <span>
          {t(status === "busy" ? "loading" : item.kind === "SURVEY" ? "everyone" : "seeResult")}
          {!isOne && <Whose kept={kept} />}
        </span>
      </button>
      <p role="status">{typeof status === "object" && status.failure}</p>
    </li>
  );
}

interface ResultsProps {
  results: Kept[];
  /** Whether the date of a single submission is shown next to it. */
  isDated?: boolean;
  /** Whether the page has a more important button. */
  isQuiet?: boolean;
  dispatch: Dispatch<Action>;
}

/** The submissions on this device whose results can be opened. */
export function KeptResults({ results, isDated = false, isQuiet = false, dispatch }: ResultsProps) {
  const offered = results.filter(isOffered);
  const isOne = isDated && offered.length === 1;
  return (
    offered.length > 0 && (
      <ul className="offered">
        {offered.map((kept) => (
          <KeptResult key={kept.attemptKey} kept={kept} isOne={isOne} isQuiet={isQuiet} dispatch={dispatch} />
        ))}
      </ul>
    )
  );
}

/** Moves the focus, because the button that had it is gone. */
const focus = (text: HTMLElement | null) => text?.focus();

/** The person, and the time of the submission. */
function Whose({ kept }: Pick<Props, "kept">) {
  return [trimmed(kept.name) || trimmed(kept.email), formatShort(answeredAt(kept))].map(
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
  if (error instanceof Refusal && !isPassing(error)) return serverMessage(error.message);
  return t(navigator.onLine ? "noServer" : "gateOffline");
}
