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

/** Submits the answers without a review if the list cannot be loaded. */
function Unreviewed({ onSubmit }: ReviewDialogProps) {
  useEffect(onSubmit, [onSubmit]);
  return null;
}
export const reviewDialog = late(async () => (await dialogs()).ReviewDialog, Unreviewed);

/** Loads the dialogs early, so that they open immediately, even offline. */
export const loadDialogs = () => Promise.allSettled([keysDialog.load(), questionsDialog.load(), reviewDialog.load()]);
