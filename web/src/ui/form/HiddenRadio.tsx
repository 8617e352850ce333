import { chakra } from "@chakra-ui/react";

/**
 * A radio input that covers its label, which needs `position: relative` and shows the selection. Only focus is drawn
 * here.
 */
export const HiddenRadio = chakra(
  "input",
  {
    base: {
      position: "absolute",
      inset: 0,
      boxSize: "full",
      margin: 0,
      appearance: "none",
      cursor: "inherit",
      borderRadius: "l1",
      _focusVisible: { outline: "2px solid", outlineColor: "accent", outlineOffset: "-2px" },
    },
  },
  { defaultProps: { type: "radio" } },
);
