import { type ReactNode, useCallback, useEffect, useState } from "react";
import { isTrial } from "../address.ts";
import type { Item } from "../attempt/item.ts";
import { Failed, Notice, Skeleton } from "../Notice.tsx";
import { HomeLink } from "../Page.tsx";
import { Sitting } from "../Sitting.tsx";
import { openTrial, type Trial } from "./trial.ts";
import { useTrial } from "./useTrial.ts";

/** Shown only to authors, whose application is in English. */
const english = { lang: "en", dir: "ltr" } as const;

/** The author's view of an item, even a private one. Renders `otherwise` for all other visitors. */
export function TrialPage({ door, id, otherwise }: { door: "quizzes" | "surveys"; id: string; otherwise: ReactNode }) {
  const [trial, setTrial] = useState<Trial | null>(null);
  const open = useCallback(() => {
    setTrial(null);
    openTrial(door, id).then(setTrial);
  }, [door, id]);
  useEffect(open, [open]);

  // Another person opened a trial's address. They take the item as usual.
  const isPassedOn = isTrial(location) && (trial?.status === "visitor" || trial?.status === "somebodyElses");
  useEffect(() => {
    if (isPassedOn) location.replace(location.pathname);
  }, [isPassedOn]);

  if (trial === null || isPassedOn) return <Skeleton />;
  if (trial.status === "ready") return <TrialSitting item={trial.item} />;
  if (trial.status === "failed") return <Failed onRetry={open} />;
  if (trial.status !== "signedOut" || !isTrial(location)) return otherwise;
  return (
    <Notice
      title="You have been signed out"
      text="Sign in again to try what you have made. Nothing of a trial is stored."
      writing={english}
    >
      <a className="button primary" href="/login?redirect=%2Fdashboard" {...english}>
        Sign In
      </a>
      <HomeLink />
    </Notice>
  );
}

function TrialSitting({ item }: { item: Item }) {
  return (
    <Sitting
      sitting={useTrial(item)}
      banner={
        <p className="trial" role="note" {...english}>
          <strong>Trial.</strong> This is what participants see. Nothing is saved.{" "}
          <a href={`/maker?edit=${item.id}`}>Back to the editor</a>
        </p>
      }
    />
  );
}
