import type { OptionCount } from "../../../../api/src/attempt/receipt.shared.ts";
import { Shown } from "../../ui/text/Shown.tsx";
import { letterOf, placeAt } from "../attempt/item.ts";
import { formatPercent, t } from "../language/ended.ts";
import type { useOriginal } from "../language/original.ts";
import { formatNumber, useLanguage } from "../language/t.ts";

/** May end a line, but not start one. */
const between = "\u00a0· ";

interface TallyProps {
  labelledBy: string;
  writing: { dir: "ltr" | "rtl" | "auto"; lang: string };
  original: ReturnType<typeof useOriginal>;
  options: readonly string[];
  /** The places of options in the order of this attempt. Absent in the author's order. */
  shown?: number[] | undefined;
  html?: readonly string[] | undefined;
  /** Points of a scale have no letters in the question either. */
  isLettered: boolean;
  chosen: readonly number[];
  /** The correct options. Null if no option is correct or incorrect. */
  right: readonly (number | null)[] | null;
  counts: readonly OptionCount[] | undefined;
  /** The option with a text. */
  other?: number | null;
  otherText?: string | null;
}

/** Options with the taker's choice and, if they are shown, everyone's choices. */
export function Tally(props: TallyProps) {
  const { labelledBy, writing, original, options, html, isLettered, chosen, right, counts, other, otherText } = props;
  const language = useLanguage();
  return (
    <table className="tally" aria-labelledby={labelledBy} dir={writing.dir}>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t("answer")}</th>
          {counts && <th scope="col">{t("people")}</th>}
          {counts && <th scope="col">{t("share")}</th>}
        </tr>
      </thead>
      <tbody>
        {options.map((_, at) => {
          const option = placeAt(props, at);
          const text = options[option] ?? "";
          const isChosen = chosen.includes(option);
          const isRight = right?.includes(option) === true;
          const notes = [isChosen && t("yourAnswer"), isRight && t("rightAnswer")].filter(Boolean).join(between);
          const { count: people, peoplePercentage } = counts?.[option] ?? { count: null, peoplePercentage: 0 };
          return (
            <tr key={text} className={rowClass(isChosen, isRight, right !== null)}>
              <th scope="row">
                {isLettered && (
                  <span className="badge" aria-hidden>
                    {letterOf(at)}
                  </span>
                )}
                <span className="tally-answer">
                  <bdi lang={writing.lang} {...original(`options.${option}`, text)}>
                    <Shown text={text} html={html?.[option]} />
                    {isChosen && option === other && otherText && `: ${otherText}`}
                  </bdi>
                  {notes !== "" && (
                    <small>
                      <span className="between">{between}</span>
                      <bdi lang={language}>{notes}</bdi>
                    </small>
                  )}
                </span>
                {people !== null && (
                  <span className="tally-bar" aria-hidden>
                    <span style={{ width: `${Math.min(100, peoplePercentage)}%` }} />
                  </span>
                )}
              </th>
              {people !== null && <td>{formatNumber(people)}</td>}
              {people !== null && <td>{formatPercent(peoplePercentage)}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function rowClass(isChosen: boolean, isRight: boolean, isGraded: boolean): string | undefined {
  if (isRight) return "row-right";
  if (isChosen) return isGraded ? "row-wrong" : "row-chosen";
  return undefined;
}
