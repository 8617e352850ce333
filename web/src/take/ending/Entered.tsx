import { useId } from "react";
import type { BinCount } from "../../../../api/src/attempt/receipt.shared.ts";
import { Shown } from "../../ui/text/Shown.tsx";
import { rowsOf } from "../attempt/entry.ts";
import type { AggregatedResult, AnswerResult } from "../attempt/item.ts";
import { t } from "../language/ended.ts";
import { useOriginal } from "../language/original.ts";
import { formatNumber } from "../language/t.ts";
import { Tally } from "./Tally.tsx";

interface EnteredProps {
  result: AnswerResult;
  tally: AggregatedResult | undefined;
  labelledBy: string;
  writing: { dir: "ltr" | "rtl" | "auto"; lang: string };
}

/** An answer that is not a choice from one list: a text, a number, or a point for each row. */
export function Entered({ result, tally, labelledBy, writing }: EnteredProps) {
  const { form, options, userAnswer, html } = result;
  const original = useOriginal(result);
  const rows = form?.rows;
  if (rows)
    return rows.map((row, index) => (
      <Row
        key={row}
        name={row}
        html={html?.rows?.[index]}
        optionsHtml={html?.options}
        {...{ options, writing, original }}
        place={index}
        point={rowsOf(userAnswer)[index]}
        tally={tally?.rows?.[index]}
      />
    ));
  return (
    <>
      <Own result={result} />
      {tally?.bins && <Bins bins={tally.bins} labelledBy={labelledBy} />}
      {tally?.texts && <Others texts={tally.texts} />}
    </>
  );
}

function Own({ result: { userAnswer, answerKey, form } }: Pick<EnteredProps, "result">) {
  const unit = form?.number?.unit ?? "";
  const { number, text } = answerKey ?? {};
  const right = number
    ? `${formatNumber(number.value)}${number.tolerance > 0 ? ` ± ${formatNumber(number.tolerance)}` : ""} ${unit}`
    : text?.accepted.join(" · ");
  return (
    <dl className="entered">
      {userAnswer !== null && (
        <div>
          <dt>{t("yourAnswer")}</dt>
          <dd>
            <bdi>{typeof userAnswer === "number" ? `${formatNumber(userAnswer)} ${unit}` : String(userAnswer)}</bdi>
          </dd>
        </div>
      )}
      {right && (
        <div>
          <dt>{t("rightAnswer")}</dt>
          <dd>
            <bdi>{right}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The texts of other people. Identical texts are all listed. */
function Others({ texts }: { texts: string[] }) {
  const heading = useId();
  return (
    <div className="entered-row">
      <h4 id={heading}>{t("othersWrote")}</h4>
      <ul className="quotes" aria-labelledby={heading}>
        {texts.map((text, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: texts may repeat, and the list never changes.
          <li key={place} dir="auto">
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface RowProps {
  place: number;
  name: string;
  html: string | undefined;
  optionsHtml: readonly string[] | undefined;
  options: string[];
  point: number | null | undefined;
  tally: NonNullable<AggregatedResult["rows"]>[number] | undefined;
  writing: EnteredProps["writing"];
  original: ReturnType<typeof useOriginal>;
}

function Row({ place, name, html, optionsHtml, options, point, tally, writing, original }: RowProps) {
  const heading = useId();
  return (
    <div className="entered-row">
      <h4 id={heading} {...writing} {...original(`form.rows.${place}`, name)}>
        <Shown text={name} html={html} />
      </h4>
      <Tally
        labelledBy={heading}
        writing={writing}
        original={original}
        options={options}
        html={optionsHtml}
        isLettered={false}
        chosen={point === null || point === undefined ? [] : [point]}
        right={null}
        counts={tally?.options}
      />
    </div>
  );
}

function Bins({ bins, labelledBy }: { bins: BinCount[]; labelledBy: string }) {
  const most = Math.max(1, ...bins.map(({ count }) => count));
  return (
    <table className="tally" aria-labelledby={labelledBy}>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t("answer")}</th>
          <th scope="col">{t("people")}</th>
        </tr>
      </thead>
      <tbody>
        {bins.map(({ from, to, count }) => (
          <tr key={from}>
            <th scope="row">
              <span className="tally-answer">
                <bdi>{from === to ? formatNumber(from) : `${formatNumber(from)} – ${formatNumber(to)}`}</bdi>
              </span>
              <span className="tally-bar" aria-hidden>
                <span style={{ width: `${(100 * count) / most}%` }} />
              </span>
            </th>
            <td>{formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
