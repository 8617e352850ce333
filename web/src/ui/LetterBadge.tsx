import { Flex } from "@chakra-ui/react";

/** The letter an option goes by: A, B, C … */
export function LetterBadge({ option, marked }: { option: number; marked?: boolean }) {
  return (
    <Flex
      as="span"
      flexShrink="0"
      boxSize="6"
      align="center"
      justify="center"
      borderWidth="1px"
      borderRadius="full"
      fontSize="xs"
      fontWeight="semibold"
      {...(marked ? { layerStyle: "chosen" } : { borderColor: "border.emphasized", color: "fg.muted" })}
    >
      {String.fromCharCode(65 + option)}
    </Flex>
  );
}
