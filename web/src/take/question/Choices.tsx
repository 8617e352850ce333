import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { formLimits } from "../../../../api/src/content/question/form/form.shared.ts";
import { plainOf } from "../../../../api/src/content/rich/plain.shared.ts";
import { isVisible, lengthOf, trimmed } from "../../../../api/src/platform/shared/characters.shared.ts";
import { Check } from "../../ui/icons.ts";
import { Shown } from "../../ui/text/Shown.tsx";
import { chosenOf, otherOf } from "../attempt/entry.ts";
import { allowsSeveral, letterOf, placeAt } from "../attempt/item.ts";
import { t } from "../language/t.ts";
import type { ControlProps } from "./control/props.ts";

/** A formula has no words of its own that would name a control. */
const spokenOf = (html: string | undefined) => (html?.includes("<math") ? plainOf(html) : undefined);

type Props = Omit<ControlProps, "labelledBy" | "describedBy"> & { isAcross?: boolean };

export function Choices({
  question,
  entry,
  isHinted,
  isLocked,
  isAcross,
  writing,
  original,
  onChoose,
  onEnter,
}: Props) {
  const several = allowsSeveral(question);
  const chosen = chosenOf(entry);
  const cleared = useCleared(chosen);
  const written = otherOf(entry);
  const [kept, keep] = useState("");
  const write = (other: string) => {
    keep(other);
    onEnter({ choices: chosen, other });
  };
  return (
    <>
      <div className={isAcross ? "options across" : "options"} {...writing}>
        {question.options.map((_, at) => {
          const place = placeAt(question, at);
          const option = question.options[place] ?? "";
          return (
            <div className="choice" key={place}>
              <label className={chosen.includes(place) ? "option chosen" : "option"}>
                <input
                  type={several ? "checkbox" : "radio"}
                  name={question.id}
                  aria-label={spokenOf(question.html?.options[place])}
                  checked={chosen.includes(place)}
                  onChange={() => onChoose(place)}
                />
                <span className={several ? "badge square" : "badge"} aria-hidden>
                  {letterOf(at)}
                </span>
                <span className="option-text">
                  <bdi {...original(`options.${place}`, option)}>
                    <Shown text={option} html={question.html?.options[place]} />
                  </bdi>
                </span>
                <Check className="option-tick" aria-hidden size={20} />
              </label>
              {written !== null && place === question.form?.choice?.other && (
                <OtherText
                  option={option}
                  text={written}
                  isHinted={isHinted}
                  isLocked={isLocked}
                  kept={kept}
                  onChange={write}
                />
              )}
            </div>
          );
        })}
      </div>
      {several && (
        <p className="sr-only" role="status">
          {cleared.length > 0 && t("cleared", { options: cleared.map((place) => question.options[place]).join(", ") })}
        </p>
      )}
    </>
  );
}

interface OtherTextProps {
  option: string;
  text: string;
  /** What was written before the option was left. */
  kept: string;
  isHinted: boolean;
  isLocked: boolean;
  onChange: (text: string) => void;
}

function OtherText({ option, text, kept, isHinted, isLocked, onChange }: OtherTextProps) {
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const excess = lengthOf(trimmed(text), formLimits.other) - formLimits.other;
  const error = excess > 0 ? t("tooLong", { count: excess }) : isHinted && !isVisible(text) ? t("writeAnswer") : null;
  // It appears because its option was chosen. A question that is opened again takes the focus back to its heading.
  const begin = useEffectEvent(() => {
    field.current?.focus();
    if (text === "" && kept !== "") onChange(kept);
  });
  useEffect(() => begin(), []);
  return (
    <div className="field other">
      <input
        ref={field}
        type="text"
        dir={text ? "auto" : undefined}
        autoComplete="off"
        data-open
        aria-label={`${option}: ${t("ownWords")}`}
        placeholder={t("ownWords")}
        value={text}
        readOnly={isLocked}
        aria-invalid={error !== null}
        aria-describedby={error ? id : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {error && (
        <p className="field-error" id={id}>
          {error}
        </p>
      )}
    </div>
  );
}

/** What the last choice took back, as "None of these" does with all others. */
function useCleared(chosen: number[]): number[] {
  const [last, setLast] = useState({ chosen, cleared: [] as number[] });
  if (last.chosen.join() === chosen.join()) return last.cleared;
  const isMore = chosen.some((place) => !last.chosen.includes(place));
  const cleared = isMore ? last.chosen.filter((place) => !chosen.includes(place)) : [];
  setLast({ chosen, cleared });
  return cleared;
}
