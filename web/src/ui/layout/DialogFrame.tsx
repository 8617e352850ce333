import { Dialog, Portal } from "@chakra-ui/react";
import { useInertBehind } from "../hooks/useInertBehind.ts";

interface DialogFrameProps extends Omit<Dialog.RootProps, "onOpenChange"> {
  open: boolean;
  onClose: () => void;
}

/** The frame of every dialog in the application. Makes everything behind it inert. */
export function DialogFrame({ open, onClose, children, ...root }: DialogFrameProps) {
  const makeInertBehind = useInertBehind(open);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      // The keyboard cannot leave the dialog, but code can move the focus out. React's StrictMode does so by running
      // effects twice: the first focus trap restores the focus after the second one has taken it.
      onFocusOutside={(event) => event.preventDefault()}
      {...root}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner onFocus={makeInertBehind}>{children}</Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
