import { Dialog, IconButton, Portal } from "@chakra-ui/react";
import { X } from "lucide-react";
import { type KeyboardEventHandler, type ReactNode, useState } from "react";

interface SheetProps {
  open: boolean;
  title: ReactNode;
  role?: "dialog" | "alertdialog";
  size?: "sm" | "md" | "lg";
  footer?: ReactNode;
  /** Where the focus goes first and last, when not to the first control and back to where it was. */
  initialFocus?: () => HTMLElement | null;
  finalFocus?: () => HTMLElement | null;
  onClose: () => void;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
}

/** A dialog; on phones it rises from the lower edge. */
export function Sheet(props: SheetProps) {
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
  // A closed dialog is not free, and a long list has one in every row: none is made before it is wanted.
  const [isWanted, setWanted] = useState(open);
  if (open && !isWanted) setWanted(true);
  if (!isWanted) return null;
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      role={role}
      size={size}
      initialFocusEl={initialFocus}
      finalFocusEl={finalFocus}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
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
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
