import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** `narrow` for forms and text, `wide` for lists and figures, `full` for workspaces. */
export type FrameWidth = keyof typeof widths;

const widths = { narrow: "3xl", wide: "6xl", full: { base: "3xl", xl: "8xl" } } as const;

export function Frame({ width = "wide", children }: { width?: FrameWidth; children: ReactNode }) {
  return (
    <Box
      maxW={widths[width]}
      mx="auto"
      px={{ base: "4", md: "8" }}
      pt={width === "full" ? { base: "4", md: "6" } : { base: "6", md: "10" }}
      pb={width === "full" ? "12" : { base: "16", md: "24" }}
    >
      {children}
    </Box>
  );
}
