import { Box } from "@chakra-ui/react";

interface DumbbellProps {
  before: number | null | undefined;
  after: number | null | undefined;
  passMark: number | null;
  isLower: boolean;
}

const dot = { position: "absolute", top: "50%", boxSize: "3", translate: "-50% -50%", borderRadius: "full" } as const;

/**
 * A line from the hollow dot to the full one, on a scale from 0 to 100 %. Decorative, because adjacent figures contain
 * the same information.
 */
export function Dumbbell({ before, after, passMark, isLower }: DumbbellProps) {
  if (before == null || after == null || before === after) return null;
  const color = isLower ? "fg.error" : "accent.solid";
  return (
    // Room for half a dot at both ends.
    <Box aria-hidden px="1.5" _print={{ printColorAdjust: "exact" }}>
      <Box position="relative" h="4">
        <Box position="absolute" insetInline="0" top="50%" borderTopWidth="1px" borderColor="border.emphasized" />
        {passMark !== null && (
          <Box
            position="absolute"
            insetBlock="0"
            borderInlineStartWidth="1px"
            borderStyle="dashed"
            borderColor="fg.muted"
            style={{ insetInlineStart: `${passMark}%` }}
          />
        )}
        <Box
          position="absolute"
          top="50%"
          h="1"
          translate="0 -50%"
          bg={color}
          style={{ insetInlineStart: `${Math.min(before, after)}%`, width: `${Math.abs(after - before)}%` }}
        />
        <Box
          {...dot}
          _rtl={{ translate: "50% -50%" }}
          bg="bg"
          borderWidth="2px"
          borderColor={color}
          style={at(before)}
        />
        <Box {...dot} _rtl={{ translate: "50% -50%" }} bg={color} style={at(after)} />
      </Box>
    </Box>
  );
}

const at = (percentage: number) => ({ insetInlineStart: `${percentage}%` });
