import { useEffect } from "react";
import { late, withWords } from "../late.tsx";

/** In place of a dialog that cannot be loaded: it does not open. */
function Closed({ onClose }: { onClose: () => void }) {
  useEffect(onClose, [onClose]);
  return null;
}

const dialogs = () => withWords(import("./dialogs.ts"));

export const keysDialog = late(async () => (await dialogs()).KeysDialog, Closed);
export const questionsDialog = late(async () => (await dialogs()).QuestionsDialog, Closed);

/** So that they are there at once, even offline. */
export const loadDialogs = () => Promise.allSettled([keysDialog.load(), questionsDialog.load()]);
