import { Flex } from "@chakra-ui/react";
import { initials } from "./participant.ts";

export const Avatar = ({ participant }: { participant: Parameters<typeof initials>[0] }) => (
  <Flex
    flexShrink="0"
    boxSize="9"
    align="center"
    justify="center"
    borderRadius="full"
    bg="accent.subtle"
    color="accent.fg"
    fontSize="xs"
    fontWeight="semibold"
    letterSpacing="0.04em"
    dir="auto"
    aria-hidden
    _print={{ printColorAdjust: "exact" }}
  >
    {initials(participant)}
  </Flex>
);
