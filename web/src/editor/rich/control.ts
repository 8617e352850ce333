import type { Draft } from "../draft/draft.ts";
import type { UndoStore } from "../draft/undoStore.ts";
import type { Edit, Selected } from "./edit.ts";

export const selectionOf = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
  text: value,
  from: selectionStart,
  to: selectionEnd,
});

/** Changes a control as typing does, as an undo step of its own. */
export function change(control: HTMLTextAreaElement, edit: Edit, { endStep }: Pick<UndoStore<Draft>, "endStep">) {
  const { from, to, insert, select } = edit;
  endStep();
  if (from < to || insert !== "") {
    control.setSelectionRange(from, to);
    if (!insertAsTyped(control, insert)) {
      control.setRangeText(insert, from, to, "end");
      control.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
  control.setSelectionRange(...select);
  endStep();
}

/** Only what a command inserts can be taken back by the browser's own undo; it needs the focus. */
const insertAsTyped = (control: HTMLTextAreaElement, text: string) =>
  document.activeElement === control && document.execCommand(text === "" ? "delete" : "insertText", false, text);
