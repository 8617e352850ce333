import { written } from "../../../api/src/platform/language.rules.ts";
import { counted } from "../../../api/src/platform/words.rules.ts";
import type { QuestionTally } from "./item.ts";

/** The chart is its own table: each row carries its bar. */
export function AggregateBars({ tally, chosen }: { tally: QuestionTally; chosen: number[] }) {
  const { questionText, totalResponses, options } = tally;
  return (
    <table className="tally">
      <caption>
        <span className="tally-question" {...written(questionText)}>
          {questionText}
        </span>
        <small className="tally-base">{counted(totalResponses, "response")}</small>
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Answer</th>
          <th scope="col">People</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {options.map(({ text, count: people, peoplePercentage }, option) => (
          <tr key={text}>
            <th scope="row">
              <span {...written(text, questionText)}>{text}</span>
              {chosen.includes(option) && <small> · your answer</small>}
              <span className="tally-bar" aria-hidden>
                <span style={{ width: `${Math.min(100, peoplePercentage)}%` }} />
              </span>
            </th>
            <td>{people}</td>
            <td>{peoplePercentage}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
