import { Button } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { AccountAction } from "../form/AccountAction.tsx";

export function ErasePerson() {
  return (
    <AccountAction
      title="Erase a person"
      action={
        <Button asChild variant="outline" colorPalette="ink">
          <Link to="/profile/erase">Erase a Person</Link>
        </Button>
      }
    >
      Everything that somebody handed in to your items under their address, with a receipt.
    </AccountAction>
  );
}
