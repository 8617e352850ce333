/** Moves the keyboard to the first of these fields that the change now under way leaves on the page, its caret at the end. */
export function focusSoon(...names: string[]) {
  requestAnimationFrame(() => {
    const field = names.map((name) => document.getElementsByName(name)[0]).find((found) => found !== undefined);
    field?.focus();
    if (field instanceof HTMLTextAreaElement) field.setSelectionRange(field.value.length, field.value.length);
  });
}
