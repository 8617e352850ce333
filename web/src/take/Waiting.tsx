import type { Progress } from "./attempt.ts";
import type { Delay } from "./submit.ts";
import { downloadTranscript } from "./transcript.ts";

const reasons = {
  offline: "You are offline. Your answers are saved on this device and go off by themselves as soon as you are back.",
  busy: "The server is busy. Your answers are saved on this device, and we keep trying to hand them in.",
  unreachable:
    "The server can't be reached. Your answers are saved on this device, and we keep trying to hand them in.",
} as const satisfies Record<Delay, string>;

/** Finished, but not yet arrived. */
export function Waiting({ progress, delay, onRetry }: { progress: Progress; delay: Delay; onRetry: () => void }) {
  return (
    <div className="notice">
      <p className="kicker" dir="auto">
        {progress.item.title}
      </p>
      <h1 tabIndex={-1}>Not sent yet</h1>
      <p className="lead" role="status">
        {reasons[delay]}
      </p>
      <p>Please leave this page open. If you must go, open it again later on this device.</p>
      <div className="actions">
        <button className="button primary" type="button" onClick={onRetry}>
          Try now
        </button>
        <button className="button quiet" type="button" onClick={() => downloadTranscript(progress)}>
          Download my answers
        </button>
      </div>
    </div>
  );
}
