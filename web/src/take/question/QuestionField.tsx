<<<<<<< HEAD
import { Check } from "lucide-react";
import { plainOf } from "../../../../api/src/content/rich/plain.shared.ts";
import { Shown } from "../../ui/text/Shown.tsx";
=======
import { type MouseEvent, Suspense, useId } from "react";
import { type GivenAnswer, hasOptions } from "../../../../api/src/content/question/form/form.shared.ts";
>>>>>>> 1563c4da (take: controls for scales, matrices, texts and numbers)
import { sizeOf } from "../../ui/text/size.ts";
import { useWriting } from "../../ui/text/writing.ts";
import { allowsSeveral, type Question } from "../attempt/item.ts";
import { t } from "../language/t.ts";
import { Choices } from "./Choices.tsx";
import { controlOf } from "./control/control.ts";

type Props = {
  question: Question;
  number: number;
  entry: GivenAnswer | null;
  way: "ahead" | "back" | "";
  isLocked: boolean;
  isHinted?: boolean;
  onChoose: (option: number, row?: number) => void;
  onEnter: (entry: GivenAnswer | null) => void;
};

<<<<<<< HEAD
/** A formula has no words of its own that would name a control. */
const spokenOf = (html: string | undefined) => (html?.includes("<math") ? plainOf(html) : undefined);

export function QuestionField({ question, number, answer, way, isLocked, onChoose }: Props) {
  const { writtenTogether } = useWriting();
  const several = allowsSeveral(question);
  const chosen = chosenOf(answer);
  const writing = writtenTogether([question.questionText, ...question.options]);
  return (
    <fieldset className={`question ${way}`} disabled={isLocked} aria-describedby={several ? "several" : undefined}>
      <legend>
        <h1 tabIndex={-1} className={sizeOf(question.questionText)}>
          <span className="sr-only">{t("questionNumber", { number })}. </span>
          <span className="numeral" aria-hidden>
            {number}
          </span>
          <span className="question-text" {...writing}>
            <Shown text={question.questionText} html={question.html?.text} />
          </span>
        </h1>
      </legend>
      {several && (
        <p className="several" id="several">
          {t("chooseAll")}
        </p>
      )}
      <div className="options" {...writing}>
        {question.options.map((option, index) => (
          <label className={chosen.includes(index) ? "option chosen" : "option"} key={option}>
            <input
              type={several ? "checkbox" : "radio"}
              name={question.id}
              aria-label={spokenOf(question.html?.options[index])}
              checked={chosen.includes(index)}
              onChange={() => onChoose(index)}
            />
            <span className={several ? "badge square" : "badge"} aria-hidden>
              {letterOf(index)}
            </span>
            <span className="option-text">
              <bdi>
                <Shown text={option} html={question.html?.options[index]} />
              </bdi>
            </span>
            <Check className="option-tick" aria-hidden size={20} />
          </label>
        ))}
=======
export function QuestionField({ question, number, entry, way, isLocked, isHinted = false, onChoose, onEnter }: Props) {
  const { writtenTogether } = useWriting();
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
      <span className="question-text" id={`${id}-text`} {...writing}>
        {question.questionText}
      </span>
    </h1>
  );
  const Control = controlOf(question) ?? Choices;
  const body = (
    <>
      {notes.length > 0 && (
        <p className="several" id={describedBy}>
          {notes.join(" · ")}
        </p>
      )}
      <Suspense>
        <Control
          question={question}
          entry={entry}
          isHinted={isHinted}
          isLocked={isLocked}
          labelledBy={`${id}-text`}
          describedBy={describedBy}
          writing={writing}
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
  // The button disappears, and the focus must not.
  function clear({ currentTarget }: MouseEvent) {
    currentTarget.closest(".question")?.querySelector("h1")?.focus();
    onEnter(null);
  }

  if (!isGroup)
    return (
      <div className={`question ${way}`}>
        <div className="legend">{heading}</div>
        {body}
>>>>>>> 1563c4da (take: controls for scales, matrices, texts and numbers)
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
