import { useWriting } from "../../ui/text/writing.ts";
import type { Progress } from "../attempt/attempt.ts";
import type { Delay } from "../attempt/submit.ts";
import { downloadTranscript } from "../attempt/transcript.ts";
import type { Stored } from "./useStored.ts";

const reasons = {
  offline: "You are offline. Your answers go off by themselves as soon as you are back.",
  busy: "The server is busy. We keep trying to hand your answers in.",
  unreachable: "The server can't be reached. We keep trying to hand your answers in.",
  intercepted:
    "Something else answered in the server's place, perhaps a Wi-Fi network that wants you to sign in first. We keep trying to hand your answers in.",
} as const satisfies Record<Delay, string>;

type Props = { progress: Progress; delay: Delay; isStored: Stored; onRetry: () => void };

export function Waiting({ progress, delay, isStored, onRetry }: Props) {
  const { written } = useWriting();
  return (
    <div className="notice">
      <p className="kicker" {...written(progress.item.title)}>
        {progress.item.title}
      </p>
      <h1 tabIndex={-1}>Not sent yet</h1>
      <p className="lead" role="status">
        {reasons[delay]}
      </p>
      {isStored && (
        <p>
          They are saved on this device. Please leave this page open; if you must go, open it again later on this
          device.
        </p>
      )}
      {isStored === false && (
        <p>
          This browser can't keep them: leave this page open until they have arrived, or download them so that nothing
          is lost.
        </p>
      )}
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
