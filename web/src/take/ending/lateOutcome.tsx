import { t } from "../language/t.ts";
import { late, withWords } from "../late.tsx";
import type { WaitingProps } from "../sending/Waiting.tsx";

// Loaded while questions are answered.
const outcomes = () => withWords(import("./Outcome.tsx"));

/** For a network that was lost before anything else could be loaded. Sending goes on. */
const Unsent = ({ isStored, onRetry }: WaitingProps) => (
  <div className="notice">
    <h1 tabIndex={-1}>{t("notSent")}</h1>
    <p className="lead" role="status">
      {t("noServer")}
    </p>
    {isStored !== null && <p>{t(isStored ? "theyAreSaved" : "theyAreNotSaved")}</p>}
    <button className="button primary" type="button" onClick={onRetry}>
      {t("tryAgain")}
    </button>
  </div>
);

export const outcome = late(async () => (await outcomes()).Outcome);
export const waiting = late(async () => (await outcomes()).Waiting, Unsent);
