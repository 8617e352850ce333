import { Button } from "@chakra-ui/react";
import { type ReactNode, useRef } from "react";
import { Sheet } from "./Sheet.tsx";

interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  destructive?: boolean;
  pending?: boolean;
  extra?: ReactNode;
  /** The element to focus when the opener has disappeared. */
  finalFocus?: () => HTMLElement | null;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    children,
    confirmLabel,
    cancelLabel = "Cancel",
    destructive,
    pending,
    extra,
    finalFocus,
    onConfirm,
    onCancel,
  } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Sheet
      open={open}
      title={title}
      role="alertdialog"
      size="sm"
      initialFocus={() => cancel.current}
      finalFocus={finalFocus}
      onClose={onCancel}
      footer={
        <>
          <Button ref={cancel} variant="ghost" colorPalette="ink" onClick={onCancel}>
            {cancelLabel}
          </Button>
          {extra}
          <Button colorPalette={destructive ? "danger" : "accent"} disabled={pending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Sheet>
  );
}
