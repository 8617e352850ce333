import { Dialog, IconButton } from "@chakra-ui/react";
import type { KeyboardEventHandler, ReactNode } from "react";
import { X } from "../icons.ts";
import { DialogFrame } from "./DialogFrame.tsx";

export interface SheetProps {
  open: boolean;
  title: ReactNode;
  role?: "dialog" | "alertdialog";
  size?: "sm" | "md" | "lg";
  footer?: ReactNode;
  initialFocus?: () => HTMLElement | null;
  finalFocus?: () => HTMLElement | null;
  onClose: () => void;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
}

/** Loaded lazily, because dialog code is heavy and no screen starts with a dialog. */
export function SheetDialog(props: SheetProps) {
  const {
    open,
    title,
    role = "dialog",
    size = "md",
    footer,
    initialFocus,
    finalFocus,
    onClose,
    onKeyDown,
    children,
  } = props;
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      role={role}
      size={size}
      initialFocusEl={initialFocus}
      finalFocusEl={finalFocus}
      lazyMount
      unmountOnExit
    >
      <Dialog.Content onKeyDown={onKeyDown}>
        <Dialog.Header>
          <Dialog.Title dir="auto">{title}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>{children}</Dialog.Body>
        {footer && <Dialog.Footer>{footer}</Dialog.Footer>}
        <Dialog.CloseTrigger asChild>
          <IconButton aria-label="Close" variant="ghost" colorPalette="ink" size="sm">
            <X aria-hidden />
          </IconButton>
        </Dialog.CloseTrigger>
      </Dialog.Content>
    </DialogFrame>
  );
}
