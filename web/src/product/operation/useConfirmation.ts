import { useState } from "react";

/**
 * The state of a ConfirmDialog: `ask` opens it, and `dialog` are its properties. It closes after `confirm`, unless that
 * resolves with true because the opener has disappeared.
 */
export function useConfirmation(confirm: () => Promise<unknown>) {
  const [state, setState] = useState<"closed" | "open" | "pending">("closed");
  const close = () => setState("closed");
  async function onConfirm() {
    setState("pending");
    if ((await confirm()) !== true) close();
  }
  const isPending = state === "pending";
  const dialog = { open: state !== "closed", pending: isPending, onConfirm, onCancel: close };
  return { ask: () => setState("open"), isPending, dialog };
}
