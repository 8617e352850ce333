import { Dialog, Portal } from "@chakra-ui/react";
import { useInertBehind } from "../hooks/useInertBehind.ts";

interface DialogFrameProps extends Omit<Dialog.RootProps, "onOpenChange"> {
  open: boolean;
  onClose: () => void;
}

/** What every dialog of the application stands in: everything behind it is inert. */
export function DialogFrame({ open, onClose, children, ...root }: DialogFrameProps) {
  const makeInertBehind = useInertBehind(open);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      // Nobody can leave it by the keyboard, but code can move the focus out, as React's StrictMode does by running
      // effects twice: the first focus trap gives the focus back after the second one has taken it.
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
