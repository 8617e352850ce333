import { type Dispatch, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { Refusal, reloadItem } from "../../attempt/api.ts";
import { type Action, begin, type Progress } from "../../attempt/attempt.ts";
import type { Item } from "../../attempt/item.ts";
import { readKept } from "../../attempt/kept.ts";
import { LinkValues } from "../../intro/LinkValues.tsx";
import { t as later } from "../../language/deferred.ts";
import { t } from "../../language/notice.ts";
import { t as spoken } from "../../language/t.ts";
import { heldBallot, holdBallot, isBallot } from "../ballot/held.ts";
import { type Standing, standingOf } from "../ballot/standing.ts";
import { personalKeyAtHand } from "../invitation.ts";
import { KeptResults } from "../KeptResult.tsx";
import { formatDay, formatMoment } from "../moment.ts";
import { prepared } from "../ruled.ts";
import { useReturn } from "../useReturn.ts";
import { granted } from "./granted.ts";
import { askWith, linkFlaw, type Opened, openLink } from "./link.ts";

export interface InvitedProps {
  item: Item;
  found: Progress | null;
  dispatch: Dispatch<Action>;
}

type Flaw = "invitedOnly" | NonNullable<ReturnType<typeof linkFlaw>> | "noServer";

/** Greets a taker with a personal link and offers the start. Shows other visitors that a personal link is needed. */
export function Invited({ item, found, dispatch }: InvitedProps) {
  const [key] = useState(personalKeyAtHand);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [standing, setStanding] = useState<Standing>("open");
  const [flaw, setFlaw] = useState<Flaw | null>(key === null ? "invitedOnly" : null);
  const [isAsking, setAsking] = useState(key !== null);

  const open = async () => {
    if (key === null) return;
    setAsking(true);
    setFlaw(null);
    try {
      const invitation = await openLink(item, key);
      askWith(key);
      setStanding(
        invitation.ballotKey
          ? await standingOf(item, key, invitation, found)
          : invitation.finishedAt && !invitation.retakes?.attemptKey
            ? "spent"
            : "open",
      );
      setOpened(invitation);
      const current = await reloadItem(item);
      dispatch({
        type: "refreshed",
        item: {
          ...current,
          availability: current.availability ?? "PERSONAL",
          ...(invitation.timeLimit && { rules: { ...current.rules, timeLimit: invitation.timeLimit } }),
        },
        asked: item,
      });
    } catch (error) {
      refuse(error);
    }
    setAsking(false);
  };
  const openAtOnce = useEffectEvent(open);
  useEffect(() => void openAtOnce(), []);
  // The link may have been withdrawn, or used elsewhere.
  useReturn(() => {
    if (!isAsking) void open();
  });

  const refuse = (error: unknown) => {
    const flaw = linkFlaw(error);
    if (flaw) setOpened(null);
    setFlaw(flaw ?? "noServer");
  };

  /**
   * Returns the ballot if answers are anonymous, otherwise the link's key. Marks the ballot as started, even if the
   * start fails.
   */
  const keyToAnswer = async () => {
    const ballotKey = opened?.ballotKey;
    if (key === null || !ballotKey) return opened?.retakes?.attemptKey ?? key;
    const { drawBallot } = await import("../ballot/drawing.ts");
    const ballot = await drawBallot(item, key, ballotKey);
    holdBallot(item, key, { state: "signed", ballot, isBegun: true });
    return ballot;
  };

  const start = async () => {
    if (isAsking) return;
    setAsking(true);
    setFlaw(null);
    const { availability: _, ...answerable } = item;
    const showToast = () => setFlaw("noServer");
    try {
      const attemptKey = await keyToAnswer();
      const newAttempt = { ...begin(answerable, "", ""), ...(attemptKey && { attemptKey }) };
      const progress = await prepared(newAttempt, { dispatch, showToast, isTrial: false });
      if (progress) dispatch({ type: "started", progress });
    } catch (error) {
      if (error instanceof Refusal && error.errorType === "DRAWN") setStanding("elsewhere");
      else refuse(error);
    }
    setAsking(false);
  };

  const ballot = key === null ? null : heldBallot(item, key);
  const isFound =
    found !== null &&
    found.attemptKey === (ballot?.state === "signed" ? ballot.ballot : (opened?.retakes?.attemptKey ?? key));
  const again = opened?.finishedAt != null && standing === "open" ? opened.retakes : undefined;
  const greeting = opened && greetingOf(opened, again ? "spent" : standing);
  return (
    <section className="gate" aria-busy={isAsking}>
      {opened && (
        <>
          <p>{standing === "elsewhere" ? greeting : <strong>{greeting}</strong>}</p>
          {again && <p>{t("retake", { count: again.left })}</p>}
          {!again && (standing === "open" || standing === "insecure") ? (
            <>
              <p>{t(opened.ballotKey ? "ballot" : "personal")}</p>
              {opened.ballotKey && (
                <>
                  <p className="fine-print">{t("anonymous")}</p>
                  <LinkValues item={item} />
                </>
              )}
            </>
          ) : (
            <KeptResults
              results={readKept(item.id).filter(
                ({ attemptKey }) => isBallot(attemptKey) || (key !== null && attemptKey.startsWith(key)),
              )}
              isQuiet={again !== undefined}
              dispatch={dispatch}
            />
          )}
        </>
      )}
      <p role="alert">{flaw ? t(flaw) : standing === "insecure" && t("ballotInsecure")}</p>
      {flaw === "noServer" && !opened && (
        <div className="actions">
          <button className="button primary" type="button" aria-disabled={isAsking} onClick={open}>
            {later("tryAgain")}
          </button>
        </div>
      )}
      {opened && standing === "open" && item.availability === "PERSONAL" && !isFound && (
        <Timed minutes={item.rules?.timeLimit} timeLeft={opened.timeLeft}>
          <div className="actions">
            <button className="button primary" type="button" aria-disabled={isAsking} onClick={start}>
              {again && !isAsking
                ? later("tryAgain")
                : spoken(isAsking ? "loading" : item.kind === "SURVEY" ? "startSurvey" : "start")}
            </button>
          </div>
        </Timed>
      )}
      {isAsking && !opened && <p role="status">{spoken("loading")}</p>}
    </section>
  );
}

interface TimedProps {
  minutes: number | undefined;
  timeLeft: number | undefined;
  children: ReactNode;
}

/** Wraps the start with the time available. Adds nothing without a limit. */
function Timed({ minutes, timeLeft, children }: TimedProps) {
  if (minutes === undefined) return children;
  return (
    <granted.Late minutes={minutes} timeLeft={timeLeft}>
      {children}
    </granted.Late>
  );
}

function greetingOf({ name, finishedAt, ballotKey }: Opened, standing: Standing): string | null {
  if (standing === "elsewhere") return t("ballotDrawn", { day: formatDay(finishedAt ?? new Date().toISOString()) });
  if (standing === "spent")
    return ballotKey ? t("ballotSpent") : finishedAt && t("personalDone", { when: formatMoment(finishedAt) });
  return name && t("personalHello", { name });
}
