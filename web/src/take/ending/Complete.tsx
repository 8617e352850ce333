import { type ComponentType, type ReactNode, useEffect } from "react";
import { Linked } from "../../ui/text/Linked.tsx";
import { Paragraphs } from "../../ui/text/Shown.tsx";
import { useWriting } from "../../ui/text/writing.ts";
import type { Finished, Sent } from "../attempt/attempt.ts";
import { percentageIn, scoreIn } from "../attempt/graded.ts";
import type { Receipt } from "../attempt/item.ts";
import { writeFinished } from "../attempt/store.ts";
import { isEmbedded } from "../embed.ts";
import { formatMoment } from "../gate/moment.ts";
import { ItemTitle } from "../ItemTitle.tsx";
import { formatPercent, pointsText, t } from "../language/ended.ts";
import { useOriginal } from "../language/original.ts";
import { late } from "../late.tsx";
import type { OwnReceipt } from "../own/own.ts";
import { useErased } from "../own/useErased.ts";
import { HomeLink } from "../Page.tsx";
import { Answers } from "./Answers.tsx";
import { Ending } from "./Ending.tsx";
import { Ladder } from "./Ladder.tsx";
import { Score } from "./Score.tsx";

/** Replaces a part of the result. The tab keeps the result for a reloaded page. */
function NotLoaded() {
  return (
    <div className="gate">
      <p role="status">{t("noServer")}</p>
      <div className="actions">
        <button className="button quiet" type="button" onClick={() => location.reload()}>
          {t("reload")}
        </button>
      </div>
    </div>
  );
}

/** A part that few results need, with its messages. */
const rarely = <Props extends object>(importIt: () => Promise<ComponentType<Props>>) =>
  late<Props>(async () => {
    const [Rare, { noticeWords }] = await Promise.all([importIt(), import("../language/notice.ts")]);
    await noticeWords;
    return Rare;
  }, NotLoaded);
const corrected = rarely(async () => (await import("./notice/Corrected.tsx")).Corrected);
const fewYet = rarely(async () => (await import("./notice/FewYet.tsx")).FewYet);
const certificate = late(async () => (await import("./notice/Certificate.tsx")).withItsWords(), NotLoaded);
/** The link is optional, so nothing replaces it. */
const keepLink = late(
  async () => (await import("../own/KeepLink.tsx")).withItsWords(),
  () => null,
);
const retake = rarely(async () => (await import("./notice/Retake.tsx")).Retake);
const uncounted = rarely(async () => (await import("./notice/Uncounted.tsx")).Uncounted);

type Previous = NonNullable<OwnReceipt["previous"]>;

type Props = Pick<Finished, "item" | "receipt"> & {
  /** Null on the page of the private link to the answers. */
  sent: Sent | null;
  /** The key from a private link. */
  ownKey?: string;
  previous?: Previous | undefined;
  isTrial: boolean;
  onNext: (() => void) | undefined;
  /** Further buttons. */
  children?: ReactNode;
};

export function Complete({ item, sent, ownKey, receipt, previous, isTrial, onNext, children }: Props) {
  const attemptKey = isTrial ? undefined : (sent?.attemptKey ?? ownKey);
  useErased(item, attemptKey, sent);
  // A reloaded page shows the result in the last chosen language.
  useEffect(() => {
    if (sent && !isTrial) writeFinished({ item, sent, receipt });
  }, [item, sent, receipt, isTrial]);
  return (
    <article className="complete">
      <ItemTitle item={item} className="kicker" />
      <Verdict item={item} receipt={receipt} isTrial={isTrial} />
      {receipt.isCounted === false && <uncounted.Late />}
      {receipt.retakes?.attemptKey && !isTrial && <retake.Late item={item} left={receipt.retakes.left} />}
      {receipt.correctedAt && (
        <corrected.Late
          key={receipt.correctedAt}
          at={receipt.correctedAt}
          reason={receipt.correctionReason}
          before={previous && resultBefore(previous, receipt)}
        />
      )}
      {receipt.shown?.from && (
        <p className="gate">
          <strong>{t("shownAfter", { when: formatMoment(receipt.shown.from) })}</strong>
        </p>
      )}
      {receipt.certificate && attemptKey && (
        <certificate.Late item={item} attemptKey={attemptKey} receiptId={receipt.id} {...receipt.certificate} />
      )}
      {receipt.ending && (
        <Ending
          item={item}
          receiptId={receipt.id}
          ending={receipt.ending}
          isLed={sent !== null && !isTrial && !onNext && !isEmbedded}
        />
      )}
      {isFewYet(item, receipt) && <fewYet.Late />}
      {receipt.results.length > 0 && <Answers item={item} receipt={receipt} />}
      <div className="actions">
        {onNext && (
          <button className="button primary" type="button" onClick={onNext}>
            {t("nextPerson")}
          </button>
        )}
        {!isEmbedded && (
          <button className="button quiet" type="button" onClick={() => print()}>
            {t("print")}
          </button>
        )}
        {sent && attemptKey && <keepLink.Late item={item} attemptKey={attemptKey} isShared={onNext !== undefined} />}
        {children}
        <HomeLink />
      </div>
    </article>
  );
}

