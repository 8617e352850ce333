import { Text } from "@chakra-ui/react";

/** What is wrong with a part of the page that has no field of its own to say it, such as a list that is too short. */
export function Complaint({ id, children }: { id?: string; children: string | undefined }) {
  return children ? (
    <Text id={id} data-complaint tabIndex={-1} color="fg.error" fontSize="sm" fontWeight="medium" my="2">
      {children}
    </Text>
  ) : null;
}
