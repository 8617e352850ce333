import { type Dispatch, useEffect, useState } from "react";
import { trimmed } from "../../../../api/src/platform/shared/characters.shared.ts";
import { textAttributes } from "../../../../api/src/platform/shared/language.shared.ts";
import { isShared } from "../address.ts";
import type { Action, Progress } from "../attempt/attempt.ts";
import type { Item } from "../attempt/item.ts";
import { forgetAnswered } from "../attempt/kept.ts";
import { writeProgress } from "../attempt/store.ts";
import { t } from "../language/deferred.ts";
import { late } from "../late.tsx";
import type { Restore } from "./Returning.tsx";

export type ResumeCardProps = {
  found: Progress;
  current: Item;
  dispatch: Dispatch<Action>;
  /** Absent if nobody can start at the moment, because the attempt would be discarded for nothing. */
  onStartOver?: () => void;
  onSomebodyElse?: (restore: Restore) => void;
};

const linkValues = late(async () => (await import("./LinkValues.tsx")).withItsWords());

export function ResumeCard({ found, current, dispatch, onStartOver, onSomebodyElse }: ResumeCardProps) {
  const [fields] = useState(found.fields);
  const dropFields = () => {
    const { fields: _, ...progress } = found;
    writeProgress(progress);
    dispatch({ type: "elsewhere", progress });
  };
  const person = trimmed(found.name) || trimmed(found.email);
  const answered = Object.keys(found.answers).length;
  // Starting over must not restart the clock.
  const isTimed = found.item.rules?.timeLimit !== undefined && current.rules?.timeLimit !== undefined;
  const mayLeave = onStartOver && (!isTimed || isShared(location));
  const count = found.item.questions.length;
  const [before, after] = t("begunAs", { person: mark }).split(mark);
  return (
    <section className="resume" aria-labelledby="resume">
      <h2 id="resume">{t("welcomeBack")}</h2>
      {person && (
        <p>
          {before}
          <strong {...textAttributes(person)} className="person">
            {person}
          </strong>
          {after}
        </p>
      )}
      <p>
        {answered === 0 && !found.skipped?.length ? t("justBegun", { count }) : t("answeredHere", { answered, count })}
      </p>
      {found.item.revision !== current.revision && <p>{t("edited", { kind: current.kind })}</p>}
      {fields && current.rules?.anonymous && <linkValues.Late item={current} fields={fields} onDrop={dropFields} />}
      <div className="actions">
        <button className="button primary" type="button" onClick={() => dispatch({ type: "resumed" })}>
          {t("continue")}
        </button>
        {mayLeave && (
          <>
            <button className="button quiet" type="button" onClick={onStartOver}>
              {t("startOver")}
            </button>
            <button className="button quiet" type="button" onClick={() => onSomebodyElse?.(forgetAnswered(current.id))}>
              {t("somebodyElse")}
            </button>
          </>
        )}
      </div>
    </section>
  );
}

/** Shown after an attempt was discarded, until another one has answers. */
export function Discarded({ undo }: { undo: readonly ((() => void) | false | null | undefined)[] }) {
  const [isSaid, setSaid] = useState(false);
  // Screen readers announce only changes of a region.
  useEffect(() => setSaid(true), []);
  return (
    <div className="discarded">
      <p role="status">{isSaid && t("discarded")}</p>
      <button
        className="button quiet"
        type="button"
        onClick={() => {
          for (const step of undo) if (step) step();
          document.querySelector("h1")?.focus({ preventScroll: true });
        }}
      >
        {t("undo")}
      </button>
    </div>
  );
}

/** Marks the position of a name in its sentence. */
const mark = "\0";
