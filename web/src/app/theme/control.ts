export const control = {
  width: "100%",
  minWidth: "0",
  appearance: "none",
  bg: "bg.panel",
  color: "fg",
  borderWidth: "1px",
  borderColor: "border.emphasized",
  borderRadius: "l2",
  textAlign: "start",
  transitionProperty: "border-color",
  transitionDuration: "fast",
  _hover: { borderColor: "fg.muted" },
  _focusVisible: { outline: "2px solid", outlineColor: "accent", outlineOffset: "-1px", borderColor: "accent" },
  _invalid: { borderColor: "border.error" },
  _disabled: { opacity: "0.55", cursor: "not-allowed" },
} as const;

// 16 px on phones: iOS zooms into smaller inputs.
export const controlSizes = {
  sm: { h: "9", px: "2.5", fontSize: { base: "md", md: "sm" } },
  md: { h: "11", px: "3", fontSize: "md" },
  lg: { h: "12", px: "4", fontSize: "lg" },
} as const;

export const controlVariants = {
  outline: {},
  flushed: {
    bg: "transparent",
    borderWidth: "0 0 1px",
    borderRadius: "0",
    px: "0",
    _focusVisible: { outlineOffset: "4px" },
  },
} as const;
