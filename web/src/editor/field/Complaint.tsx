import { Text } from "@chakra-ui/react";

export function Complaint({ id, children }: { id?: string; children: string | undefined }) {
  return children ? (
    <Text id={id} data-complaint tabIndex={-1} color="fg.error" fontSize="sm" fontWeight="medium" my="2">
      {children}
    </Text>
  ) : null;
}
