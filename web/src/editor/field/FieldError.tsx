import { Text } from "@chakra-ui/react";

export function FieldError({ id, children }: { id?: string; children: string | undefined }) {
  return children ? (
    <Text id={id} data-error tabIndex={-1} color="fg.error" fontSize="sm" fontWeight="medium" my="2">
      {children}
    </Text>
  ) : null;
}
