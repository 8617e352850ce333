import { ArrowLeft, ArrowRight, Check, Keyboard } from "lucide-react";
import { type Dispatch, useRef, useState } from "react";
import { type Action, isAnswered, type Progress } from "../attempt/attempt.ts";
import { allowsSeveral } from "../attempt/item.ts";
import { t } from "../language/t.ts";
import type { Stored } from "../sending/useStored.ts";
import { KeysDialog } from "./KeysDialog.tsx";
import { ProgressNav } from "./ProgressNav.tsx";
import { QuestionField } from "./QuestionField.tsx";
import { useKeys } from "./useKeys.ts";
import { isBack } from "./useSteps.ts";

type Props = { progress: Progress; isStored: Stored; isSending: boolean; dispatch: Dispatch<Action> };

export function QuestionScreen({ progress, isStored, isSending, dispatch }: Props) {
  const { item, position, answers } = progress;
  const question = item.questions[position];
  const [hintedAt, setHintedAt] = useState(-1);
  const [areKeysShown, setKeysShown] = useState(false);
  const forward = useRef<HTMLButtonElement>(null);
  const way = useSlideDirection(position);
  const isLast = position === item.questions.length - 1;
  const canGoOn = isAnswered(progress, position);

  const goTo = (to: number) => (isBack(to) ? history.back() : dispatch({ type: "moved", to }));
  const goOn = () => {
    if (isSending) return;
    if (!canGoOn) setHintedAt(position);
    else if (isLast) dispatch({ type: "finished", at: Date.now() });
    else goTo(position + 1);
  };
  useKeys({
    isOn: !isSending && !areKeysShown,
    onChoose: (option) => dispatch({ type: "chose", option }),
    onNext: goOn,
    // An arrow key must not hand in: on the last question it only moves the focus to the button.
    onForward: () => (isLast && canGoOn ? forward.current?.focus() : goOn()),
    onPrevious: () => goTo(position - 1),
    onHelp: () => setKeysShown(true),
  });

  if (!question) return null;
  const finish = t(item.kind === "SURVEY" ? "submitSurvey" : "finish");
  return (
    <div className="asking">
      <ProgressNav progress={progress} onGoTo={goTo} />
      <QuestionField
        key={question.id}
        question={question}
        number={position + 1}
        answer={answers[question.id]}
        way={way}
        isLocked={isSending}
        onChoose={(option) => dispatch({ type: "chose", option })}
      />
      <div className="bar">
        <p className="kept">
          {isStored === false ? (
            t("leaveOpen")
          ) : canGoOn && isStored ? (
            <>
              <Check aria-hidden size={16} /> {t("saved")}
            </>
          ) : canGoOn ? null : allowsSeveral(question) ? (
            t("chooseSome")
          ) : (
            t("chooseOne")
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
          aria-disabled={!canGoOn || isSending}
          onClick={goOn}
        >
          {isSending ? (
            t("submitting")
          ) : isLast ? (
            finish
          ) : (
            <>
              {t("next")} <ArrowRight aria-hidden size={18} />
            </>
          )}
        </button>
      </div>
      <p className="sr-only" role="status">
        {isSending ? t("submittingAnswers") : hintedAt === position && !canGoOn ? t("chooseToGoOn") : ""}
      </p>
      <button className="keys-button" type="button" onClick={() => setKeysShown(true)}>
        <Keyboard aria-hidden size={18} /> {t("keys")}
      </button>
      {areKeysShown && <KeysDialog onClose={() => setKeysShown(false)} />}
    </div>
  );
}

function useSlideDirection(position: number): "ahead" | "back" | "" {
  const [step, setStep] = useState<{ position: number; way: "ahead" | "back" | "" }>({ position, way: "" });
  if (step.position !== position) setStep({ position, way: position > step.position ? "ahead" : "back" });
  return step.way;
}
