import { useRef, useState, useSyncExternalStore } from "react";
import type { FieldPathByValue } from "react-hook-form";
import { announce } from "../../ui/announce.ts";
import { useLeaveWarning } from "../../ui/hooks/useLeaveWarning.ts";
import { changeBetween } from "../draft/change.ts";
import type { Draft } from "../draft/draft.ts";
import { createUndoStore, type UndoStore } from "../draft/undoStore.ts";
import { createFieldErrors } from "../field/fieldErrors.ts";
import { useCaret } from "../field/useCaret.ts";
import { useErrorFocus } from "../field/useErrorFocus.ts";
import { nameOf, type Row, type Texts } from "./rows.ts";

/** The document that the page edits. */
export interface Document {
  language: string;
  format: Draft["format"];
  texts: Texts;
}

export type TranslationStore = UndoStore<Document>;

/** The editor's text fields need a language, a format and a text at a path. A translation has them as well. */
export const asDraft = (store: TranslationStore) => store as unknown as UndoStore<Draft>;
export const fieldOf = (row: Row) => `texts.${nameOf(row)}.text` as FieldPathByValue<Draft, string>;

/** A translation being written: its texts with undo, errors at fields, and a warning before the page is closed. */
export function useTranslating(stored: () => Document) {
  const [store] = useState(() => createUndoStore(stored()));
  const [fieldErrors] = useState(createFieldErrors);
  const outline = useSyncExternalStore(store.subscribe, store.outline);
  const sheet = useRef<HTMLFormElement>(null);
  const faults = useErrorFocus({ sheet, fieldErrors });
  const caret = useCaret(sheet);
  useLeaveWarning(outline.isChanged, () => false);

  function step(take: () => Document | null, said: string) {
    const before = store.present();
    const state = take();
    if (state === null) return;
    caret.put(changeBetween(before, state));
    announce(said);
  }

  return {
    store,
    sheet,
    fieldErrors,
    ...outline,
    faults: { count: faults.count, next: faults.next },
    showIssues(issues: Parameters<typeof fieldErrors.set>[0]) {
      fieldErrors.set(issues);
      if (issues.length > 0) faults.focusFirst();
    },
    undo: () => step(store.undo, "Undone"),
    redo: () => step(store.redo, "Redone"),
    replace: (texts: Texts) => store.note({ ...store.present(), texts }, null),
  };
}

export type Translating = ReturnType<typeof useTranslating>;
