import { Fragment, useState } from "react";
import { Check } from "../../ui/icons.ts";
import { Shown } from "../../ui/text/Shown.tsx";
import { chosenOf, otherOf } from "../attempt/entry.ts";
import { allowsSeveral, letterOf, placeAt } from "../attempt/item.ts";
import { t } from "../language/t.ts";
import type { ControlProps } from "./control/props.ts";
import { otherText } from "./control/typed.ts";

type Props = Omit<ControlProps, "labelledBy" | "describedBy" | "isGraded"> & { isAcross?: boolean };

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
  const choices = chosenOf(entry);
  const cleared = useCleared(choices);
  const [typedText, keep] = useState("");
  const write = (other: string) => {
    keep(other);
    onEnter({ choices, other });
  };
  return (
    <>
      <div className={isAcross ? "options across" : "options"} {...writing}>
        {question.options.map((_, at) => {
          const place = placeAt(question, at);
          const option = question.options[place] ?? "";
          return (
            <div className="choice" key={place}>
              <label className={choices.includes(place) ? "option chosen" : "option"}>
                <input
                  type={several ? "checkbox" : "radio"}
                  name={question.id}
                  checked={choices.includes(place)}
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
              {otherOf(entry) !== null && place === question.form?.choice?.other && (
                <otherText.Late
                  question={question}
                  entry={entry}
                  option={option}
                  isHinted={isHinted}
                  isLocked={isLocked}
                  kept={typedText}
                  onChange={write}
                />
              )}
            </div>
          );
        })}
      </div>
      {several && (
        <p className="sr-only" role="status">
          {cleared.length > 0 && t("cleared", { options: "" })}
          {cleared.map((place, index) => (
            <Fragment key={place}>
              {index > 0 && ", "}
              <Shown text={question.options[place] ?? ""} html={question.html?.options[place]} />
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}

/** The options that the last choice removed, as "None of these" does with all others. */
function useCleared(chosen: number[]): number[] {
  const [last, setLast] = useState({ chosen, cleared: [] as number[] });
  if (last.chosen.join() === chosen.join()) return last.cleared;
  const isMore = chosen.some((place) => !last.chosen.includes(place));
  const cleared = isMore ? last.chosen.filter((place) => !chosen.includes(place)) : [];
  setLast({ chosen, cleared });
  return cleared;
}
