import { type KeyboardEvent, type ReactNode, useMemo, useState } from "react";
import { DraftContext, useEntriesOf } from "./draft/useDraft.ts";
import { ComplaintsContext } from "./field/complaints.ts";
import { CurrentContext, QuestionsContext, questionAround } from "./question/questions.ts";
import type { Manuscript } from "./useManuscript.ts";

interface ManuscriptFormProps<T> {
  manuscript: Manuscript<T>;
  onSubmit: () => void;
  /** What Ctrl+S does; without it there is nothing to save, for all is kept anyway. */
  onSave?: () => void;
  /** What has a form of its own: events in a dialog reach what it is written inside of, wherever it is shown. */
  beside?: ReactNode;
  children: ReactNode;
}

/** The page being written, with the keys that concern all of it. */
export function ManuscriptForm<T>({ manuscript, onSubmit, onSave, beside, children }: ManuscriptFormProps<T>) {
  const { trail, sheet, complaints, undo, redo } = manuscript;
  const questions = useEntriesOf(trail, "questions");
  const [chosen, choose] = useState<string | null>(null);
  const current = questions.keys.find((key) => key === chosen) ?? questions.keys[0];
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
    // Enter in a field must not hand in the whole page.
    const isStrayEnter = event.key === "Enter" && event.target instanceof HTMLInputElement;
    if (run || isStrayEnter) event.preventDefault();
    run?.();
  }

  return (
    <DraftContext value={trail}>
      <ComplaintsContext value={complaints}>
        <QuestionsContext value={questions}>
          <CurrentContext value={working}>
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
          </CurrentContext>
        </QuestionsContext>
        {beside}
      </ComplaintsContext>
    </DraftContext>
  );
}
