import { t } from "../language/t.ts";
import { late, withOwnWords, withWords } from "../late.tsx";
import type { WaitingProps } from "../sending/Waiting.tsx";

/** Loaded while questions are answered. */
const outcomes = () => withOwnWords(withWords(import("./Outcome.tsx")));

/** By default nothing is done where the file cannot be loaded: sending the answers does not depend on it. */
export const withOutcomes = (act: (module: Awaited<ReturnType<typeof outcomes>>) => unknown, otherwise = () => {}) =>
  void outcomes().then(act, otherwise);

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
