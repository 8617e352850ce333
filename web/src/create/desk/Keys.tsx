import { Box, Flex, Text } from "@chakra-ui/react";
import { useId } from "react";

const keys = [
  ["K", "Keep"],
  ["D", "Discard"],
  ["U", "Undo"],
  ["A", "Another"],
  ["E", "Edit"],
  ["↑ ↓", "Move"],
] as const;

/** Shown only on devices with a keyboard. */
export function Keys() {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} mt="6" hideBelow="md">
      <Text id={id} textStyle="eyebrow" color="fg.muted" mb="2">
        Keys on a question
      </Text>
      <Flex as="dl" wrap="wrap" columnGap="5" rowGap="2">
        {keys.map(([key, does]) => (
          <Flex key={key} gap="2" align="center">
            <Box
              as="dt"
              minW="6"
              px="1.5"
              textAlign="center"
              fontSize="xs"
              fontWeight="semibold"
              borderWidth="1px"
              borderColor="border.emphasized"
              borderRadius="l1"
            >
              {key}
            </Box>
            <Box as="dd" color="fg.muted">
              {does}
            </Box>
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}
