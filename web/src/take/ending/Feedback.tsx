import type { ReactNode } from "react";
import { typedFormulas } from "../../../../api/src/rich/typed.shared.ts";
import { Linked } from "../../ui/text/Linked.tsx";
import { Paragraphs } from "../../ui/text/Shown.tsx";
import { useWriting } from "../../ui/text/writing.ts";
import type { useOriginal } from "../language/original.ts";

/** Returns the attributes of a text that explains an answer. */
export function useExplained() {
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
export function Feedback({ text, html, original, children }: FeedbackProps) {
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
