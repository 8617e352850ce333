import { type ReactNode, useId } from "react";
import { typedFormulas } from "../../../../api/src/rich/typed.shared.ts";
import { Check, X } from "../../ui/icons.ts";
import { Linked } from "../../ui/text/Linked.tsx";
import { Paragraphs, Shown } from "../../ui/text/Shown.tsx";
import { useWriting } from "../../ui/text/writing.ts";
import { chosenOf, otherOf } from "../attempt/entry.ts";
import type { AggregatedResult, AnswerResult } from "../attempt/item.ts";
import { pointsText, t } from "../language/ended.ts";
import { useOriginal } from "../language/original.ts";
import { Entered } from "./Entered.tsx";
import { Tally } from "./Tally.tsx";

type Props = {
  number: number;
  result: AnswerResult;
  /** The places of its options in the order of this attempt. */
  shown: number[] | undefined;
  tally: AggregatedResult | undefined;
  isGraded: boolean;
};

export function AnsweredQuestion({ number, result, shown, tally, isGraded }: Props) {
  const { writtenTogether } = useWriting();
  const explained = useExplained();
  const { questionText, options, correctAnswer, isCorrect, explanation, optionFeedback, answerKey, form, html } =
    result;
  const { credit, points = 1 } = result;
  const isPartly = !isCorrect && credit !== undefined && credit > 0;
  const heading = useId();
  const original = useOriginal(result);
  const isApart = options.length === 0 || form?.rows != null;
  const writing = writtenTogether([questionText, ...options]);
  return (
    <li className="review" value={number}>
      <h3 id={heading} dir={writing.dir}>
        <span className="review-number">{number}.</span>
        <span lang={writing.lang} {...original("questionText", questionText)}>
          <Shown text={questionText} html={html?.text} />
        </span>
      </h3>
      {isGraded && (
        <p className={isCorrect ? "mark right" : isPartly ? "mark" : "mark wrong"}>
          {isCorrect || isPartly ? <Check aria-hidden size={18} /> : <X aria-hidden size={18} />}
          {t(isCorrect ? "right" : isPartly ? "partlyRight" : "wrong")}
          {credit !== undefined && ` · ${t("pointsOf", { score: pointsText(credit), count: points })}`}
        </p>
      )}
      {result.userAnswer === null && <p className="tally-base">{t("notAnswered")}</p>}
      {isApart ? (
        <Entered result={result} tally={tally} labelledBy={heading} writing={writing} />
      ) : (
        <Tally
          labelledBy={heading}
          writing={writing}
          original={original}
          options={options}
          shown={shown}
          html={html?.options}
          isLettered={form?.scale == null || form.scale.look === "labels"}
          chosen={chosenOf(result.userAnswer)}
          right={isGraded ? (answerKey?.options ?? [correctAnswer]) : null}
          counts={tally?.options}
          other={form?.choice?.other ?? null}
          otherText={otherOf(result.userAnswer)}
        />
      )}
      {tally && (
        <p className="tally-base">
          {t("responses", { count: tally.totalResponses })}
          {tally.unanswered !== undefined && ` · ${t("unansweredCount", { count: tally.unanswered })}`}
        </p>
      )}
      {optionFeedback?.map(
        (text, option) =>
          text && (
            <Feedback
              // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
              key={option}
              text={text}
              html={html?.optionFeedback?.[option]}
              original={original(`optionFeedback.${option}`, text)}
            >
              {Array.isArray(result.userAnswer) && (
                <strong {...original(`options.${option}`, options[option] ?? "")}>
                  <Shown text={options[option] ?? ""} html={html?.options[option]} />
                </strong>
              )}
            </Feedback>
          ),
      )}
      {explanation && (
        <Paragraphs
          className="explanation"
          {...explained(explanation, html)}
          {...original("explanation", explanation)}
          text={explanation}
          html={html?.explanation}
        >
          <Linked text={explanation} />
        </Paragraphs>
      )}
    </li>
  );
}

/** Returns the attributes of a text that explains an answer. */
function useExplained() {
  const { written, writtenTogether } = useWriting();
  // Paragraphs with a direction of their own do not determine the direction around them. Neither do formulas.
  return (text: string, html: unknown) => (html ? writtenTogether([text.replace(typedFormulas, "")]) : written(text));
}

interface FeedbackProps {
  text: string;
  html: string | undefined;
  original: ReturnType<ReturnType<typeof useOriginal>>;
  /** The option, where several were chosen. */
  children: ReactNode;
}

/** Feedback on an option that the participant chose. */
function Feedback({ text, html, original, children }: FeedbackProps) {
  const explained = useExplained();
  return (
    <div className="explanation feedback">
      {children}
      <Paragraphs className="" {...explained(text, html)} {...original} text={text} html={html}>
        <Linked text={text} />
      </Paragraphs>
    </div>
  );
}
