import { type RefObject, useLayoutEffect, useMemo, useRef } from "react";
import type { FieldPath, FieldPathByValue, FieldPathValue } from "react-hook-form";
import { directionOfLanguage, languageOf } from "../../../../api/src/platform/shared/language.shared.ts";
import type { Draft } from "../draft/draft.ts";
import { getIn } from "../draft/path.ts";
import { setDraftValue, useDraft, useDraftValue } from "../draft/useDraft.ts";
import { useFieldError } from "./fieldErrors.ts";

export function useField<N extends FieldPath<Draft>>(name: N) {
  const draft = useDraft();
  const value = useDraftValue(name);
  const fieldError = useFieldError(name);
  return { value, fieldError, put: (next: FieldPathValue<Draft, N>) => setDraftValue(draft, name, next) };
}

type Control = HTMLInputElement & HTMLTextAreaElement;

interface TextOptions {
  clean?: (text: string) => string;
  finish?: (text: string) => string;
}

/**
 * The props of an uncontrolled text control. Its value is set only when the draft has another text, as after undo:
 * rendering with each letter would be too slow.
 */
export function useText(name: FieldPathByValue<Draft, string>, { clean, finish }: TextOptions = {}) {
  const draft = useDraft();
  const control = useRef<Control>(null);
  const language = useDraftValue("language");
  useControl(control, name, language);
  const textOf = () => control.current?.value ?? "";
  return {
    control: {
      name,
      ref: control,
      dir: language ? directionOfLanguage(language) : "auto",
      onChange: () => setDraftValue(draft, name, clean ? clean(textOf()) : textOf()),
      onBlur: finish && (() => setDraftValue(draft, name, finish(textOf()))),
    },
    fieldError: useFieldError(name),
  };
}

/** Pause in typing after which the language is detected, in milliseconds. */
const languageDelay = 300;

/** Keeps an uncontrolled control's text and `lang` in sync with the draft. */
function useControl(control: RefObject<Control | null>, name: string, language: string) {
  const { subscribe, present } = useDraft();
  const path = useMemo(() => name.split("."), [name]);
  useLayoutEffect(() => {
    let lastText: string | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => control.current?.setAttribute("lang", language || languageOf(lastText ?? ""));
    function show() {
      const text = (getIn(present(), path) as string | undefined) ?? "";
      if (text === lastText || !control.current) return;
      const isTyped = control.current.value === text;
      const isFirst = lastText === null;
      lastText = text;
      if (!isTyped) control.current.value = text;
      clearTimeout(timer);
      if (isFirst) tell();
      else timer = setTimeout(tell, languageDelay);
    }
    show();
    const unsubscribe = subscribe(show);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [control, path, subscribe, present, language]);
}
