import { Button } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import { MailedAction } from "./MailedAction.tsx";

export const ApproveAddressScreen = () => (
  <MailedAction
    call="approve-email-change"
    title="Approve the new address?"
    lead="Someone logged in to your account wants to change its email address. Was it you?"
    label="Approve the New Address"
    pendingLabel="Approving..."
    doneTitle="Address Approved"
    afterwards={
      <Button asChild>
        <RouterLink to="/profile">Go to My Profile</RouterLink>
      </Button>
    }
  />
);
