import { Check } from "lucide-react";
import { plainOf } from "../../../../api/src/content/rich/plain.shared.ts";
import { Shown } from "../../ui/text/Shown.tsx";
import { sizeOf } from "../../ui/text/size.ts";
import { useWriting } from "../../ui/text/writing.ts";
import { chosenOf } from "../attempt/entry.ts";
import { type Answers, allowsSeveral, letterOf, type Question } from "../attempt/item.ts";
import { t } from "../language/t.ts";

type Props = {
  question: Question;
  number: number;
  answer: Answers[string] | undefined;
  way: "ahead" | "back" | "";
  isLocked: boolean;
  onChoose: (option: number) => void;
};

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
      </div>
    </fieldset>
  );
}
