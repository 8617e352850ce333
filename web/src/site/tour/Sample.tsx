import { Box, Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

export const Sample = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box as="figure" bg="bg.panel" borderWidth="1px" borderRadius="l3" overflow="hidden">
    <Flex
      as="figcaption"
      align="center"
      justify="space-between"
      gap="3"
      px={{ base: "4", md: "6" }}
      py="2.5"
      borderBottomWidth="1px"
      color="fg.muted"
      fontSize="sm"
    >
      {label}
      <Text as="span" textStyle="eyebrow">
        Sample
      </Text>
    </Flex>
    <Box px={{ base: "4", md: "6" }} py={{ base: "5", md: "6" }}>
      {children}
    </Box>
  </Box>
);
