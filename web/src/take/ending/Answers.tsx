import { useState } from "react";
import { allowsSeveral, type Item, type Receipt } from "../attempt/item.ts";
import { AnsweredQuestion } from "./AnsweredQuestion.tsx";

export function Answers({ item, receipt }: { item: Item; receipt: Receipt }) {
  const { results, aggregatedResults } = receipt;
  const [isMissedOnly, setMissedOnly] = useState(false);
  const isGraded = item.kind === "QUIZ";
  const missed = results.filter(({ isCorrect }) => !isCorrect).length;
  return (
    <section>
      <h2>{item.kind === "SURVEY" ? "How everyone answered" : "Question by question"}</h2>
      {item.questions.some(allowsSeveral) && (
        <p className="fine-print">
          Percentages may exceed 100% for multi-select questions, where people could choose several answers.
        </p>
      )}
      {isGraded && missed > 0 && missed < results.length && (
        <label className="check">
          <input type="checkbox" checked={isMissedOnly} onChange={({ target }) => setMissedOnly(target.checked)} />
          Only what I missed ({missed} of {results.length})
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
