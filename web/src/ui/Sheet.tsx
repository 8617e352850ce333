import { Dialog, IconButton, Portal } from "@chakra-ui/react";
import { X } from "lucide-react";
import type { ReactNode } from "react";

interface SheetProps {
  open: boolean;
  title: ReactNode;
  role?: "dialog" | "alertdialog";
  size?: "sm" | "md" | "lg";
  footer?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog; on phones it rises from the lower edge. */
export function Sheet({ open, title, role = "dialog", size = "md", footer, onClose, children }: SheetProps) {
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      role={role}
      size={size}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>{children}</Dialog.Body>
            {footer && <Dialog.Footer>{footer}</Dialog.Footer>}
            <Dialog.CloseTrigger asChild>
              <IconButton aria-label="Close" variant="ghost" colorPalette="ink" size="sm">
                <X aria-hidden />
              </IconButton>
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
