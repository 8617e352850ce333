import { Text } from "@chakra-ui/react";

/** A note about answers that no chart contains. */
export const Note = ({ children }: { children: string }) => (
  <Text fontSize="sm" color="fg.muted">
    {children}
  </Text>
);
