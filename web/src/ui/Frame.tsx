import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** `narrow` for forms and reading, `wide` for lists and figures. */
export type FrameWidth = "narrow" | "wide";

/** The column a screen is set in. */
export function Frame({ width = "wide", children }: { width?: FrameWidth; children: ReactNode }) {
  return (
    <Box
      maxW={width === "narrow" ? "3xl" : "6xl"}
      mx="auto"
      px={{ base: "4", md: "8" }}
      pt={{ base: "6", md: "10" }}
      pb={{ base: "16", md: "24" }}
    >
      {children}
    </Box>
  );
}
