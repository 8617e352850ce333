import { defineRecipe } from "@chakra-ui/react";

const field = {
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

// 16 px on phones: anything smaller makes iOS zoom into the field.
const fieldSizes = {
  sm: { h: "9", px: "2.5", fontSize: { base: "md", md: "sm" } },
  md: { h: "11", px: "3", fontSize: "md" },
  lg: { h: "12", px: "4", fontSize: "lg" },
} as const;

const button = defineRecipe({
  className: "button",
  base: {
    display: "inline-flex",
    appearance: "none",
    alignItems: "center",
    justifyContent: "center",
    flexShrink: "0",
    gap: "2",
    userSelect: "none",
    whiteSpace: "nowrap",
    textDecoration: "none",
    cursor: "pointer",
    fontWeight: "medium",
    lineHeight: "1.2",
    borderWidth: "1px",
    borderColor: "transparent",
    borderRadius: "l2",
    transitionProperty: "background-color, border-color, color",
    transitionDuration: "fast",
    _focusVisible: { outline: "2px solid", outlineColor: "colorPalette.focusRing", outlineOffset: "2px" },
    _disabled: { opacity: "0.5", cursor: "not-allowed" },
    _icon: { flexShrink: "0", boxSize: "1.15em" },
  },
  variants: {
    size: {
      xs: { h: "8", minW: "8", px: "2.5", fontSize: "xs", gap: "1.5" },
      sm: { h: "9", minW: "9", px: "3.5", fontSize: "sm" },
      md: { h: "11", minW: "11", px: "5", fontSize: "md" },
      lg: { h: "12", minW: "12", px: "6", fontSize: "lg" },
    },
    variant: {
      solid: {
        bg: "colorPalette.solid",
        color: "colorPalette.contrast",
        _hover: {
          _enabled: { bg: "color-mix(in srgb, var(--chakra-colors-color-palette-solid) 88%, var(--chakra-colors-fg))" },
        },
      },
      outline: {
        bg: "bg.panel",
        color: "colorPalette.fg",
        borderColor: "colorPalette.border",
        _hover: { _enabled: { bg: "colorPalette.subtle" } },
        _expanded: { bg: "colorPalette.subtle" },
      },
      subtle: {
        bg: "colorPalette.subtle",
        color: "colorPalette.fg",
        _hover: { _enabled: { borderColor: "colorPalette.border" } },
      },
      ghost: {
        bg: "transparent",
        color: "colorPalette.fg",
        _hover: { _enabled: { bg: "colorPalette.subtle" } },
        _expanded: { bg: "colorPalette.subtle" },
      },
      plain: { color: "colorPalette.fg", px: "0", textDecoration: "underline", textUnderlineOffset: "0.2em" },
    },
  },
  defaultVariants: { size: "md", variant: "solid" },
});

const input = defineRecipe({
  className: "input",
  base: field,
  variants: {
    size: fieldSizes,
    variant: {
      outline: {},
      /** Reads as text on the page until it is touched; for titles and questions written in place. */
      flushed: {
        bg: "transparent",
        borderWidth: "0 0 1px",
        borderRadius: "0",
        px: "0",
        _focusVisible: { outlineOffset: "4px" },
      },
    },
  },
  defaultVariants: { size: "md", variant: "outline" },
});

const textarea = defineRecipe({
  className: "textarea",
  base: { ...field, py: "2.5", lineHeight: "1.5", minH: "24", resize: "vertical" },
  variants: {
    size: {
      sm: { ...fieldSizes.sm, h: "auto" },
      md: { ...fieldSizes.md, h: "auto" },
      lg: { ...fieldSizes.lg, h: "auto" },
    },
    variant: {
      outline: {},
      flushed: {
        bg: "transparent",
        borderWidth: "0 0 1px",
        borderRadius: "0",
        px: "0",
        _focusVisible: { outlineOffset: "4px" },
      },
    },
  },
  defaultVariants: { size: "md", variant: "outline" },
});

const heading = defineRecipe({
  className: "heading",
  base: {
    fontFamily: "heading",
    fontWeight: "500",
    letterSpacing: "-0.012em",
    textWrap: "balance",
    overflowWrap: "anywhere",
  },
  variants: {
    size: {
      sm: { textStyle: "lg" },
      md: { textStyle: "xl" },
      lg: { textStyle: "2xl" },
      xl: { textStyle: "3xl" },
      "2xl": { textStyle: "4xl" },
      "3xl": { textStyle: "5xl" },
      "4xl": { textStyle: "6xl" },
    },
  },
  defaultVariants: { size: "lg" },
});

const link = defineRecipe({
  className: "link",
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    color: "accent.fg",
    cursor: "pointer",
    borderRadius: "l1",
    textUnderlineOffset: "0.2em",
    textDecorationThickness: "1px",
    _focusVisible: { outline: "2px solid", outlineColor: "accent", outlineOffset: "2px" },
  },
  variants: {
    variant: {
      underline: { textDecoration: "underline", _hover: { textDecorationThickness: "2px" } },
      plain: { color: "inherit", _hover: { textDecoration: "underline" } },
    },
  },
  defaultVariants: { variant: "underline" },
});

const badge = defineRecipe({
  className: "badge",
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    whiteSpace: "nowrap",
    fontSize: "xs",
    fontWeight: "medium",
    lineHeight: "1.5",
    fontVariantNumeric: "tabular-nums",
    borderRadius: "l1",
  },
  variants: {
    variant: {
      outline: { px: "1.5", borderWidth: "1px", borderColor: "border.emphasized", color: "fg.muted" },
      subtle: { px: "1.5", bg: "colorPalette.subtle", color: "colorPalette.fg" },
    },
  },
  defaultVariants: { variant: "outline" },
});

const separator = defineRecipe({
  className: "separator",
  base: { display: "block", borderColor: "border" },
  variants: {
    orientation: { horizontal: { borderTopWidth: "1px" }, vertical: { borderInlineStartWidth: "1px" } },
  },
  defaultVariants: { orientation: "horizontal" },
});

const skeleton = defineRecipe({
  className: "skeleton",
  variants: {
    loading: {
      true: {
        bg: "bg.emphasized",
        color: "transparent",
        borderRadius: "l2",
        pointerEvents: "none",
        userSelect: "none",
        animation: "pulse 1.6s ease-in-out infinite",
        "&::before, &::after, *": { visibility: "hidden" },
      },
      false: {},
    },
  },
  defaultVariants: { loading: true },
});

const spinner = defineRecipe({
  className: "spinner",
  base: {
    display: "inline-block",
    borderWidth: "2px",
    borderColor: "currentColor",
    borderRadius: "full",
    borderBottomColor: "transparent",
    borderInlineStartColor: "transparent",
    animation: "spin 0.7s linear infinite",
  },
  variants: { size: { inherit: { boxSize: "1em" }, sm: { boxSize: "4" }, md: { boxSize: "5" }, lg: { boxSize: "8" } } },
  defaultVariants: { size: "md" },
});

export const recipes = { badge, button, heading, input, link, separator, skeleton, spinner, textarea };
export { field, fieldSizes };
