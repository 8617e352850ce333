import { useEffect, useRef, useState } from "react";
import { LayoutGrid } from "../../ui/icons.ts";
import { canOpen, isAnswered, isSkipped, type Progress } from "../attempt/attempt.ts";
import { ItemTitle } from "../ItemTitle.tsx";
import { t } from "../language/t.ts";
import { questionsDialog } from "./lateDialogs.ts";
import { nameOf } from "./name.ts";

/** The number of segments of a finger's width that fit on a narrow phone. */
const mostSegments = 12;

type Props = { progress: Progress; onGoTo: (index: number) => void };

export function ProgressNav({ progress, onGoTo }: Props) {
  const { item, position } = progress;
  const total = item.questions.length;
  return (
    <div className="progress">
      <ItemTitle item={item} className="progress-title" />
      <p
        className="progress-count"
        role="progressbar"
        aria-label={t("progress")}
        aria-valuemin={1}
        aria-valuemax={total}
        aria-valuenow={position + 1}
        aria-valuetext={t("questionOf", { number: position + 1, total })}
      >
        {t("numberOf", { number: position + 1, total })}
      </p>
      {total > mostSegments ? (
        <Overview progress={progress} onGoTo={onGoTo} />
      ) : (
        <Segments progress={progress} onGoTo={onGoTo} />
      )}
    </div>
  );
}

function Segments({ progress, onGoTo }: Props) {
  const { item, position } = progress;
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const current = list.current?.children[position];
    if (current instanceof HTMLElement && list.current)
      list.current.scrollLeft = current.offsetLeft - list.current.clientWidth / 2;
  }, [position]);

  return (
    <nav aria-label={t("questions")}>
      <ol className="segments" ref={list}>
        {item.questions.map(({ id }, index) => (
          <li key={id}>
            <button
              type="button"
              className={`segment ${stateOf(progress, index)}`}
              aria-current={index === position ? "step" : undefined}
              aria-label={nameOf(progress, index)}
              disabled={!canOpen(progress, index)}
              onClick={() => onGoTo(index)}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

const stateOf = (progress: Progress, index: number) =>
  isAnswered(progress, index) ? "answered" : isSkipped(progress, index) ? "skipped" : "";

/** A line, and a dialog to choose from, for more questions than there is room for touch targets. */
function Overview({ progress, onGoTo }: Props) {
  const { item, position } = progress;
  const [isOpen, setOpen] = useState(false);
  return (
    <nav className="overview" aria-label={t("questions")}>
      <span className="overview-line" aria-hidden>
        {item.questions.map(({ id }, index) => (
          <span key={id} className={index === position ? "current" : stateOf(progress, index)} />
        ))}
      </span>
      <button className="icon-button" type="button" aria-label={t("allQuestions")} onClick={() => setOpen(true)}>
        <LayoutGrid aria-hidden size={18} />
      </button>
      {isOpen && <questionsDialog.Late progress={progress} onGoTo={onGoTo} onClose={() => setOpen(false)} />}
    </nav>
  );
}
