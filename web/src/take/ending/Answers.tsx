import { useState } from "react";
import { placesOf } from "../attempt/graded.ts";
import { type AnswerResult, allowsSeveral, type Item, type Question, type Receipt } from "../attempt/item.ts";
import { t } from "../language/ended.ts";
import { AnsweredQuestion } from "./AnsweredQuestion.tsx";

export function Answers({ item, receipt }: { item: Item; receipt: Receipt }) {
  const { results, aggregatedResults, shown } = receipt;
  const [isMissedOnly, setMissedOnly] = useState(false);
  const isGraded = item.kind === "QUIZ" && shown?.what.includes("RIGHT_ANSWERS") !== false;
  const places = placesOf(item, results);
  const reviewed = results
    .map((result, index) => ({ result, tally: aggregatedResults[index], place: places[index] ?? index }))
    .sort((a, b) => a.place - b.place);
  const missed = results.filter(({ isCorrect }) => !isCorrect).length;
  return (
    <section>
      <h2>{t(item.kind === "SURVEY" ? "everyone" : "byQuestion")}</h2>
      {item.questions.some(allowsSeveral) && <p className="fine-print">{t("mayExceed")}</p>}
      {isGraded && missed > 0 && missed < results.length && (
        <label className="check">
          <input type="checkbox" checked={isMissedOnly} onChange={({ target }) => setMissedOnly(target.checked)} />
          {t("missed", { missed, total: results.length })}
        </label>
      )}
      <ol className="reviews">
        {reviewed.map(
          ({ result, tally, place }, index) =>
            !(isMissedOnly && result.isCorrect) && (
              <AnsweredQuestion
                key={result.questionId}
                number={index + 1}
                result={result}
                shown={shownIn(item.questions[place], result)}
                tally={tally}
                isGraded={isGraded}
              />
            ),
        )}
      </ol>
    </section>
  );
}

/** The order of the options. Options edited since the attempt have the author's order. */
const shownIn = (question: Question | undefined, { questionId }: AnswerResult) =>
  question?.id === questionId ? question.shown : undefined;
