import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { announce } from "../ui/announce.ts";
import { useLeaveWarning } from "../ui/hooks/useLeaveWarning.ts";
import { changeBetween } from "./draft/change.ts";
import type { Draft } from "./draft/draft.ts";
import { createUndoStore, type UndoStore } from "./draft/undoStore.ts";
import { createFieldErrors } from "./field/fieldErrors.ts";
import { type Check, faultyQuestion, type Issue, placed } from "./field/rules.ts";
import { useCaret } from "./field/useCaret.ts";
import { useErrorFocus } from "./field/useErrorFocus.ts";
import { createOpenQuestion } from "./question/openQuestion.ts";
import { questionInAddress } from "./question/questions.ts";
import { type Basis, deleteDraft, type LocalDraft, type StoredPart, storeDraft } from "./saving/draftStorage.ts";

/** Milliseconds without typing before the whole page is validated. */
const validationDelay = 150;
/** Milliseconds after a change before the draft is stored. Short, because a tab may be closed at any time. */
const autosaveDelay = 300;

interface ManuscriptOptions<T> {
  stored: Draft;
  /** The first draft if it differs from `stored`. */
  initial: LocalDraft | null;
  place: string;
  basis: Basis | null;
  check: Check<T>;
}

export function useManuscript<T>({ stored, initial, place, basis, check }: ManuscriptOptions<T>) {
  const [undoStore] = useState(() => createUndoStore(stored, initial?.draft ?? stored));
  const [fieldErrors] = useState(createFieldErrors);
  // A new item begins with its first question open.
  const firstOpen = () => (basis === null ? (undoStore.present().questions[0]?.key ?? null) : null);
  const [openQuestion] = useState(() => createOpenQuestion(firstOpen() ?? questionInAddress()));
  const outline = useSyncExternalStore(undoStore.subscribe, undoStore.outline);
  const sheet = useRef<HTMLFormElement>(null);

  const [storedPart, setStoredPart] = useState<StoredPart | null>(null);
  const lastStored = useRef<Draft | null>(null);
  function storeNow(): boolean {
    const draft = undoStore.present();
    const { isChanged } = undoStore.outline();
    // An unchanged draft keeps its date.
    if (isChanged && lastStored.current === draft) return true;
    lastStored.current = null;
    if (!isChanged) deleteDraft(place);
    const storedPart = isChanged ? storeDraft(place, { draft, basis }) : null;
    setStoredPart(storedPart);
    if (storedPart === "whole") lastStored.current = draft;
    return storedPart === null || storedPart === "whole";
  }
  useAutosave(undoStore, storeNow);
  // The browser warns even if the draft is on the device, because takers do not see unsaved edits.
  useLeaveWarning(outline.isChanged, () => storeNow() && basis === null);

  // Errors appear after the first attempt to save, and are kept up to date after that.
  const hasTried = useRef(false);
  const findFaults = () => {
    const result = check(undoStore.present());
    fieldErrors.set("issues" in result ? result.issues : []);
    return result;
  };
  const recheck = useEffectEvent(() => {
    if (hasTried.current) findFaults();
  });
  // Validation covers the whole page, so it waits for a pause in typing.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = undoStore.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(recheck, validationDelay);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [undoStore]);

  const openPlace = (place: number) => openQuestion.set(undoStore.present().questions[place]?.key ?? null);
  const faults = useErrorFocus({ sheet, fieldErrors, onFolded: openPlace });
  function focusFirst(issues: readonly Issue[]) {
    hasTried.current = true;
    const faulty = faultyQuestion(issues);
    if (faulty !== null) openPlace(faulty);
    faults.focusFirst();
  }

  // Templates and undo replace questions.
  const keepOpen = useEffectEvent(() => {
    const open = openQuestion.key();
    if (open !== null && !undoStore.present().questions.some(({ key }) => key === open)) openQuestion.set(firstOpen());
  });
  useEffect(() => undoStore.subscribe(keepOpen), [undoStore]);

  const caret = useCaret(sheet);
  function step(take: () => Draft | null, said: string) {
    const before = undoStore.present();
    const state = take();
    if (state === null) return;
    caret.put(changeBetween(before, state));
    announce(said);
  }

  return {
    undoStore,
    openQuestion,
    sheet,
    fieldErrors,
    ...outline,
    faults: { count: faults.count, next: faults.next },
    storedPart,
    finish() {
      const result = findFaults();
      if ("issues" in result) focusFirst(result.issues);
      return result;
    },
    showIssues(issues: readonly Issue[]) {
      const fieldIssues = placed(issues);
      fieldErrors.set(fieldIssues);
      focusFirst(fieldIssues);
    },
    undo: () => step(undoStore.undo, "Undone"),
    redo: () => step(undoStore.redo, "Redone"),
    replace: (draft: Draft) => undoStore.note(draft, null),
    /** The current draft. Pass it to `settle` once it is saved. */
    present: undoStore.present,
    settle: undoStore.settle,
  };
}

export type Manuscript<T> = ReturnType<typeof useManuscript<T>>;

/** Calls `work` shortly after each change, and immediately when the user leaves the page. */
function useAutosave(undoStore: UndoStore<Draft>, work: () => void) {
  const store = useEffectEvent(work);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(store, autosaveDelay);
    };
    const now = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      store();
    };
    const unsubscribe = undoStore.subscribe(later);
    addEventListener("pagehide", now);
    return () => {
      unsubscribe();
      removeEventListener("pagehide", now);
      now();
    };
  }, [undoStore]);
}
