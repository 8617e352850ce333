import { Check, X } from "lucide-react";
import { useId } from "react";
import { countOf } from "../../../../api/src/platform/shared/words.shared.ts";
import { Linked } from "../../ui/text/Linked.tsx";
import { useWriting } from "../../ui/text/writing.ts";
import { chosenOf } from "../attempt/attempt.ts";
import { type AggregatedResult, type AnswerResult, letterOf } from "../attempt/item.ts";

type Props = {
  number: number;
  result: AnswerResult;
  tally: AggregatedResult | undefined;
  isGraded: boolean;
};

export function AnsweredQuestion({ number, result, tally, isGraded }: Props) {
  const { written, writtenTogether } = useWriting();
  const { questionText, options, correctAnswer, isCorrect, explanation } = result;
  const heading = useId();
  const chosen = chosenOf(result.userAnswer);
  const writing = writtenTogether([questionText, ...options]);
  return (
    <li className="review" value={number}>
      <h3 id={heading} dir={writing.dir}>
        <span className="review-number">{number}.</span>
        <span lang={writing.lang}>{questionText}</span>
      </h3>
      {isGraded && (
        <p className={isCorrect ? "mark right" : "mark wrong"}>
          {isCorrect ? <Check aria-hidden size={18} /> : <X aria-hidden size={18} />}
          {isCorrect ? "Right" : "Wrong"}
        </p>
      )}
      <table className="tally" aria-labelledby={heading} dir={writing.dir}>
        <thead className="sr-only">
          <tr>
            <th scope="col">Answer</th>
            <th scope="col">People</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {options.map((text, option) => {
            const isChosen = chosen.includes(option);
            const isRight = isGraded && option === correctAnswer;
            const notes = [isChosen && "your answer", isRight && "right answer"].filter(Boolean).join(" · ");
            const { count: people, peoplePercentage } = tally?.options[option] ?? { count: null, peoplePercentage: 0 };
            return (
              <tr key={text} className={rowClass(isChosen, isRight, isGraded)}>
                <th scope="row">
                  <span className="badge" aria-hidden>
                    {letterOf(option)}
                  </span>
                  <span className="tally-answer">
                    <bdi lang={writing.lang}>{text}</bdi>
                    {notes !== "" && (
                      <small>
                        {" · "}
                        <bdi lang="en">{notes}</bdi>
                      </small>
                    )}
                  </span>
                  {people !== null && (
                    <span className="tally-bar" aria-hidden>
                      <span style={{ width: `${Math.min(100, peoplePercentage)}%` }} />
                    </span>
                  )}
                </th>
                <td>{people?.toLocaleString("en")}</td>
                <td>{people !== null && `${peoplePercentage}%`}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {tally && <p className="tally-base">{countOf(tally.totalResponses, "response")}</p>}
      {explanation && (
        <p className="explanation" {...written(explanation)}>
          <Linked text={explanation} />
        </p>
      )}
    </li>
  );
}

function rowClass(isChosen: boolean, isRight: boolean, isGraded: boolean): string | undefined {
  if (isRight) return "row-right";
  if (isChosen) return isGraded ? "row-wrong" : "row-chosen";
  return undefined;
}
