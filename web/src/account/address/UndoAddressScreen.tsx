import { Button } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import { endSession } from "../session/session.ts";
import { MailedAction } from "./MailedAction.tsx";

export const UndoAddressScreen = () => (
  <MailedAction
    call="undo-email-change"
    title="Undo the email change?"
    lead="Restores your address, logs everyone out and revokes all access tokens. You'll get a link to set a new password."
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
