import { Box } from "@chakra-ui/react";
import { type ComponentProps, type CSSProperties, memo, type ReactElement } from "react";

export type FillProps = ComponentProps<"div">;

interface BarProps {
  /** Percent. Values above 100 are drawn as 100. */
  share?: number;
  fill?: ReactElement<FillProps>;
  /** The share among all people, drawn pale and taller behind a filtered share. */
  behind?: number | null;
  quiet?: boolean;
  tall?: boolean | "line";
}

const within = (share: number) => Math.min(100, Math.max(0, share));
const scaled = (share: number) => ({ transform: `scaleX(${within(share) / 100})` });
/** Moved rather than scaled, because scaling would distort the edge at the bar's end. */
const shifted = (share: number) => ({ "--away": `${within(share) - 100}%` }) as CSSProperties;

/** Pale bars need an edge for contrast. */
export const paleBar = { bg: "bg.muted", borderTopWidth: "1px", borderColor: "border.emphasized" } as const;

/** A share as a bar. Decorative: the figure next to it shows the same value. */
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
          style={shifted(behind)}
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

export const BarFill = ({ share, ...look }: { share: number } & FillProps) => <div {...look} style={scaled(share)} />;
