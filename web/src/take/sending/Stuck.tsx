import { type Dispatch, type ReactNode, useState } from "react";
import { nounOf } from "../../../../api/src/content/content.shared.ts";
import { useWriting } from "../../ui/text/writing.ts";
import { doorOf, loadItem } from "../attempt/api.ts";
import { type Action, newKey, type Progress } from "../attempt/attempt.ts";
import type { RefusalReason } from "../attempt/refusalReason.ts";
import { downloadTranscript } from "../attempt/transcript.ts";
import { DetailsForm } from "../intro/DetailsForm.tsx";
import { HomeLink } from "../Page.tsx";
import type { Stored } from "./useStored.ts";

type Props = { progress: Progress; reason: RefusalReason; isStored: Stored; dispatch: Dispatch<Action> };

export function Stuck({ progress, reason, isStored, dispatch }: Props) {
  const { item } = progress;
  const noun = nounOf(item.kind);
  const retry = (
    <button className="button primary" type="button" onClick={() => dispatch({ type: "retried" })}>
      Try again
    </button>
  );

  switch (reason.kind) {
    case "gone":
      return (
        <Report progress={progress} title={item.kind === "SURVEY" ? "Survey not found" : "Quiz not found"}>
          <p className="lead">
            Its author has closed or removed this {noun} since you opened it. {whereabouts(isStored)}
          </p>
          <Actions progress={progress}>
            {retry}
            <HomeLink />
          </Actions>
        </Report>
      );
    case "conflict":
      return (
        <Report progress={progress} title="Already handed in">
          <p className="lead">
            Other answers from this same attempt have arrived before, perhaps from another tab. Those count; the ones
            here were not sent.
          </p>
          <Actions progress={progress}>
            <button
              className="button primary"
              type="button"
              onClick={() => dispatch({ type: "renewed", attemptKey: newKey() })}
            >
              Hand these in as a new attempt
            </button>
            <HomeLink />
          </Actions>
        </Report>
      );
    case "changed":
      return (
        <Report progress={progress} title={`This ${noun} has changed`}>
          <p className="lead">
            Its author has edited it since you began, and these answers no longer fit. Load the current version: every
            answer whose question is still the same stays.
          </p>
          <Update progress={progress} dispatch={dispatch} />
        </Report>
      );
    case "details":
      return (
        <Report progress={progress} title="One detail to correct">
          <p className="lead">{reason.message}</p>
          <DetailsForm
            initial={progress}
            isEmailNeeded={progress.item.collectEmailUpfront || progress.email.trim() === ""}
            action="Send again"
            beside={<Download progress={progress} />}
            onSubmit={({ name, email }) => dispatch({ type: "corrected", name, email })}
          />
        </Report>
      );
    case "refused":
      return (
        <Report progress={progress} title="Your answers were not accepted">
          <p className="lead">{reason.message}</p>
          <p>{whereabouts(isStored)}</p>
          <Actions progress={progress}>{retry}</Actions>
        </Report>
      );
  }
}

const whereabouts = (isStored: Stored) =>
  isStored === false
    ? "This browser can't keep your answers: download them before you leave this page."
    : isStored && "Your answers are still on this device.";

function Report({ progress, title, children }: { progress: Progress; title: string; children: ReactNode }) {
  const { written } = useWriting();
  return (
    <div className="notice">
      <p className="kicker" {...written(progress.item.title)}>
        {progress.item.title}
      </p>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
  );
}

function Actions({ progress, children }: { progress: Progress; children: ReactNode }) {
  return (
    <div className="actions">
      {children}
      <Download progress={progress} />
    </div>
  );
}

function Download({ progress }: Pick<Props, "progress">) {
  return (
    <button className="button quiet" type="button" onClick={() => downloadTranscript(progress)}>
      Download my answers
    </button>
  );
}

function Update({ progress, dispatch }: Pick<Props, "progress" | "dispatch">) {
  const [loading, setLoading] = useState<"idle" | "busy" | "failed">("idle");
  const update = async () => {
    if (loading === "busy") return;
    setLoading("busy");
    try {
      dispatch({ type: "updated", item: await loadItem(doorOf(progress.item), progress.item.id) });
    } catch {
      setLoading("failed");
    }
  };
  return (
    <>
      {loading === "failed" && (
        <p className="field-error" role="alert">
          The current version could not be loaded. Check your connection and try again.
        </p>
      )}
      <Actions progress={progress}>
        <button className="button primary" type="button" aria-disabled={loading === "busy"} onClick={update}>
          {loading === "busy" ? "Loading…" : "Load the current version"}
        </button>
      </Actions>
    </>
  );
}
