import { Flex } from "@chakra-ui/react";

interface LetterBadgeProps {
  option: number;
  /** As right or chosen; or struck out, as chosen although it is wrong. */
  marked?: boolean | "wrong";
}

const looks = {
  plain: { borderColor: "border.emphasized", color: "fg.muted" },
  chosen: { layerStyle: "chosen" },
  wrong: { borderWidth: "2px", borderColor: "fg.error", color: "fg.error", textDecoration: "line-through" },
} as const;

/** The letter an option goes by: A, B, C … */
export function LetterBadge({ option, marked }: LetterBadgeProps) {
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
      {...looks[marked === "wrong" ? "wrong" : marked ? "chosen" : "plain"]}
    >
      {String.fromCharCode(65 + option)}
    </Flex>
  );
}
