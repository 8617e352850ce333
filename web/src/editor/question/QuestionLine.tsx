import type { ReactNode } from "react";
import { factsOf, rightOf } from "../../product/answering/facts.ts";
import type { Kind } from "../../product/kind.ts";
import { useWriting } from "../../ui/text/writing.ts";
import { type DraftQuestion, numberOf } from "../draft/draft.ts";
import { useDraftValue } from "../draft/useDraft.ts";
import { useHasErrorIn } from "../field/fieldErrors.ts";
import { Words } from "../rich/shown/Words.tsx";
import { asksOptions, formOf, isRight, keyOf } from "../saving/answering.ts";

interface QuestionLineProps {
  id: string;
  place: number;
  kind: Kind;
  /** Rendered once the pointer or the focus is near. */
  tools: ReactNode;
}

/**
 * A closed question in one line, with its state. Few plain elements, styled by one rule of the list, because there may be
 * a hundred of them.
 */
export function QuestionLine({ id, place, kind, tools }: QuestionLineProps) {
  const { written } = useWriting();
  const name = `questions.${place}` as const;
  const draft = useDraftValue(name);
  const isFaulty = useHasErrorIn(name);
  if (!draft) return null;
  const text = draft.questionText.trim();
  const state = stateOf(draft, kind);
  return (
    <div data-question={id} data-line>
      <span data-number aria-hidden>
        {place + 1}
      </span>
      <span data-text {...(text && written(text))}>
        {text ? <Words>{text}</Words> : "No question text yet"}
      </span>
      {isFaulty ? (
        <span data-error data-folded={place} tabIndex={-1}>
          Needs attention
        </span>
      ) : (
        <span data-state>
          {state.label}
          {state.words && (
            <bdi {...written(state.words)}>
              <Words>{state.words}</Words>
            </bdi>
          )}
        </span>
      )}
      <button type="button" name={name} aria-label={`Edit question ${place + 1}`}>
        Edit
      </button>
      {tools}
    </div>
  );
}

/** The answer key of a quiz's question; otherwise the answer format, or the options. */
function stateOf(draft: DraftQuestion, kind: Kind): { label?: string; words: string } {
  const form = formOf(draft);
  const answerKey = kind === "QUIZ" ? keyOf(draft) : null;
  const options = asksOptions(draft) ? draft.options : [];
  if (kind === "QUIZ") {
    const right = rightOf({ form, answerKey }) ?? options.flatMap(({ key, text }) => (isRight(draft, key) ? text : []));
    return right.length === 0 ? { label: "No answer key", words: "" } : { label: "Key: ", words: right.join(", ") };
  }
  const facts = factsOf({
    type: draft.questionType.toUpperCase(),
    options: draft.options.map(({ text }) => text),
    required: draft.required,
    points: numberOf(draft.points) || 1,
    form,
    answerKey,
  });
  return { words: (facts.length > 0 ? facts : options.map(({ text }) => text)).join(" · ") };
}

/** One rule for all lines. */
export const lineLook = {
  "& [data-line]": {
    display: "flex",
    alignItems: "center",
    columnGap: { base: "2", md: "5" },
    minH: "12",
    borderTopWidth: "1px",
    bg: "bg",
    scrollMarginTop: "2",
    contentVisibility: "auto",
    containIntrinsicHeight: "auto 3rem",
    cursor: "pointer",
    _print: { bg: "transparent" },
  },
  "& [data-line]:hover": { bg: "bg.subtle" },
  // Buttons to move an entry appear over the next ones.
  "& > li:focus-within": { zIndex: "1" },
  "& > li:focus-within > [data-line]": { contentVisibility: "visible" },
  "& [data-line] > [data-number]": {
    flexShrink: "0",
    minW: { base: "6", md: "9" },
    fontFamily: "heading",
    fontSize: "xl",
    color: "fg.muted",
    fontVariantNumeric: "lining-nums tabular-nums",
  },
  "& [data-line] > [data-text]": { flex: "1 1 0", minW: "0", truncate: true },
  "& [data-line] > [data-state]": {
    flex: "0 1 auto",
    maxW: "35%",
    hideBelow: "md",
    color: "fg.muted",
    fontSize: "sm",
    truncate: true,
  },
  "& [data-line] > [data-error]": { flexShrink: "0", color: "fg.error", fontSize: "sm", fontWeight: "medium" },
  // Stays in its place when the tools appear before it.
  "& [data-line] > [name]": {
    order: "1",
    flexShrink: "0",
    minH: "9",
    px: "3",
    fontSize: "sm",
    fontWeight: "medium",
    cursor: "pointer",
    borderRadius: "l2",
    _focusVisible: { outline: "2px solid", outlineColor: "accent", outlineOffset: "-2px" },
    _print: { display: "none" },
  },
} as const;
