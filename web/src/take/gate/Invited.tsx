import { type Dispatch, useEffect, useEffectEvent, useState } from "react";
import { Refusal, reloadItem } from "../attempt/api.ts";
import { type Action, begin, type Progress } from "../attempt/attempt.ts";
import type { Item } from "../attempt/item.ts";
import { readKept } from "../ending/kept.ts";
import { t as later } from "../language/later.ts";
import { rareWords, t } from "../language/rare.ts";
import { t as spoken } from "../language/t.ts";
import { type Opened, openLink, personalKeyAtHand } from "./invitation.ts";
import { KeptResults } from "./KeptResult.tsx";
import { formatMoment } from "./moment.ts";
import { prepared } from "./ruled.ts";

export async function withItsWords() {
  await rareWords;
  return Invited;
}

type Props = { item: Item; found: Progress | null; dispatch: Dispatch<Action> };
type Flaw = "invitedOnly" | "linkIncomplete" | "linkWithdrawn" | "noServer";

/** Greets who follows a personal link and lets them begin; tells everybody else that one is needed. */
function Invited({ item, found, dispatch }: Props) {
  const [key] = useState(personalKeyAtHand);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [flaw, setFlaw] = useState<Flaw | null>(key === null ? "invitedOnly" : null);
  const [isAsking, setAsking] = useState(key !== null);

  const open = async () => {
    if (key === null) return;
    setAsking(true);
    setFlaw(null);
    try {
      setOpened(await openLink(item, key));
      const current = await reloadItem(item);
      dispatch({
        type: "refreshed",
        item: { ...current, availability: current.availability ?? "PERSONAL" },
        asked: item,
      });
    } catch (error) {
      setFlaw(flawOf(error));
    }
    setAsking(false);
  };
  const openAtOnce = useEffectEvent(open);
  useEffect(() => void openAtOnce(), []);

  const start = async () => {
    if (isAsking) return;
    setAsking(true);
    setFlaw(null);
    const { availability: _, ...answerable } = item;
    const showToast = () => setFlaw("noServer");
    const progress = await prepared(begin(answerable, "", ""), { dispatch, showToast, isTrial: false });
    if (progress) dispatch({ type: "started", progress });
    setAsking(false);
  };

  const isBegun = found !== null && found.attemptKey === key;
  return (
    <section className="gate" aria-busy={isAsking}>
      {opened && (
        <>
          <p>
            <strong>
              {opened.finishedAt !== null
                ? t("personalDone", { when: formatMoment(opened.finishedAt) })
                : opened.name && t("personalHello", { name: opened.name })}
            </strong>
          </p>
          {opened.finishedAt === null ? (
            <p>{t("personal")}</p>
          ) : (
            <KeptResults results={readKept(item.id)} dispatch={dispatch} />
          )}
        </>
      )}
      <p role="alert">{flaw && t(flaw)}</p>
      <div className="actions">
        {flaw === "noServer" && !opened && (
          <button className="button primary" type="button" aria-disabled={isAsking} onClick={open}>
            {later("tryAgain")}
          </button>
        )}
        {opened?.finishedAt === null && item.availability === "PERSONAL" && !isBegun && (
          <button className="button primary" type="button" aria-disabled={isAsking} onClick={start}>
            {spoken(isAsking ? "loading" : item.kind === "SURVEY" ? "startSurvey" : "start")}
          </button>
        )}
      </div>
      {isAsking && !opened && <p role="status">{spoken("loading")}</p>}
    </section>
  );
}

function flawOf(error: unknown): Flaw {
  if (!(error instanceof Refusal) || error.code !== "NOT_INVITED") return "noServer";
  return error.errorType === "WITHDRAWN" ? "linkWithdrawn" : "linkIncomplete";
}
