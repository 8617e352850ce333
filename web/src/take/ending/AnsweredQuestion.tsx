import { Check, X } from "lucide-react";
import { useId } from "react";
import { Linked } from "../../ui/text/Linked.tsx";
import { Paragraphs, Shown } from "../../ui/text/Shown.tsx";
import { useWriting } from "../../ui/text/writing.ts";
import { chosenOf } from "../attempt/entry.ts";
import { type AggregatedResult, type AnswerResult, letterOf } from "../attempt/item.ts";
import { formatNumber, formatPercent, t, useLanguage } from "../language/t.ts";

type Props = {
  number: number;
  result: AnswerResult;
  tally: AggregatedResult | undefined;
  isGraded: boolean;
};

export function AnsweredQuestion({ number, result, tally, isGraded }: Props) {
  const { written, writtenTogether } = useWriting();
  const { questionText, options, correctAnswer, isCorrect, explanation, html } = result;
  const language = useLanguage();
  const heading = useId();
  const chosen = chosenOf(result.userAnswer);
  const writing = writtenTogether([questionText, ...options]);
  return (
    <li className="review" value={number}>
      <h3 id={heading} dir={writing.dir}>
        <span className="review-number">{number}.</span>
        <span lang={writing.lang}>
          <Shown text={questionText} html={html?.text} />
        </span>
      </h3>
      {isGraded && (
        <p className={isCorrect ? "mark right" : "mark wrong"}>
          {isCorrect ? <Check aria-hidden size={18} /> : <X aria-hidden size={18} />}
          {t(isCorrect ? "right" : "wrong")}
        </p>
      )}
      <table className="tally" aria-labelledby={heading} dir={writing.dir}>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t("answer")}</th>
            <th scope="col">{t("people")}</th>
            <th scope="col">{t("share")}</th>
          </tr>
        </thead>
        <tbody>
          {options.map((text, option) => {
            const isChosen = chosen.includes(option);
            const isRight = isGraded && option === correctAnswer;
            const notes = [isChosen && t("yourAnswer"), isRight && t("rightAnswer")].filter(Boolean).join(" · ");
            const { count: people, peoplePercentage } = tally?.options[option] ?? { count: null, peoplePercentage: 0 };
            return (
              <tr key={text} className={rowClass(isChosen, isRight, isGraded)}>
                <th scope="row">
                  <span className="badge" aria-hidden>
                    {letterOf(option)}
                  </span>
                  <span className="tally-answer">
                    <bdi lang={writing.lang}>
                      <Shown text={text} html={html?.options[option]} />
                    </bdi>
                    {notes !== "" && (
                      <small>
                        {" · "}
                        <bdi lang={language}>{notes}</bdi>
                      </small>
                    )}
                  </span>
                  {people !== null && (
                    <span className="tally-bar" aria-hidden>
                      <span style={{ width: `${Math.min(100, peoplePercentage)}%` }} />
                    </span>
                  )}
                </th>
                <td>{people !== null && formatNumber(people)}</td>
                <td>{people !== null && formatPercent(peoplePercentage)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {tally && <p className="tally-base">{t("responses", { count: tally.totalResponses })}</p>}
      {explanation && (
        <Paragraphs className="explanation" {...written(explanation)} text={explanation} html={html?.explanation}>
          <Linked text={explanation} />
        </Paragraphs>
      )}
    </li>
  );
}

function rowClass(isChosen: boolean, isRight: boolean, isGraded: boolean): string | undefined {
  if (isRight) return "row-right";
  if (isChosen) return isGraded ? "row-wrong" : "row-chosen";
  return undefined;
}