/** The result before its last correction, if it differs. A level's name for assessments, otherwise the percentage. */
function resultBefore({ skillLevel, percentage }: Previous, { skillResult, ...receipt }: Receipt): string | undefined {
  if (skillLevel !== null && skillLevel !== skillResult?.skillLevel) return skillLevel;
  if (percentage !== null && percentage !== receipt.percentage) return formatPercent(percentage);
  return undefined;
}

/** Whether the answers of others will be shown, but too few anonymous people have answered yet. */
const isFewYet = ({ rules }: Props["item"], { shown, results, aggregatedResults }: Receipt) =>
  rules?.anonymous &&
  results.length > 0 &&
  aggregatedResults.length === 0 &&
  shown?.what.includes("OTHERS_ANSWERS") !== false;

/** A notice for authors, whose application is in English. */
const ofTrial = (
  <span lang="en" dir="ltr">
    This was a trial: nothing was saved. Participants see here that their answers have arrived.
  </span>
);

const passMarkOf = ({ passed, passMark }: Receipt) =>
  passed === undefined || passMark === undefined ? null : { percentage: passMark, isReached: passed };

const completed = { QUIZ: "quizDone", SURVEY: "surveyComplete", ASSESSMENT: "assessmentComplete" } as const;

function Verdict({ item, receipt, isTrial }: Pick<Props, "item" | "receipt" | "isTrial">) {
  const { written } = useWriting();
  const original = useOriginal({ ...receipt.skillResult });
  const { skillResult, results, shown } = receipt;
  const percentage = percentageIn(item, receipt);
  const inFull = scoreIn(item, receipt);
  if (item.kind === "QUIZ" && percentage !== null)
    return (
      <>
        <h1 tabIndex={-1}>{t("yourResult")}</h1>
        <Score percentage={percentage} passMark={passMarkOf(receipt)}>
          {inFull &&
            (inFull.isPoints
              ? t("pointsOf", { score: pointsText(inFull.score), count: inFull.most })
              : t("rightOf", { score: inFull.score, total: inFull.most }))}
        </Score>
        {(results.length === 0 || shown?.what.includes("RIGHT_ANSWERS") === false) && (
          <p className="lead">
            {isTrial ? ofTrial : t("answersIn")} {t("rightHidden")}
          </p>
        )}
      </>
    );
  if (!skillResult)
    return (
      <>
        <h1 tabIndex={-1}>{t(completed[item.kind])}</h1>
        <p className="lead">{isTrial ? ofTrial : t("thanks", { kind: item.kind })}</p>
      </>
    );
  const { skillLevel, encouragingMessage, description, followUpContent, skillScore, levels, html } = skillResult;
  const sample = [skillLevel, encouragingMessage, description, followUpContent].join("\n");
  return (
    <>
      <h1 tabIndex={-1}>
        <span className="level-label">{t("yourLevel")}</span>{" "}
        <span className="level" {...written(skillLevel, sample)} {...original("skillLevel", skillLevel)}>
          {skillLevel}
        </span>
      </h1>
      <Paragraphs
        className="lead"
        {...written(encouragingMessage, sample)}
        {...original("encouragingMessage", encouragingMessage)}
        text={encouragingMessage}
        html={html?.encouragingMessage}
      >
        <Linked text={encouragingMessage} />
      </Paragraphs>
      {description && (
        <Paragraphs
          className="prose"
          {...written(description, sample)}
          {...original("description", description)}
          text={description}
          html={html?.description}
        >
          <Linked text={description} />
        </Paragraphs>
      )}
      {levels && <Ladder levels={levels} score={skillScore} original={original} />}
      {followUpContent && (
        <section>
          <h2>{t("whatNext")}</h2>
          <Paragraphs
            className="prose"
            {...written(followUpContent, sample)}
            {...original("followUpContent", followUpContent)}
            text={followUpContent}
            html={html?.followUpContent}
          >
            <Linked text={followUpContent} />
          </Paragraphs>
        </section>
      )}
    </>
  );
}
