import { type KeyboardEvent, type ReactNode, useMemo, useState } from "react";
import { isEnter } from "../ui/composing.ts";
import { ItemLanguage } from "../ui/text/writing.ts";
import { DraftContext, useDraftValue, useEntriesOf } from "./draft/useDraft.ts";
import { FieldErrorsContext } from "./field/fieldErrors.ts";
import { createOpenQuestion, OpenQuestionContext } from "./question/openQuestion.ts";
import { CurrentContext, QuestionsContext, questionAround } from "./question/questions.ts";
import { RichDialogs } from "./rich/RichDialogs.tsx";
import type { Manuscript } from "./useManuscript.ts";

interface ManuscriptFormProps<T> {
  manuscript: Pick<Manuscript<T>, "undoStore" | "sheet" | "fieldErrors" | "undo" | "redo"> &
    Partial<Pick<Manuscript<T>, "openQuestion">>;
  onSubmit: () => void;
  /** Handles Ctrl+S. Omitted if there is nothing to save. */
  onSave?: () => void;
  /** Parts with forms of their own. React events of a dialog bubble to the form that renders it. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A translation has no questions to open. */
const noOpenQuestion = createOpenQuestion(null);

export function ManuscriptForm<T>({ manuscript, onSubmit, onSave, beside, children }: ManuscriptFormProps<T>) {
  const { undoStore, openQuestion = noOpenQuestion, sheet, fieldErrors, undo, redo } = manuscript;
  const questions = useEntriesOf(undoStore, "questions");
  const [lastUsed, choose] = useState<string | null>(null);
  const current = questions.keys.find((key) => key === lastUsed) ?? questions.keys[0];
  const working = useMemo(() => ({ current, choose }), [current]);

  function command(key: string, shift: boolean) {
    if (key === "z") return shift ? redo : undo;
    if (key === "y") return redo;
    if (key === "s") return onSave ?? (() => undefined);
    return null;
  }

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    const run =
      (event.metaKey || event.ctrlKey) && !event.altKey ? command(event.key.toLowerCase(), event.shiftKey) : null;
    // Enter in a field must not submit the page.
    const isStrayEnter = isEnter(event) && event.target instanceof HTMLInputElement;
    if (run || isStrayEnter) event.preventDefault();
    run?.();
  }

  return (
    <DraftContext value={undoStore}>
      <InItsLanguage>
        <FieldErrorsContext value={fieldErrors}>
          <OpenQuestionContext value={openQuestion}>
            <QuestionsContext value={questions}>
              <CurrentContext value={working}>
                <RichDialogs>
                  <form
                    ref={sheet}
                    data-above-bar
                    noValidate
                    onKeyDown={onKeyDown}
                    onFocus={({ target }) => {
                      const key = questionAround(target);
                      if (key !== null) choose(key);
                    }}
                    onSubmit={(event) => {
                      event.preventDefault();
                      onSubmit();
                    }}
                  >
                    {children}
                  </form>
                </RichDialogs>
              </CurrentContext>
            </QuestionsContext>
          </OpenQuestionContext>
          {beside}
        </FieldErrorsContext>
      </InItsLanguage>
    </DraftContext>
  );
}

const InItsLanguage = ({ children }: { children: ReactNode }) => (
  <ItemLanguage value={useDraftValue("language") || null}>{children}</ItemLanguage>
);
