import { createContext, type KeyboardEvent, use } from "react";
import { useDraft } from "../draft/useDraft.ts";
import { change, selectionOf } from "./control.ts";
import { type Edit, replacing } from "./edit.ts";

type Edits = typeof import("./edits.ts");

// Plain texts do not need the edits. The first formatted text loads them.
let loadedEdits: Edits | null = null;

export async function loadEdits(): Promise<Edits> {
  loadedEdits ??= await import("./edits.ts");
  return loadedEdits;
}

/** A dialog that will write into a control. */
export interface DialogRequest {
  about: "link" | "image";
  control: HTMLTextAreaElement;
  /** The picture that was dropped or pasted. */
  file: File | null;
}

export type Command = keyof Edits["edits"] | DialogRequest["about"];

/** Opens a dialog of the page. */
export const AskContext = createContext<(request: DialogRequest) => void>(() => {});

const shortcuts: Record<string, Command> = { b: "bold", i: "italic", e: "code", k: "link" };

// Control moves the caret on a Mac.
const isMac = /Mac|iP(hone|ad)/.test(globalThis.navigator?.platform ?? "");
const hasModifier = ({ metaKey, ctrlKey, altKey, shiftKey }: KeyboardEvent) =>
  (isMac ? metaKey : ctrlKey) && !altKey && !shiftKey;

export function shortcutOf(command: Command) {
  const key = Object.keys(shortcuts)
    .find((key) => shortcuts[key] === command)
    ?.toUpperCase();
  return key === undefined
    ? undefined
    : { keys: `${isMac ? "Meta" : "Control"}+${key}`, shown: isMac ? `⌘${key}` : `Ctrl+${key}` };
}

export const loadPaste = () => import("./paste/markdown.ts");

export function useCommands() {
  const undoStore = useDraft();
  const ask = use(AskContext);

  function apply(control: HTMLTextAreaElement, edit: Edit | null): boolean {
    if (edit) change(control, edit, undoStore);
    return edit !== null;
  }

  function run(control: HTMLTextAreaElement, command: Command) {
    if (command === "link" || command === "image") return ask({ about: command, control, file: null });
    control.focus();
    const edit = ({ edits }: Edits) => apply(control, edits[command](selectionOf(control)));
    if (loadedEdits) edit(loadedEdits);
    else loadEdits().then(edit, () => undefined);
  }

  /** Returns true if the key belongs to the formatting. */
  function press(event: KeyboardEvent<HTMLTextAreaElement>, hasLists: boolean): boolean {
    const control = event.currentTarget;
    const command = hasModifier(event) ? shortcuts[event.key.toLowerCase()] : undefined;
    if (command) {
      run(control, command);
      return true;
    }
    const edit = loadedEdits?.editOfKey(event.key, selectionOf(control), hasLists && !event.shiftKey);
    return apply(control, edit ?? null);
  }

  /** Inserts the clipboard's content as Markdown, or as plain text if the converter cannot be loaded. */
  async function paste(
    control: HTMLTextAreaElement,
    { html, text }: { html: string; text: string },
    take: (text: string, control: HTMLTextAreaElement) => boolean,
  ) {
    const markdown = await loadPaste().then(
      ({ markdownOf }) => markdownOf(new DOMParser().parseFromString(html, "text/html")) || text,
      () => text,
    );
    if (!take(markdown, control)) apply(control, replacing(selectionOf(control), markdown));
  }

  const receive = (control: HTMLTextAreaElement, file: File) => ask({ about: "image", control, file });

  return { run, press, paste, receive };
}
