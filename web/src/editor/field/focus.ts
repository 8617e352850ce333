import { flushSync } from "react-dom";

/**
 * Makes a change and moves the keyboard to the first of these fields that it leaves on the page, its caret at the end.
 * At once: the next letter typed must not land in the field before.
 */
export function changeAndFocus(change: () => void, ...names: string[]) {
  flushSync(change);
  const field = names.map((name) => document.getElementsByName(name)[0]).find((found) => found !== undefined);
  field?.focus();
  if (field instanceof HTMLTextAreaElement) field.setSelectionRange(field.value.length, field.value.length);
}
