import { Box, Heading, Text } from "@chakra-ui/react";

export const Point = ({ title, children }: { title: string; children: string }) => (
  <Box>
    <Heading as="h3" size="lg">
      {title}
    </Heading>
    <Text color="fg.muted" mt="2">
      {children}
    </Text>
  </Box>
);
