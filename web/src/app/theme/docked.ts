import { defineGlobalStyles } from "@chakra-ui/react";

/** A low window, as at 400 % zoom (320 × 256): whatever stayed in place there would lie over what has the focus. */
const low = "@media (max-height: 31.99rem)";

/** Stays in sight while the page goes by. */
export const docked = { value: { position: "sticky", zIndex: "docked", [low]: { position: "static" } } };

/** Where a bar is docked at the lower edge, what the keyboard reaches must come to lie above it. */
export const dockedCss = defineGlobalStyles({
  "[data-above-bar] :is(input, textarea, select, button, a, summary)": {
    scrollMarginBottom: "32",
    [low]: { scrollMarginBottom: "2" },
  },
});
