import { Text } from "@chakra-ui/react";

/** Where answers are to be found that are in no chart. */
export const Note = ({ children }: { children: string }) => (
  <Text fontSize="sm" color="fg.muted">
    {children}
  </Text>
);
