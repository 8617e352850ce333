import { t } from "../language/t.ts";
import { isCutOff, late, withOwnWords, withWords } from "../late.tsx";
import type { WaitingProps } from "../sending/Waiting.tsx";
import { Arriving } from "./Arriving.tsx";

const load = () => withOwnWords(withWords(import("./Outcome.tsx")));
let module: Awaited<ReturnType<typeof load>> | null = null;

/** Loaded while questions are answered. */
export async function outcomes() {
  if (!module && isCutOff()) throw new TypeError("No network");
  module ??= await load();
  return module;
}

/** Ignores a file that cannot be loaded, because sending the answers does not depend on it. */
export const withOutcomes = (act: (module: Awaited<ReturnType<typeof outcomes>>) => unknown) =>
  void outcomes().then(act, () => {});

/** Shown if the network was lost before anything else could be loaded. Sending continues. */
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

export const outcome = late(async () => (await outcomes()).Outcome, Arriving, true);
export const waiting = late(async () => (await outcomes()).Waiting, Unsent);
