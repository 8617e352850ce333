import { useId, useLayoutEffect, useRef, useState } from "react";
import { Shown } from "../../../ui/text/Shown.tsx";
import { rowsOf } from "../../attempt/entry.ts";
import { Ends, endOf, placeOfEnd, SpokenEnd } from "./Ends.tsx";
import { areShort, type ControlProps } from "./props.ts";

export function Control(props: ControlProps) {
  const { question, writing } = props;
  const part = useRef<HTMLDivElement>(null);
  const width = useWidth(part);
  return (
    <div className="matrix" ref={part} {...writing}>
      {width >= widthNeeded(question.options) ? <Table {...props} /> : <Cards {...props} />}
    </div>
  );
}

/** A table with a column for each point. */
function Table({ question, entry, isHinted, original, onChoose }: ControlProps) {
  const id = useId();
  const { given, firstOpen } = stateOf({ question, entry });
  return (
    <table>
      <thead>
        <tr>
          <td />
          {question.options.map((point, column) => (
            <th scope="col" id={`${id}-${column}`} key={point}>
              <Point of={question} place={column} original={original} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsIn(question).map((row, index) => (
          <tr key={row} data-row={index} className={isHinted && given(index) === null ? "missing" : undefined}>
            <th scope="row" id={`${id}-row-${index}`}>
              <bdi {...original(`form.rows.${index}`, row)}>
                <Shown text={row} html={question.html?.rows?.[index]} />
              </bdi>
            </th>
            {question.options.map((point, column) => (
              <td key={point}>
                <span className="cell">
                  <input
                    type="radio"
                    name={`${question.id} ${index}`}
                    aria-labelledby={`${id}-row-${index} ${id}-${column}`}
                    data-open={index === firstOpen && column === 0 ? true : undefined}
                    checked={given(index) === column}
                    onChange={() => onChoose(column, index)}
                  />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A card for each row. */
function Cards({ question, entry, isHinted, original, onChoose }: ControlProps) {
  const { given, firstOpen } = stateOf({ question, entry });
  const isShort = areShort(question.options);
  return rowsIn(question).map((row, index) => (
    <fieldset key={row} data-row={index} className={isHinted && given(index) === null ? "card missing" : "card"}>
      <legend>
        <bdi {...original(`form.rows.${index}`, row)}>
          <Shown text={row} html={question.html?.rows?.[index]} />
        </bdi>
      </legend>
      <div className={isShort ? "points" : "lines"}>
        {question.options.map((point, column) => {
          const isChosen = given(index) === column;
          const kind = isShort ? "point" : "line";
          return (
            <label className={isChosen ? `${kind} chosen` : kind} key={point}>
              <input
                type="radio"
                name={`${question.id} ${index}`}
                data-open={index === firstOpen && column === 0 ? true : undefined}
                checked={isChosen}
                onChange={() => onChoose(column, index)}
              />
              {isShort ? point : <Point of={question} place={column} original={original} />}
              {isShort && <SpokenEnd of={question} place={column} />}
            </label>
          );
        })}
      </div>
      {isShort && <Ends of={question} />}
    </fieldset>
  ));
}

type Question = ControlProps["question"];

function Point({ of, place, original }: { of: Question; place: number } & Pick<ControlProps, "original">) {
  const end = endOf(of, place);
  const point = of.options[place] ?? "";
  return (
    <span className="point-name">
      <bdi {...original(`options.${place}`, point)}>
        <Shown text={point} html={of.html?.options[place]} />
      </bdi>
      {end && (
        <small {...original(placeOfEnd(place), end.words)}>
          {" "}
          <Shown {...end} />
        </small>
      )}
    </span>
  );
}

const rowsIn = ({ form }: Question) => form?.rows ?? [];

function stateOf({ question, entry }: Pick<ControlProps, "question" | "entry">) {
  const answers = rowsOf(entry);
  const answerOf = (row: number) => answers[row] ?? null;
  return { given: answerOf, firstOpen: rowsIn(question).findIndex((_, row) => answerOf(row) === null) };
}

/** Pixels at the default text size. Infinite for points that only fit below each other. */
function widthNeeded(points: readonly string[]): number {
  const isNarrow = points.every((point) => point.length <= 40 && point.split(/\s/).every((word) => word.length <= 14));
  if (!isNarrow) return Infinity;
  return 200 + points.length * (areShort(points) ? 44 : 92);
}

function useWidth(part: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const node = part.current;
    if (!node) return;
    const measure = () => setWidth(node.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [part]);
  return width;
}
