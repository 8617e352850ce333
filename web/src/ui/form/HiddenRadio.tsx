import { chakra } from "@chakra-ui/react";

/** A radio button as large as its label, which has `position: relative` and shows what is chosen; only focus is drawn here. */
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
