import type { Draft } from "../draft/draft.ts";
import type { UndoStore } from "../draft/undoStore.ts";
import type { Edit, Selected } from "./edit.ts";

export const selectionOf = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
  text: value,
  from: selectionStart,
  to: selectionEnd,
});

/** Changes a control the way typing does, in a separate undo step. */
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

/** The browser's own undo covers only text that a command inserts. The command needs the focus. */
const insertAsTyped = (control: HTMLTextAreaElement, text: string) =>
  document.activeElement === control && document.execCommand(text === "" ? "delete" : "insertText", false, text);
