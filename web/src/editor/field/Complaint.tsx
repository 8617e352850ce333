import { Text } from "@chakra-ui/react";

/** An error of a part without a field, such as a list that is too short. */
export function Complaint({ id, children }: { id?: string; children: string | undefined }) {
  return children ? (
    <Text id={id} data-complaint tabIndex={-1} color="fg.error" fontSize="sm" fontWeight="medium" my="2">
      {children}
    </Text>
  ) : null;
}
