import { useEffect, useRef } from "react";
import { written } from "../../../api/src/platform/language.rules.ts";
import { canOpen, isAnswered, type Progress } from "./attempt.ts";

/** How far one has come, and the way back to what one has answered. */
export function ProgressNav({ progress, onGoTo }: { progress: Progress; onGoTo: (index: number) => void }) {
  const { item, position } = progress;
  const total = item.questions.length;
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const current = list.current?.children[position];
    if (current instanceof HTMLElement && list.current)
      list.current.scrollLeft = current.offsetLeft - list.current.clientWidth / 2;
  }, [position]);

  return (
    <div className="progress">
      <p className="progress-title" {...written(item.title)}>
        {item.title}
      </p>
      <p
        className="progress-count"
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={1}
        aria-valuemax={total}
        aria-valuenow={position + 1}
        aria-valuetext={`Question ${position + 1} of ${total}`}
      >
        {position + 1} of {total}
      </p>
      <nav aria-label="Questions">
        <ol className="segments" ref={list}>
          {item.questions.map(({ id }, index) => (
            <li key={id}>
              <button
                type="button"
                className={isAnswered(progress, index) ? "segment answered" : "segment"}
                aria-current={index === position ? "step" : undefined}
                aria-label={`Question ${index + 1}${isAnswered(progress, index) ? ", answered" : ""}`}
                disabled={!canOpen(progress, index)}
                onClick={() => onGoTo(index)}
              />
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
