import { Box } from "@chakra-ui/react";
import { type ComponentProps, type CSSProperties, memo, type ReactElement } from "react";

export type FillProps = ComponentProps<"div">;

interface BarProps {
  /** Of a hundred; what goes beyond is not drawn. */
  share?: number;
  /** Draws the share where that moves by itself: a `BarFill`, or what passes its look on to one. */
  fill?: ReactElement<FillProps>;
  /** The same share among everybody: drawn pale and taller, behind a bar that stands for some of them. */
  behind?: number | null;
  /** Quiet ones stand beside the one that matters. */
  quiet?: boolean;
  /** For a look from afar; as tall as a line of text where it stands beside one. */
  tall?: boolean | "line";
}

const within = (share: number) => Math.min(100, Math.max(0, share));
const scaled = (share: number) => ({ transform: `scaleX(${within(share) / 100})` });
/** Moved rather than scaled, which would squeeze the edge at its end. */
const moved = (share: number) => ({ "--away": `${within(share) - 100}%` }) as CSSProperties;

/** How bars of everybody look behind those of some: pale, with an edge that has the contrast they lack. */
export const paleBar = { bg: "bg.muted", borderTopWidth: "1px", borderColor: "border.emphasized" } as const;

/** A share drawn as a bar on a rule. It only repeats what stands beside it in words. */
export const Bar = memo(function Bar({ share = 0, fill, behind, quiet, tall }: BarProps) {
  const isCompared = behind != null;
  return (
    <Box
      position="relative"
      h={tall === "line" ? { base: "4", md: "1em" } : tall ? { base: "4", md: "7" } : "2.5"}
      borderBottomWidth="1px"
      overflow="hidden"
      aria-hidden
    >
      {isCompared && behind > 0 && (
        <Box
          position="absolute"
          inset="0"
          transform="translateX(var(--away))"
          _rtl={{ transform: "translateX(calc(-1 * var(--away)))" }}
          transition="transform 450ms cubic-bezier(0.2, 0.8, 0.2, 1)"
          {...paleBar}
          borderInlineEndWidth="1px"
          _print={{ printColorAdjust: "exact" }}
          style={moved(behind)}
        />
      )}
      <Box
        asChild
        position="absolute"
        insetInline="0"
        insetBlock={isCompared ? "25%" : "0"}
        transformOrigin="left"
        _rtl={{ transformOrigin: "right" }}
        transition="transform 450ms cubic-bezier(0.2, 0.8, 0.2, 1)"
        bg={quiet ? "border.emphasized" : "accent.solid"}
        _print={{ printColorAdjust: "exact" }}
      >
        {fill ?? <BarFill share={share} />}
      </Box>
    </Box>
  );
});

/** The part of a bar that is as long as its share. */
export const BarFill = ({ share, ...look }: { share: number } & FillProps) => <div {...look} style={scaled(share)} />;
