import { count, type QuestionTally } from "./item.ts";

/** The chart is its own table: each row carries its bar. */
export function AggregateBars({ tally: { questionText, totalResponses, options } }: { tally: QuestionTally }) {
  return (
    <table className="tally">
      <caption>
        <span className="tally-question" dir="auto">
          {questionText}
        </span>
        <small>{count(totalResponses, "response")}</small>
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Answer</th>
          <th scope="col">People</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {options.map(({ text, count: people, peoplePercentage }) => (
          <tr key={text}>
            <th scope="row">
              <span dir="auto">{text}</span>
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
