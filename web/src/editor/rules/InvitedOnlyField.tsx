import { Box, Link, Text } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import { peoplePath } from "../../product/kind.ts";
import { SwitchRow } from "../field/fields.tsx";

/** Restricts the item to people with a personal link. `itemKey` is null before the item is created. */
export function InvitedOnlyField({ itemKey }: { itemKey: string | null }) {
  return (
    <Box>
      <SwitchRow
        name="rules.invitedOnly"
        label="Only people with a personal link can answer"
        hint="Each link is for one person and one set of answers, without an account. The ordinary link shows no questions then."
      />
      <Text color="fg.muted" fontSize="sm">
        {itemKey === null ? (
          "People are added once it is made, from the results."
        ) : (
          <Link asChild display="inline">
            <RouterLink to={peoplePath(itemKey)}>Invite people and see how far they are</RouterLink>
          </Link>
        )}
      </Text>
    </Box>
  );
}
