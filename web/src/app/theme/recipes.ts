import { defineRecipe } from "@chakra-ui/react";
import { control, controlSizes, controlVariants } from "./control.ts";

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
        _highContrast: { bg: "ButtonFace", color: "ButtonText", borderColor: "ButtonText" },
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
  base: control,
  variants: {
    size: controlSizes,
    variant: controlVariants,
  },
  defaultVariants: { size: "md", variant: "outline" },
});

const textarea = defineRecipe({
  className: "textarea",
  base: { ...control, py: "2.5", lineHeight: "1.5", minH: "24", resize: "vertical" },
  variants: {
    size: {
      sm: { ...controlSizes.sm, h: "auto" },
      md: { ...controlSizes.md, h: "auto" },
      lg: { ...controlSizes.lg, h: "auto" },
    },
    variant: controlVariants,
  },
  defaultVariants: { size: "md", variant: "outline" },
});

const heading = defineRecipe({
  className: "heading",
  base: {
    fontFamily: "heading",
    fontWeight: "500",
    letterSpacing: "-0.012em",
    // The typeface has narrow spaces, which negative letter spacing would shrink further.
    wordSpacing: "0.04em",
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

export const recipes = { badge, button, heading, input, link, skeleton, textarea };
