import { type Dispatch, useRef, useState } from "react";
import type { GivenAnswer } from "../../../../api/src/content/question/form/form.shared.ts";
import { ArrowLeft, ArrowRight, Check, Keyboard } from "../../ui/icons.ts";
import { ItemLanguage } from "../../ui/text/writing.ts";
import { type Action, entryOf, isAnswered, canGoOn as mayGoOn, type Progress } from "../attempt/attempt.ts";
import { rowsOf } from "../attempt/entry.ts";
import { allowsSeveral, type Question } from "../attempt/item.ts";
import type { Press } from "../attempt/pace.ts";
import { t } from "../language/t.ts";
import type { Stored } from "../sending/useStored.ts";
import { isTyped, reason } from "./control/typed.ts";
import { keysDialog, reviewDialog } from "./lateDialogs.ts";
import { ProgressNav } from "./ProgressNav.tsx";
import { placeOfKey } from "./places.ts";
import { QuestionField } from "./QuestionField.tsx";
import { useKeys } from "./useKeys.ts";
import { usePace } from "./usePace.ts";
import { isBack } from "./useSteps.ts";

type Props = { progress: Progress; isStored: Stored; isSending: boolean; dispatch: Dispatch<Action> };

export function QuestionScreen({ progress, isStored, isSending, dispatch }: Props) {
  const { item, position } = progress;
  const question = item.questions[position];
  const [hint, setHint] = useState<Hint | null>(null);
  const [areKeysShown, setKeysShown] = useState(false);
  const [review, setReview] = useState<"open" | "missing" | null>(null);
  const field = useRef<HTMLDivElement>(null);
  const forward = useRef<HTMLButtonElement>(null);
  const way = useSlideDirection(position);
  const isLast = position === item.questions.length - 1;
  const entry = question ? entryOf(progress, question) : null;
  const canGoOn = mayGoOn(progress);
  const isSkipping = canGoOn && entry === null;
  const currentHint = hint?.position === position && !canGoOn ? hint : null;

  const goTo = (to: number) => (isBack(to) ? history.back() : dispatch({ type: "moved", to }));
  // The button that asks for a missing review becomes the one that submits.
  const pace = usePace(review === "missing" ? -1 : position);
  const isReviewed = item.rules?.review && review !== "missing";
  const answer = (action: Action) => {
    pace.onAnswered();
    dispatch(action);
  };
  const goOn = (press: Press) => {
    if (isSending || !pace.accepts(press)) return;
    if (!canGoOn) {
      setHint({ position, entry, at: press.timeStamp });
      field.current?.querySelector<HTMLElement>("[data-open]")?.focus();
    } else if (!isLast) goTo(position + 1);
    else if (isReviewed) setReview("open");
    else submit();
  };
  const submit = () => {
    setReview(null);
    dispatch({ type: "finished", at: Date.now() });
  };
  useKeys({
    isOn: !isSending && !areKeysShown && review !== "open",
    onChoose: (key, row) => question && answer({ type: "chose", option: placeOfKey(question, key, entry), row }),
    onNext: goOn,
    // An arrow key must not submit. On the last question it only moves the focus to the button.
    onForward: (press) => (isLast && canGoOn ? forward.current?.focus() : goOn(press)),
    onPrevious: () => goTo(position - 1),
    onHelp: () => setKeysShown(true),
  });

  if (!question) return null;
  const finish = t(isReviewed ? "review" : item.kind === "SURVEY" ? "submitSurvey" : "finish");
  return (
    <div className="asking" data-fresh={pace.isFresh || undefined}>
      <ProgressNav progress={progress} onGoTo={goTo} />
      <div ref={field}>
        <ItemLanguage value={question.language === undefined ? item.language : question.language}>
          <QuestionField
            key={question.id}
            question={question}
            number={position + 1}
            entry={entry}
            way={way}
            isLocked={isSending}
            isHinted={currentHint !== null}
            isGraded={item.kind === "QUIZ"}
            onChoose={(option, row) => answer({ type: "chose", option, row })}
            onEnter={(entry) => answer({ type: "entered", entry })}
          />
        </ItemLanguage>
      </div>
      {isLast && canGoOn && !isSending && !item.rules?.review && review !== "missing" && progress.skipped?.length ? (
        <button className="button quiet offered-review" type="button" onClick={() => setReview("open")}>
          {t("review")}
        </button>
      ) : null}
      <div className="bar">
        <p className="kept">
          {isStored === false ? (
            t("leaveOpen")
          ) : isAnswered(progress, position) && isStored ? (
            <>
              <Check aria-hidden size={16} /> {t("saved")}
            </>
          ) : canGoOn ? null : (
            <Asked key={question.id} question={question} entry={entry} />
          )}
        </p>
        <button
          className="button quiet"
          type="button"
          disabled={position === 0 || isSending}
          onClick={() => goTo(position - 1)}
        >
          <ArrowLeft aria-hidden size={18} /> {t("previous")}
        </button>
        <button
          ref={forward}
          className="button primary"
          type="button"
          aria-disabled={!canGoOn || isSending || pace.isFresh}
          onClick={goOn}
        >
          {isSending ? (
            t("submitting")
          ) : isLast ? (
            finish
          ) : (
            <>
              {t(isSkipping ? "skip" : "next")} <ArrowRight aria-hidden size={18} />
            </>
          )}
        </button>
      </div>
      <p className="sr-only" role="status">
        {isSending
          ? t("submittingAnswers")
          : currentHint && <Refused key={currentHint.at} question={question} entry={currentHint.entry} />}
      </p>
      <button className="keys-button" type="button" onClick={() => setKeysShown(true)}>
        <Keyboard aria-hidden size={18} /> {t("keys")}
      </button>
      {review === "open" && !isSending && (
        <reviewDialog.Late
          progress={progress}
          onGoTo={goTo}
          onSubmit={submit}
          onClose={() => setReview(null)}
          onMissing={() => setReview("missing")}
        />
      )}
      {areKeysShown && <keysDialog.Late question={question} onClose={() => setKeysShown(false)} />}
    </div>
  );
}

/** An attempt to continue without an answer: the entry and the time, so that each attempt is announced again. */
interface Hint {
  position: number;
  entry: GivenAnswer | null;
  at: number;
}

type Entered = { question: Question; entry: GivenAnswer | null };

function Asked({ question, entry }: Entered) {
  const { questionType, form } = question;
  if (isTyped(question, entry)) return <reason.Late question={question} entry={entry} />;
  if (questionType !== "matrix") return t(allowsSeveral(question) ? "chooseSome" : "chooseOne");
  const number = rowsOf(entry).filter((place) => place !== null).length;
  return t("rowsAnswered", { number, total: form?.rows?.length ?? 0 });
}

/** Announced to takers who try to continue, because a field that already has the focus would announce nothing. */
function Refused({ question, entry }: Entered) {
  if (isTyped(question, entry)) return <reason.Late question={question} entry={entry} />;
  return t(question.questionType === "matrix" ? "everyRow" : "chooseToGoOn");
}

function useSlideDirection(position: number): "ahead" | "back" | "" {
  const [step, setStep] = useState<{ position: number; way: "ahead" | "back" | "" }>({ position, way: "" });
  if (step.position !== position) setStep({ position, way: position > step.position ? "ahead" : "back" });
  return step.way;
}
