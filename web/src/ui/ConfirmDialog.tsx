import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Sheet } from "./Sheet.tsx";

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** For what cannot be taken back. */
  destructive?: boolean;
  pending?: boolean;
  /** A third way, between the two. */
  extra?: ReactNode;
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
    onConfirm,
    onCancel,
  } = props;
  return (
    <Sheet
      open={open}
      title={title}
      role="alertdialog"
      size="sm"
      onClose={onCancel}
      footer={
        <>
          <Button variant="ghost" colorPalette="ink" onClick={onCancel}>
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
