import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { announce } from "../ui/announce.ts";
import { useLeaveWarning } from "../ui/hooks/useLeaveWarning.ts";
import { changeBetween } from "./draft/change.ts";
import type { Draft } from "./draft/draft.ts";
import { createTrail, type Trail } from "./draft/trail.ts";
import { createComplaints } from "./field/complaints.ts";
import { type Check, type Issue, placed } from "./field/rules.ts";
import { useCaret } from "./field/useCaret.ts";
import { useFaults } from "./field/useFaults.ts";
import { type Basis, type Found, forget, type Keeping, keep } from "./saving/keep.ts";

interface ManuscriptOptions<T> {
  /** What is stored, or the empty page. */
  stored: Draft;
  /** Unfinished work found on this device. */
  kept: Found | null;
  place: string;
  basis: Basis | null;
  check: Check<T>;
  /** Opens a question that is folded away. */
  onFolded?: (question: number) => void;
}

/** Something being written: its text, its history, and its copy on this device that survives a reload. */
export function useManuscript<T>({ stored, kept, place, basis, check, onFolded }: ManuscriptOptions<T>) {
  const [trail] = useState(() => createTrail(stored, kept?.draft ?? stored));
  const [complaints] = useState(createComplaints);
  const outline = useSyncExternalStore(trail.subscribe, trail.outline);
  const sheet = useRef<HTMLFormElement>(null);

  const [keeping, setKeeping] = useState<Keeping | null>(null);
  const lastKept = useRef<Draft | null>(null);
  /** Whether nothing would be lost if the page went away now. */
  function keepNow(): boolean {
    const draft = trail.present();
    const { isChanged } = trail.outline();
    // What lies there keeps its age until something changes.
    if (isChanged && lastKept.current === draft) return true;
    lastKept.current = null;
    if (!isChanged) forget(place);
    const keeping = isChanged ? keep(place, { draft, basis }) : null;
    setKeeping(keeping);
    if (keeping === "whole") lastKept.current = draft;
    return keeping === null || keeping === "whole";
  }
  useKeeping(trail, keepNow);
  // An edit that is not saved is not what takers see, wherever it is kept: the browser asks.
  useLeaveWarning(outline.isChanged, () => keepNow() && basis === null);

  // Nobody is told what is missing before they have tried; from then on it is kept up to date.
  const hasTried = useRef(false);
  const findFaults = () => {
    const result = check(trail.present());
    complaints.set("issues" in result ? result.issues : []);
    return result;
  };
  const recheck = useEffectEvent(() => {
    if (hasTried.current) findFaults();
  });
  // The rules read the whole page: they wait for a moment without typing.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = trail.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(recheck, 150);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [trail]);

  const faults = useFaults({ sheet, complaints, onFolded });
  /** Leads to what needs attention first, once it is on the page. */
  function lead() {
    hasTried.current = true;
    faults.lead();
  }

  const caret = useCaret(sheet);
  function step(take: () => Draft | null, said: string) {
    const before = trail.present();
    const state = take();
    if (state === null) return;
    caret.put(changeBetween(before, state));
    announce(said);
  }

  return {
    trail,
    sheet,
    complaints,
    ...outline,
    faults: { count: faults.count, next: faults.next },
    /** What of the changes this device has; null until that is known. */
    keeping,
    /** What the rules make of the page; when they have something against it, that is shown, the first of it in focus. */
    finish() {
      const result = findFaults();
      if ("issues" in result) lead();
      return result;
    },
    /** Puts what the server found wrong at the fields it is about. */
    complain(issues: readonly Issue[]) {
      const found = placed(issues);
      complaints.set(found);
      lead();
      return found;
    },
    undo: () => step(trail.undo, "Undone"),
    redo: () => step(trail.redo, "Redone"),
    /** Puts another text on the page; what stood there comes back with undo. */
    replace: (draft: Draft) => trail.note(draft, null),
    /** What stands on the page now; pass it to `settle` once it is stored. */
    present: trail.present,
    settle: trail.settle,
  };
}

export type Manuscript<T> = ReturnType<typeof useManuscript<T>>;

/** Keeps the work a moment after each change, and at once when the page goes away. */
function useKeeping(trail: Trail<Draft>, work: () => void) {
  const store = useEffectEvent(work);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(store, 300);
    };
    const now = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      store();
    };
    const unsubscribe = trail.subscribe(later);
    addEventListener("pagehide", now);
    return () => {
      unsubscribe();
      removeEventListener("pagehide", now);
      now();
    };
  }, [trail]);
}
