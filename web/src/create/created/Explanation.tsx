import { Text } from "@chakra-ui/react";
import { AuthorText } from "../../ui/text/AuthorText.tsx";

export function Explanation({ children }: { children: string }) {
  return (
    <Text color="fg.muted" fontSize="sm" mt="3" whiteSpace="pre-wrap" overflowWrap="anywhere">
      <AuthorText>{children}</AuthorText>
    </Text>
  );
}
