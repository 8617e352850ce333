import { Box, Link, Text } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import { type Kind, peoplePath } from "../../../product/kind.ts";
import { SettingField } from "../SettingField.tsx";

interface InvitedOnlyFieldProps {
  kind: Kind;
  itemKey: string | null;
}

/** Restricts the item to people with a personal link. `itemKey` is null before the item is created. */
export function InvitedOnlyField({ kind, itemKey }: InvitedOnlyFieldProps) {
  return (
    <Box>
      <SettingField name="invitedOnly" kind={kind} />
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
