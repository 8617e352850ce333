import { createListeners } from "../../ui/listeners.ts";
import { beginsWord } from "./change.ts";
import { begin, type History, record, redo, undo } from "./history.ts";
import { isSame } from "./path.ts";

interface Outline {
  canUndo: boolean;
  canRedo: boolean;
  isChanged: boolean;
}

interface Typed {
  field: string;
  text: string;
}

/** A pause in typing that ends an undo step, in milliseconds. */
const stepPause = 1000;
const nothing = { field: "", text: "", isWriting: null as boolean | null, at: 0 };

/** A document with its undo history. A store outside React, so that typing renders only one field. */
export function createUndoStore<State>(stored: State, present = stored) {
  let saved = stored;
  let history: History<State> = begin(present);
  let last = nothing;
  let outline = draw();
  const { notify, subscribe } = createListeners();

  function draw(): Outline {
    return {
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      isChanged: !isSame(history.present, saved),
    };
  }

  function tell() {
    const next = draw();
    const same = (Object.keys(next) as (keyof Outline)[]).every((key) => next[key] === outline[key]);
    if (!same) outline = next;
    notify();
  }

  function step(to: History<State> | null) {
    if (!to) return null;
    history = to;
    last = nothing;
    tell();
    return history.present;
  }

  return {
    present: () => history.present,
    outline: () => outline,
    /** Records a change. Typing in one field is one undo step until the next word, a deletion or a pause. */
    note(next: State, typed: Typed | null) {
      const at = Date.now();
      const isNear = typed !== null && typed.field === last.field && at - last.at < stepPause;
      const isWriting = isNear ? typed.text.length > last.text.length : null;
      const turns = isWriting !== null && last.isWriting !== null && isWriting !== last.isWriting;
      const before = history;
      history = record(history, next, isNear && !turns && !beginsWord(last.text, typed.text));
      if (history === before) return;
      last = typed ? { ...typed, isWriting, at } : nothing;
      tell();
    },
    /** Ends the undo step. The next change starts another one. */
    endStep() {
      last = nothing;
    },
    undo: () => step(undo(history)),
    redo: () => step(redo(history)),
    settle(state: State) {
      saved = state;
      tell();
    },
    subscribe,
  };
}

export type UndoStore<State> = ReturnType<typeof createUndoStore<State>>;
