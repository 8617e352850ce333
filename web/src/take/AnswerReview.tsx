import { Check, X } from "lucide-react";
import { written } from "../../../api/src/platform/language.rules.ts";
import { Linked } from "../ui/Linked.tsx";
import { chosenOf } from "./attempt.ts";
import { type AnswerResult, letterOf } from "./item.ts";

/** One question as it was answered; with what was right where right and wrong exist. */
export function AnswerReview({ result, isGraded }: { result: AnswerResult; isGraded: boolean }) {
  const { questionText, options, correctAnswer, isCorrect, explanation } = result;
  const chosen = chosenOf(result.userAnswer);
  const shown = options
    .map((text, option) => ({ text, option, isChosen: chosen.includes(option), isRight: option === correctAnswer }))
    .filter(({ isChosen, isRight }) => isChosen || (isGraded && isRight))
    .sort((a, b) => Number(b.isChosen) - Number(a.isChosen));

  return (
    <li className="review">
      <h3 {...written(questionText)}>{questionText}</h3>
      {isGraded && (
        <p className={isCorrect ? "mark right" : "mark wrong"}>
          {isCorrect ? <Check aria-hidden size={18} /> : <X aria-hidden size={18} />}
          {isCorrect ? "Right" : "Wrong"}
        </p>
      )}
      <dl className="review-answers">
        {shown.map(({ text, option, isChosen, isRight }) => (
          <div key={option} className={isGraded && isChosen && !isRight ? "struck" : undefined}>
            <dt>{isChosen ? "Your answer" : "Correct answer"}</dt>
            <dd {...written(text, questionText)}>
              {letterOf(option)}. <span>{text}</span>
            </dd>
          </div>
        ))}
      </dl>
      {explanation && (
        <p className="explanation" {...written(explanation)}>
          <Linked text={explanation} />
        </p>
      )}
    </li>
  );
}
