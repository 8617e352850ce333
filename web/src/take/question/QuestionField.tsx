import { type MouseEvent, Suspense, useId } from "react";
import { type GivenAnswer, hasOptions } from "../../../../api/src/content/question/form/form.shared.ts";
import { Shown } from "../../ui/text/Shown.tsx";
import { sizeOf } from "../../ui/text/size.ts";
import { useWriting } from "../../ui/text/writing.ts";
import { allowsSeveral, type Question } from "../attempt/item.ts";
import { useOriginal } from "../language/original.ts";
import { t } from "../language/t.ts";
import { Choices } from "./Choices.tsx";
import { controlOf } from "./control/control.ts";
import { scoring } from "./control/typed.ts";

type Props = {
  question: Question;
  number: number;
  entry: GivenAnswer | null;
  way: "ahead" | "back" | "";
  isLocked: boolean;
  isHinted?: boolean;
  isGraded?: boolean;
  onChoose: (option: number, row?: number) => void;
  onEnter: (entry: GivenAnswer | null) => void;
};

export function QuestionField(props: Props) {
  const { question, number, entry, way, isLocked, isHinted = false, isGraded = false, onChoose, onEnter } = props;
  const { writtenTogether } = useWriting();
  const original = useOriginal(question);
  const id = useId();
  const notes = notesOf(question);
  const describedBy = notes.length > 0 ? `${id}-notes` : undefined;
  const writing = writtenTogether([question.questionText, ...question.options, ...(question.form?.rows ?? [])]);
  const isGroup = hasOptions(question.questionType);
  const heading = (
    <h1 tabIndex={-1} className={sizeOf(question.questionText)}>
      <span className="sr-only">{t("questionNumber", { number })}. </span>
      <span className="numeral" aria-hidden>
        {number}
      </span>
      <span
        className="question-text"
        id={`${id}-text`}
        {...writing}
        {...original("questionText", question.questionText)}
      >
        <Shown text={question.questionText} html={question.html?.text} />
      </span>
    </h1>
  );
  const Control = controlOf(question) ?? Choices;
  const body = (
    <>
      {notes.length > 0 && (
        <p className="several" id={describedBy}>
          {notes.join(" · ")}
          {question.scoring && <scoring.Late {...question.scoring} />}
        </p>
      )}
      <Suspense>
        <Control
          question={question}
          entry={entry}
          isHinted={isHinted}
          isLocked={isLocked}
          isGraded={isGraded}
          labelledBy={`${id}-text`}
          describedBy={describedBy}
          writing={writing}
          original={original}
          onChoose={onChoose}
          onEnter={onEnter}
        />
      </Suspense>
      {isGroup && question.required === false && entry !== null && !isLocked && (
        <button className="clear" type="button" onClick={clear}>
          {t("clear")}
        </button>
      )}
    </>
  );
  // The button disappears, so the focus moves first.
  function clear({ currentTarget }: MouseEvent) {
    currentTarget.closest(".question")?.querySelector("h1")?.focus();
    onEnter(null);
  }

  if (!isGroup)
    return (
      <div className={`question ${way}`}>
        <div className="legend">{heading}</div>
        {body}
      </div>
    );
  return (
    <fieldset className={`question ${way}`} disabled={isLocked} aria-describedby={describedBy}>
      <legend className="legend">{heading}</legend>
      {body}
    </fieldset>
  );
}

const notesOf = (question: Question): string[] => [
  ...(allowsSeveral(question) ? [t("chooseAll")] : []),
  ...(question.points === undefined ? [] : [t("points", { count: question.points })]),
  ...(question.required === false ? [t("optional")] : []),
];
