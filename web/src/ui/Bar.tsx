import { Box } from "@chakra-ui/react";

interface BarProps {
  /** Of a hundred; what goes beyond is not drawn. */
  share: number;
  /** Quiet ones stand beside the one that matters. */
  quiet?: boolean;
  /** For a look from afar. */
  tall?: boolean;
}

/** A share drawn as a bar on a rule. It only repeats what stands beside it in words. */
export function Bar({ share, quiet, tall }: BarProps) {
  return (
    <Box h={tall ? { base: "4", md: "7" } : "2.5"} borderBottomWidth="1px" overflow="hidden" aria-hidden>
      <Box
        h="full"
        transformOrigin="left"
        transition="transform 450ms cubic-bezier(0.2, 0.8, 0.2, 1)"
        bg={quiet ? "border.emphasized" : "accent.solid"}
        _print={{ printColorAdjust: "exact" }}
        style={{ transform: `scaleX(${Math.min(1, Math.max(0, share / 100))})` }}
      />
    </Box>
  );
}
