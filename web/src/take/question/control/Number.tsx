import { useId, useState } from "react";
import type { GivenAnswer } from "../../../../../api/src/content/question/form/form.shared.ts";
import { isVisible } from "../../../../../api/src/platform/shared/characters.shared.ts";
import { localeOf } from "../../../../../api/src/platform/shared/messages.shared.ts";
import { formatNumber, spokenLanguage } from "../../language/t.ts";
import { keyboardFor, readNumber } from "./number.ts";
import { type ControlProps, unaided } from "./props.ts";
import { rangeOf, reasonOf, usual } from "./reason.ts";

/** The maximum that all browsers support, so that extra digits are shown as well. */
const mostDigits = 20;

export function Control({
  question,
  entry,
  isHinted,
  isLocked,
  labelledBy,
  describedBy,
  original,
  onEnter,
}: ControlProps) {
  const form = question.form?.number ?? usual;
  // Typed text stays unchanged while it is the entry: "3,50" is not rewritten.
  const [typed, setTyped] = useState({ text: textFor(entry), entry, isSure: true });
  const [hasLeft, setLeft] = useState(false);
  const id = useId();
  const error = isHinted || (hasLeft && entry !== null) ? reasonOf(question, entry) : null;
  const range = rangeOf(form);
  const isTyped = typed.entry === entry;

  function change(text: string) {
    const reading = readNumber(text, form.unit, localeOf(spokenLanguage()));
    const next = isVisible(text) ? (reading?.value ?? text) : null;
    setTyped({ text, entry: next, isSure: reading?.isSure ?? true });
    onEnter(next);
  }

  return (
    <div className="field answer">
      <div className="figure">
        <input
          {...unaided}
          type="text"
          inputMode={keyboardFor(form, navigator.userAgent)}
          autoComplete="off"
          value={isTyped ? typed.text : textFor(entry)}
          readOnly={isLocked}
          data-open
          aria-labelledby={labelledBy}
          aria-describedby={[describedBy, form.unit && `${id}-unit`, `${id}-note`].filter(Boolean).join(" ")}
          aria-invalid={error !== null}
          aria-required={question.required !== false}
          onBlur={() => setLeft(true)}
          onChange={({ target }) => change(target.value)}
        />
        {form.unit && (
          <bdi id={`${id}-unit`} {...original("form.number.unit", form.unit)}>
            {form.unit}
          </bdi>
        )}
        <output aria-labelledby={labelledBy}>
          {isTyped && !typed.isSure && `= ${formatNumber(Number(entry), { maximumFractionDigits: mostDigits })}`}
        </output>
      </div>
      <p id={`${id}-note`} className={error ? "field-error" : "field-note"}>
        {error ?? range}
      </p>
    </div>
  );
}

const textFor = (entry: GivenAnswer | null) =>
  typeof entry === "number" ? formatNumber(entry, { useGrouping: false }) : typeof entry === "string" ? entry : "";
