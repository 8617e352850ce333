import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { type FieldPath, type Resolver, useForm } from "react-hook-form";
import { announce } from "../ui/announce.ts";
import { useLeaveWarning } from "../ui/useLeaveWarning.ts";
import type { Draft } from "./draft.ts";
import { type Basis, forget, type Kept, keep } from "./keep.ts";
import { fieldErrors, fieldOf, type Issue } from "./rules.ts";
import { createTrail } from "./trail.ts";

interface ManuscriptOptions<T> {
  /** What is stored, or the empty page. */
  stored: Draft;
  /** Unfinished work found on this device. */
  kept: Kept | null;
  place: string;
  basis: Basis | null;
  resolver: Resolver<Draft, unknown, T>;
}

/** Something being written: its form, its history, and its copy on this device that survives a reload. */
export function useManuscript<T>({ stored, kept, place, basis, resolver }: ManuscriptOptions<T>) {
  const form = useForm<Draft, unknown, T>({
    defaultValues: kept?.draft ?? stored,
    resolver,
    shouldFocusError: false,
    reValidateMode: "onSubmit",
  });
  const { isSubmitted } = form.formState;
  const [trail] = useState(() => createTrail(JSON.stringify(stored), JSON.stringify(kept?.draft ?? stored)));
  const outline = useSyncExternalStore(trail.subscribe, trail.outline);
  const sheet = useRef<HTMLFormElement>(null);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, type }) =>
          trail.note(JSON.stringify(form.getValues()), type === "change" ? name : undefined),
      }),
    [form, trail],
  );

  // All of it, not only the field that changed: two equal options are no longer equal when either of them changes.
  const check = useEffectEvent(() => {
    if (isSubmitted) void form.trigger();
  });
  useEffect(() => trail.subscribe(check), [trail]);

  const store = useEffectEvent(() => {
    if (trail.outline().isChanged) keep(place, { draft: JSON.parse(trail.present()), basis });
    else forget(place);
  });
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

  useLeaveWarning(outline.isChanged);

  function show(state: string) {
    form.reset(JSON.parse(state), { keepIsSubmitted: true, keepSubmitCount: true });
    if (isSubmitted) void form.trigger();
  }

  const [complaints, setComplaints] = useState(0);
  useEffect(() => {
    if (complaints === 0) return;
    const found = sheet.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-complaint]') ?? [];
    found[0]?.focus();
    found[0]?.scrollIntoView({ block: "center" });
    announce(found.length === 1 ? "One entry needs attention" : `${found.length} entries need attention`);
  }, [complaints]);
  /** Leads to what needs attention first; later, because the form tells its fields only after it has told us. */
  const showFirstComplaint = () => void setTimeout(() => setComplaints((count) => count + 1));

  return {
    form,
    sheet,
    ...outline,
    showFirstComplaint,
    /** Puts what the server found wrong at the fields it is about. */
    complain(issues: readonly Issue[]) {
      const placed = issues.map(({ path, message }) => ({ path: fieldOf(path), message }));
      for (const { path, message } of placed) form.setError(path as FieldPath<Draft>, { message });
      showFirstComplaint();
      return fieldErrors(placed);
    },
    undo() {
      const state = trail.undo();
      if (state === null) return;
      show(state);
      announce("Undone");
    },
    redo() {
      const state = trail.redo();
      if (state === null) return;
      show(state);
      announce("Redone");
    },
    /** Puts another text on the page; what stood there comes back with undo. */
    replace: (draft: Draft) => show(JSON.stringify(draft)),
    /** What stands on the page now; pass it to `settle` once it is stored. */
    present: trail.present,
    settle: trail.settle,
  };
}

export type Manuscript<T> = ReturnType<typeof useManuscript<T>>;
