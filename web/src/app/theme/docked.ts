import { defineGlobalStyles } from "@chakra-ui/react";

/** A low window, as at 400 % zoom (320 × 256): whatever stayed in place there would lie over what has the focus. */
const low = "@media (max-height: 31.99rem)";

/** Stays in sight while the page goes by. */
export const docked = { value: { position: "sticky", zIndex: "docked", [low]: { position: "static" } } };

/**
 * Where a bar is docked at the lower edge, what the keyboard reaches comes to lie above it. The page has to say so: a
 * margin of the control itself does not count for texts of several lines, which browsers bring into sight by their caret.
 */
export const dockedCss = defineGlobalStyles({
  "html:has([data-above-bar])": {
    scrollPaddingBottom: "calc(8rem + var(--cookie-banner, 0px))",
    [low]: { scrollPaddingBottom: "calc(0.5rem + var(--cookie-banner, 0px))" },
  },
});
