import { flushSync } from "react-dom";

/**
 * Makes a change and moves the focus to the first of these fields that still exists. Synchronous, so that the next
 * letter typed goes to the new field.
 */
export function changeAndFocus(change: () => void, ...names: string[]) {
  flushSync(change);
  const field = names.map((name) => document.getElementsByName(name)[0]).find((found) => found !== undefined);
  field?.focus();
  if (field instanceof HTMLTextAreaElement) field.setSelectionRange(field.value.length, field.value.length);
}
