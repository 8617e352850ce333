import { useState } from "react";
import { allowsSeveral, type Item, type Receipt } from "../attempt/item.ts";
import { t } from "../language/later.ts";
import { AnsweredQuestion } from "./AnsweredQuestion.tsx";

export function Answers({ item, receipt }: { item: Item; receipt: Receipt }) {
  const { results, aggregatedResults } = receipt;
  const [isMissedOnly, setMissedOnly] = useState(false);
  const isGraded = item.kind === "QUIZ";
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
        {results.map(
          (result, index) =>
            !(isMissedOnly && result.isCorrect) && (
              <AnsweredQuestion
                key={result.questionId}
                number={index + 1}
                result={result}
                tally={aggregatedResults[index]}
                isGraded={isGraded}
              />
            ),
        )}
      </ol>
    </section>
  );
}
