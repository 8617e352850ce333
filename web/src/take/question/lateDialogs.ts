import { useEffect } from "react";
import { late, withWords } from "../late.tsx";
import type { ReviewDialogProps } from "./ReviewDialog.tsx";

/** In place of a dialog that cannot be loaded: it does not open. */
function Closed({ onClose }: { onClose: () => void }) {
  useEffect(onClose, [onClose]);
  return null;
}

const dialogs = () => withWords(import("./dialogs.ts"));

export const keysDialog = late(async () => (await dialogs()).KeysDialog, Closed);
export const questionsDialog = late(async () => (await dialogs()).QuestionsDialog, Closed);

/** Where the list cannot be loaded, answers are submitted without it. */
function Unreviewed({ onSubmit }: ReviewDialogProps) {
  useEffect(onSubmit, [onSubmit]);
  return null;
}
export const reviewDialog = late(async () => (await dialogs()).ReviewDialog, Unreviewed);

/** So that they are there at once, even offline. */
export const loadDialogs = () => Promise.allSettled([keysDialog.load(), questionsDialog.load(), reviewDialog.load()]);
