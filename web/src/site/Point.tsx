import { Box, Heading, Text } from "@chakra-ui/react";

export function Point({ title, children }: { title: string; children: string }) {
  return (
    <Box>
      <Heading as="h3" size="lg">
        {title}
      </Heading>
      <Text color="fg.muted" mt="2">
        {children}
      </Text>
    </Box>
  );
}
