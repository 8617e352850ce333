import { Button } from "@chakra-ui/react";
import { useBlocker } from "react-router-dom";
import { accessToken } from "../account/session.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";

interface LeaveDialogProps {
  /** What is being edited, such as "Quiz". */
  label: string;
  isChanged: boolean;
  isSaving: boolean;
  onSave: () => Promise<boolean>;
  onDiscard: () => void;
}

/** Long enough for the eye to catch that it was saved. */
const pause = 200;

/** Stands in the way of leaving with changes that are not saved. */
export function LeaveDialog({ label, isChanged, isSaving, onSave, onDiscard }: LeaveDialogProps) {
  // Whoever has just logged out cannot save any more; the draft on the device is for when they are back.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged &&
      accessToken() !== null &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  );
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      title="Unsaved Changes"
      confirmLabel={isSaving ? "Saving..." : "Save Changes"}
      cancelLabel="Stay Here"
      pending={isSaving}
      extra={
        <Button
          variant="outline"
          colorPalette="danger"
          onClick={() => {
            onDiscard();
            blocker.proceed?.();
          }}
        >
          Discard Changes
        </Button>
      }
      onCancel={() => blocker.reset?.()}
      onConfirm={async () => {
        if (await onSave()) setTimeout(() => blocker.proceed?.(), pause);
        else blocker.reset?.();
      }}
    >
      You have changed this {label.toLowerCase()} since it was last saved.
    </ConfirmDialog>
  );
}
