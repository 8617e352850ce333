import { useState } from "react";
import { allowsSeveral, type Item, type Receipt } from "../attempt/item.ts";
import { t } from "../language/later.ts";
import { AnsweredQuestion } from "./AnsweredQuestion.tsx";

export function Answers({ item, receipt }: { item: Item; receipt: Receipt }) {
  const { results, aggregatedResults, shown } = receipt;
  const [isMissedOnly, setMissedOnly] = useState(false);
  const isGraded = item.kind === "QUIZ" && shown?.what.includes("RIGHT_ANSWERS") !== false;
  const asked = item.questions.map(({ id }) => id);
  const reviewed = results
    .map((result, index) => ({ result, tally: aggregatedResults[index], place: asked.indexOf(result.questionId) }))
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
                shown={item.questions[place]?.shown}
                tally={tally}
                isGraded={isGraded}
              />
            ),
        )}
      </ol>
    </section>
  );
}
