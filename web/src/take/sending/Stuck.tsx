import { type Dispatch, type ReactNode, useState } from "react";
import { isVisible } from "../../../../api/src/platform/shared/characters.shared.ts";
import { type Action, newKey, type Progress, type RefusalReason } from "../attempt/attempt.ts";
import { loadBegun } from "../attempt/begun.ts";
import { carryOver } from "../attempt/carryOver.ts";
import type { Item } from "../attempt/item.ts";
import { downloadTranscript } from "../attempt/transcript.ts";
import { ItemTitle } from "../ItemTitle.tsx";
import { DetailsForm } from "../intro/DetailsForm.tsx";
import { serverMessage, t } from "../language/deferred.ts";
import { HomeLink } from "../Page.tsx";
import type { Stored } from "./useStored.ts";

type Props = { progress: Progress; reason: RefusalReason; isStored: Stored; dispatch: Dispatch<Action> };

export function Stuck({ progress, reason, isStored, dispatch }: Props) {
  const { item } = progress;
  const retry = (
    <button className="button primary" type="button" onClick={() => dispatch({ type: "retried" })}>
      {t("tryAgain")}
    </button>
  );

  switch (reason.kind) {
    case "gone":
      return (
        <Report progress={progress} title={t(item.kind === "SURVEY" ? "surveyNotFound" : "quizNotFound")}>
          <p className="lead">
            {t("removed", { kind: item.kind })} {whereabouts(isStored)}
          </p>
          <Actions progress={progress}>
            {retry}
            <HomeLink />
          </Actions>
        </Report>
      );
    case "conflict":
      return (
        <Report progress={progress} title={t("handedIn")}>
          <p className="lead">{t("handedInHow")}</p>
          <Actions progress={progress}>
            <button
              className="button primary"
              type="button"
              onClick={() => dispatch({ type: "renewed", attemptKey: newKey() })}
            >
              {t("asNew")}
            </button>
            <HomeLink />
          </Actions>
        </Report>
      );
    case "changed":
      return (
        <Report progress={progress} title={t("changed", { kind: item.kind })}>
          <p className="lead">{t("changedHow")}</p>
          <Update progress={progress} dispatch={dispatch} />
        </Report>
      );
    case "details":
      return (
        <Report progress={progress} title={t("correct")}>
          <p className="lead">{serverMessage(reason.message)}</p>
          <DetailsForm
            initial={progress}
            isEmailNeeded={progress.item.collectEmailUpfront || !isVisible(progress.email)}
            action={t("sendAgain")}
            beside={<Download progress={progress} />}
            onSubmit={({ name, email }) => dispatch({ type: "corrected", name, email })}
          />
        </Report>
      );
    case "closed":
    case "waiting":
    case "full":
    case "refused":
      return (
        <Report progress={progress} title={t("refused")}>
          <p className="lead">{refusalText(reason, progress.item)}</p>
          <p>{whereabouts(isStored)}</p>
          <Actions progress={progress}>{retry}</Actions>
        </Report>
      );
  }
}

function refusalText({ kind, message, freeIn }: RefusalReason, item: Item): ReactNode {
  if (freeIn) return t("placesTaken", { count: freeIn });
  if (kind === "full") return t("full", { kind: item.kind });
  return kind in refusals ? t(refusals[kind as keyof typeof refusals]) : serverMessage(message);
}

const refusals = { closed: "closedMeanwhile", waiting: "notOpen" } as const;

const whereabouts = (isStored: Stored) => isStored !== null && t(isStored ? "stillHere" : "downloadFirst");

function Report({ progress, title, children }: { progress: Progress; title: string; children: ReactNode }) {
  return (
    <div className="notice">
      <ItemTitle item={progress.item} className="kicker" />
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
      {t("download")}
    </button>
  );
}

function Update({ progress, dispatch }: Pick<Props, "progress" | "dispatch">) {
  const [loading, setLoading] = useState<"idle" | "busy" | "failed">("idle");
  const update = async () => {
    if (loading === "busy") return;
    setLoading("busy");
    try {
      dispatch({ type: "updated", progress: carryOver(progress, await loadBegun(progress)) });
    } catch {
      setLoading("failed");
    }
  };
  return (
    <>
      {loading === "failed" && (
        <p className="field-error" role="alert">
          {t("loadFailed")}
        </p>
      )}
      <Actions progress={progress}>
        <button className="button primary" type="button" aria-disabled={loading === "busy"} onClick={update}>
          {t(loading === "busy" ? "loading" : "loadCurrent")}
        </button>
      </Actions>
    </>
  );
}
