import { Button } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import { endSession } from "../session/session.ts";
import { MailedAction } from "./MailedAction.tsx";

export const UndoAddressScreen = () => (
  <MailedAction
    call="undo-email-change"
    title="Take the account back?"
    lead="Your account goes back to this address. Everybody is signed out, access tokens end, and the password opens nothing any more: we mail you a link to choose another."
    label="Undo the Change"
    pendingLabel="Undoing..."
    doneTitle="The Change Is Undone"
    // The server ended every session of the account, including this browser's.
    onDone={endSession}
    afterwards={
      <Button asChild>
        <RouterLink to="/login">Go to Login</RouterLink>
      </Button>
    }
  />
);
