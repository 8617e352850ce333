import type { Delay, Progress } from "../attempt/attempt.ts";
import { downloadTranscript } from "../attempt/transcript.ts";
import { ItemTitle } from "../ItemTitle.tsx";
import { t } from "../language/deferred.ts";
import type { Stored } from "./useStored.ts";

export type WaitingProps = { progress: Progress; delay: Delay; isStored: Stored; onRetry: () => void };

export function Waiting({ progress, delay, isStored, onRetry }: WaitingProps) {
  return (
    <div className="notice">
      <ItemTitle item={progress.item} className="kicker" />
      <h1 tabIndex={-1}>{t("notSent")}</h1>
      <p className="lead" role="status">
        {t(delay)}
      </p>
      {isStored !== null && <p>{t(isStored ? "theyAreSaved" : "theyAreNotSaved")}</p>}
      <div className="actions">
        <button className="button primary" type="button" onClick={onRetry}>
          {t("tryNow")}
        </button>
        <button className="button quiet" type="button" onClick={() => downloadTranscript(progress)}>
          {t("download")}
        </button>
      </div>
    </div>
  );
}
