import { defineSemanticTokens, defineTokens } from "@chakra-ui/react";
import { fonts, colors as palette } from "../../ui/tokens.ts";

const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64, 80, 96,
];
const spacing = Object.fromEntries(steps.map((step) => [step, { value: `${step / 4}rem` }]));

const tokensOf = <V extends string | number>(values: Record<string, V>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

export const tokens = defineTokens({
  fonts: tokensOf({ body: fonts.body, heading: fonts.display, mono: "ui-monospace, SFMono-Regular, Menlo, monospace" }),
  fontSizes: tokensOf({
    xs: "0.8125rem",
    sm: "0.875rem",
    md: "1rem",
    lg: "1.125rem",
    xl: "1.25rem",
    "2xl": "1.5rem",
    "3xl": "1.875rem",
    "4xl": "2.375rem",
    "5xl": "3.125rem",
    "6xl": "4rem",
  }),
  fontWeights: tokensOf({ normal: 400, medium: 500, semibold: 600, bold: 700 }),
  radii: tokensOf({ sm: "2px", md: "4px", lg: "8px", full: "9999px" }),
  spacing,
  sizes: {
    ...spacing,
    ...tokensOf({
      xs: "20rem",
      sm: "24rem",
      md: "28rem",
      lg: "32rem",
      xl: "36rem",
      "2xl": "42rem",
      "3xl": "48rem",
      "4xl": "56rem",
      "5xl": "64rem",
      "6xl": "72rem",
      "8xl": "96rem",
      full: "100%",
      prose: "62ch",
    }),
  },
  durations: tokensOf({ fast: "120ms", moderate: "200ms" }),
  zIndex: tokensOf({
    base: 0,
    docked: 10,
    sticky: 1100,
    overlay: 1300,
    modal: 1400,
    popover: 1500,
    skipNav: 1600,
    toast: 1700,
  }),
});

const pair = (name: keyof typeof palette) => ({ value: { base: palette[name][0], _dark: palette[name][1] } });

/** Chakra's own names (`fg.muted`, `bg.panel`, `border` …), so that its components use our colors. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: pair("paper"),
      panel: pair("surface"),
      subtle: pair("sunken"),
      muted: pair("sunken"),
      emphasized: pair("hairline"),
      error: pair("badWash"),
      success: pair("accentWash"),
    },
    fg: {
      DEFAULT: pair("ink"),
      muted: pair("muted"),
      inverted: pair("paper"),
      success: pair("good"),
      warning: pair("warn"),
      error: pair("bad"),
    },
    border: { DEFAULT: pair("hairline"), emphasized: pair("control"), error: pair("bad") },
    accent: {
      DEFAULT: pair("accent"),
      solid: pair("accent"),
      fg: pair("accent"),
      contrast: pair("accentInk"),
      subtle: pair("accentWash"),
      muted: pair("accentWash"),
      border: pair("control"),
      focusRing: pair("accent"),
    },
    ink: {
      solid: pair("ink"),
      fg: pair("ink"),
      contrast: pair("paper"),
      subtle: pair("sunken"),
      muted: pair("hairline"),
      border: pair("control"),
      focusRing: pair("accent"),
    },
    danger: {
      solid: pair("bad"),
      fg: pair("bad"),
      contrast: pair("surface"),
      subtle: pair("badWash"),
      muted: pair("badWash"),
      border: pair("bad"),
      focusRing: pair("bad"),
    },
  },
  radii: { l1: { value: "{radii.sm}" }, l2: { value: "{radii.md}" }, l3: { value: "{radii.lg}" } },
  shadows: {
    sm: { value: { base: "0 1px 2px rgb(31 27 22 / 0.08)", _dark: "0 1px 2px rgb(0 0 0 / 0.5)" } },
    lg: { value: { base: "0 12px 40px rgb(31 27 22 / 0.16)", _dark: "0 12px 40px rgb(0 0 0 / 0.6)" } },
  },
});

export const layerStyles = {
  chosen: {
    value: {
      bg: "accent.solid",
      borderColor: "accent.solid",
      color: "accent.contrast",
      forcedColorAdjust: "none",
      printColorAdjust: "exact",
    },
  },
};

const lines = {
  xs: 1.45,
  sm: 1.5,
  md: 1.55,
  lg: 1.5,
  xl: 1.4,
  "2xl": 1.3,
  "3xl": 1.22,
  "4xl": 1.15,
  "5xl": 1.1,
  "6xl": 1.04,
};

export const textStyles = {
  ...Object.fromEntries(
    Object.entries(lines).map(([size, lineHeight]) => [
      size,
      { value: { fontSize: size, lineHeight: String(lineHeight) } },
    ]),
  ),
  eyebrow: { value: { fontSize: "xs", lineHeight: "1.45", fontWeight: "semibold", letterSpacing: "0.04em" } },
  figure: {
    value: {
      fontFamily: "heading",
      fontSize: "4xl",
      lineHeight: "1.1",
      fontWeight: "500",
      fontVariantNumeric: "lining-nums tabular-nums",
    },
  },
};
