import { Flex } from "@chakra-ui/react";

interface LetterBadgeProps {
  option: number;
  /** Correct or chosen; "wrong" strikes it out. */
  marked?: boolean | "wrong";
}

const looks = {
  plain: { borderColor: "border.emphasized", color: "fg.muted" },
  chosen: { layerStyle: "chosen" },
  wrong: { borderWidth: "2px", borderColor: "fg.error", color: "fg.error", textDecoration: "line-through" },
} as const;

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
