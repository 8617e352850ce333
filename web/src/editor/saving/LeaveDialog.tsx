import { Button } from "@chakra-ui/react";
import { useBlocker } from "react-router-dom";
import { accessToken } from "../../account/session/session.ts";
import { Sheet } from "../../ui/layout/Sheet.tsx";

interface LeaveDialogProps {
  label: string;
  isChanged: boolean;
  isSaving: boolean;
  onSave: () => Promise<boolean>;
  onDiscard: () => void;
}

/** Milliseconds. Long enough to see that the changes were saved. */
const savedNoticeDelay = 200;

/** Asks before leaving with unsaved changes. */
export function LeaveDialog({ label, isChanged, isSaving, onSave, onDiscard }: LeaveDialogProps) {
  // Saving is impossible after signing out. The draft stays on the device.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged &&
      accessToken() !== null &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  );
  const stay = () => blocker.reset?.();
  const leave = () => blocker.proceed?.();
  return (
    <Sheet
      open={blocker.state === "blocked"}
      title="Unsaved Changes"
      role="alertdialog"
      onClose={stay}
      footer={
        <>
          <Button variant="ghost" colorPalette="ink" onClick={stay}>
            Stay Here
          </Button>
          <Button
            variant="outline"
            colorPalette="danger"
            disabled={isSaving}
            onClick={() => {
              onDiscard();
              leave();
            }}
          >
            Discard Changes
          </Button>
          <Button
            minW="140px"
            disabled={isSaving}
            onClick={async () => {
              if (await onSave()) setTimeout(leave, savedNoticeDelay);
              else stay();
            }}
          >
            {isSaving ? "Saving..." : "Save Changes"}
          </Button>
        </>
      }
    >
      You have changed this {label.toLowerCase()} since it was last saved.
    </Sheet>
  );
}
