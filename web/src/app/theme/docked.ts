import { defineGlobalStyles } from "@chakra-ui/react";

/** A low window, as at 400 % zoom (320 × 256), where sticky bars would cover the focus. */
const low = "@media (max-height: 31.99rem)";

export const docked = { value: { position: "sticky", zIndex: "docked", [low]: { position: "static" } } };

/**
 * Scrolls focused elements clear of a bar at the lower edge. A scroll margin on the control does not work for
 * textareas, which browsers scroll by their caret.
 */
export const dockedCss = defineGlobalStyles({
  "html:has([data-above-bar])": {
    scrollPaddingBottom: "calc(8rem + var(--cookie-banner, 0px))",
    [low]: { scrollPaddingBottom: "calc(0.5rem + var(--cookie-banner, 0px))" },
  },
});
