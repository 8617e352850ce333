import { type ReactNode, useEffect, useId, useRef } from "react";
import { t } from "../language/deferred.ts";
import type { usePace } from "./usePace.ts";

interface ModalDialogProps {
  title: string;
  onClose: () => void;
  /** Decides which presses are meant for the dialog. Others are ignored. */
  pace?: ReturnType<typeof usePace>;
  /** Buttons for the dialog's action. Absent if the dialog is only for reading. */
  action?: ReactNode;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** The taker's page uses only the browser's own dialogs. Mounted only while open; unmounting restores the focus. */
export function ModalDialog({ title, onClose, pace, action, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = () => dialog.current?.close();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClickCapture={(press) => pace?.accepts(press) === false && press.stopPropagation()}
    >
      <h2 id={id}>{title}</h2>
      {typeof children === "function" ? children(close) : children}
      <div className="actions">
        {action}
        <button
          className={action ? "button quiet" : "button primary"}
          type="button"
          aria-disabled={pace?.isFresh}
          onClick={close}
        >
          {t("close")}
        </button>
      </div>
    </dialog>
  );
}
