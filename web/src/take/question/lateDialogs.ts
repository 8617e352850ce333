import { useEffect } from "react";
import { late, withWords } from "../late.tsx";
import type { ReviewDialogProps } from "./ReviewDialog.tsx";

/** Replaces a dialog that cannot be loaded. The dialog does not open. */
function Closed({ onClose }: { onClose: () => void }) {
  useEffect(onClose, [onClose]);
  return null;
}

const dialogs = () => withWords(import("./dialogs.ts"));

export const keysDialog = late(async () => (await dialogs()).KeysDialog, Closed);
export const questionsDialog = late(async () => (await dialogs()).QuestionsDialog, Closed);

/** Reports that the list cannot be loaded. A press on "Check your answers" must not submit them. */
function Missing({ onMissing }: ReviewDialogProps) {
  useEffect(onMissing, [onMissing]);
  return null;
}
export const reviewDialog = late(async () => (await dialogs()).ReviewDialog, Missing);

/** Loads the dialogs early, so that they open immediately, even offline. */
export const loadDialogs = () => Promise.allSettled([keysDialog.load(), questionsDialog.load(), reviewDialog.load()]);
