import { type RefObject, useLayoutEffect, useMemo, useRef } from "react";
import type { FieldPath, FieldPathByValue, FieldPathValue } from "react-hook-form";
import { languageOf } from "../../../../api/src/platform/shared/language.shared.ts";
import type { Draft } from "../draft/draft.ts";
import { valueAt } from "../draft/place.ts";
import { put, useDraft, usePart } from "../draft/useDraft.ts";
import { useComplaint } from "./complaints.ts";

/** One place of the draft: what stands there, what is wrong with it, and how to put something else. */
export function useField<N extends FieldPath<Draft>>(name: N) {
  const draft = useDraft();
  const value = usePart(name);
  const complaint = useComplaint(name);
  return { value, complaint, put: (next: FieldPathValue<Draft, N>) => put(draft, name, next) };
}

/** What is typed in, a control of one line or of many. */
type Control = HTMLInputElement & HTMLTextAreaElement;

interface TextOptions {
  /** What becomes of the text with each letter. */
  clean?: (text: string) => string;
  /** And once the control is left. */
  finish?: (text: string) => string;
}

/**
 * The same for what is typed, as the properties of its control. The control holds the text itself and is told only when
 * the draft has another, as after undo: drawing it anew with each letter would be felt.
 */
export function useText(name: FieldPathByValue<Draft, string>, { clean, finish }: TextOptions = {}) {
  const draft = useDraft();
  const control = useRef<Control>(null);
  useControl(control, name);
  const read = () => control.current?.value ?? "";
  return {
    control: {
      name,
      ref: control,
      dir: "auto",
      onChange: () => put(draft, name, clean ? clean(read()) : read()),
      onBlur: finish && (() => put(draft, name, finish(read()))),
    },
    complaint: useComplaint(name),
  };
}

/** Milliseconds without typing after which the language of a text is looked at. */
const pause = 300;

/** Has a control show what stands at a place of the draft, in its language. */
function useControl(control: RefObject<Control | null>, name: string) {
  const { subscribe, present } = useDraft();
  const path = useMemo(() => name.split("."), [name]);
  useLayoutEffect(() => {
    let shown: string | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => control.current?.setAttribute("lang", languageOf(shown ?? ""));
    function show() {
      // Undefined for an entry that is just being removed.
      const text = (valueAt(present(), path) as string | undefined) ?? "";
      if (text === shown || !control.current) return;
      const isTyped = control.current.value === text;
      const isFirst = shown === null;
      shown = text;
      if (!isTyped) control.current.value = text;
      clearTimeout(timer);
      if (isFirst) tell();
      else timer = setTimeout(tell, pause);
    }
    show();
    const unsubscribe = subscribe(show);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [control, path, subscribe, present]);
}
