import { createSystem, defaultBaseConfig, defineConfig, defineGlobalStyles } from "@chakra-ui/react";
import { fonts } from "../ui/tokens.ts";
import { recipes } from "./theme/recipes.ts";
import { slotRecipes } from "./theme/slotRecipes.ts";
import { layerStyles, semanticTokens, textStyles, tokens } from "./theme/tokens.ts";

/** A low window, as at 400 % zoom (320 × 256), where sticky bars would cover the focus. */
const low = "@media (max-height: 31.99rem)";

const docked = { value: { position: "sticky", zIndex: "docked", [low]: { position: "static" } } };

/**
 * Scrolls focused elements clear of a bar at the lower edge. A scroll margin on the control does not work for
 * textareas, which browsers scroll by their caret.
 */
const dockedCss = defineGlobalStyles({
  "html:has([data-above-bar])": {
    scrollPaddingBottom: "calc(8rem + var(--cookie-banner, 0px))",
    [low]: { scrollPaddingBottom: "calc(0.5rem + var(--cookie-banner, 0px))" },
  },
});

/**
 * Forced colors replace all backgrounds but system colors. Tokens that fill bars, switches and marks become system
 * colors here; text on them also needs `forcedColorAdjust: "none"` against the browser's backplate.
 */
const systemColors = {
  "--chakra-colors-accent": "Highlight",
  "--chakra-colors-accent-solid": "Highlight",
  "--chakra-colors-accent-contrast": "HighlightText",
  "--chakra-colors-bg-emphasized": "GrayText",
  "--chakra-colors-border-emphasized": "CanvasText",
  "--chakra-colors-fg-error": "CanvasText",
  "--chakra-colors-fg-success": "CanvasText",
};

/** `important`, because the layer of tokens follows the layer of these rules. */
const forcedColors = {
  "html:root": Object.fromEntries(Object.entries(systemColors).map(([name, color]) => [name, `${color} !important`])),
  "[aria-pressed=true]": { outline: "2px solid Highlight", outlineOffset: "1px" },
};

/** Print: smaller text, no backgrounds, no controls. */
const print = {
  html: { fontSize: "10pt", bg: "white" },
  // No transitions, so that the light colors apply before the page is printed.
  "*, *::before, *::after": { transition: "none !important", animation: "none !important" },
  "[data-bar], [data-scope=toast], nav[aria-label=Breadcrumb], summary": { display: "none !important" },
  "h1, h2, h3": { breakAfter: "avoid" },
};

const page = {
  margin: "14mm 14mm 18mm",
  // Browsers without margin boxes leave the page number out.
  "@bottom-right": { content: 'counter(page) " / " counter(pages)', fontSize: "9pt" },
};

const look = defineConfig({
  preflight: true,
  cssVarsPrefix: "chakra",
  cssVarsRoot: ":where(html)",
  globalCss: {
    html: {
      colorPalette: "accent",
      colorScheme: "light",
      bg: "bg",
      color: "fg",
      fontFamily: "body",
      fontSize: "md",
      lineHeight: "1.55",
      "--global-color-border": "colors.border",
      scrollPaddingBottom: "var(--cookie-banner, 0px)",
    },
    "html.dark": { colorScheme: "dark" },
    // Naming a font downloads it, which would compete with the first screen's code.
    "html:not(.typeset)": { "--chakra-fonts-heading": `${fonts.standIn} !important` },
    "html.returning [data-visitors]": { visibility: "hidden" },
    "form[aria-busy=true] [type=submit]": { cursor: "progress", opacity: "0.5" },
    "::placeholder": { color: "fg.muted", opacity: "1" },
    "::selection": { bg: "accent.solid", color: "accent.contrast" },
    "@media (forced-colors: active)": forcedColors,
    "@media print": print,
    "@page": page,
    ...dockedCss,
    "*, *::before, *::after": {
      _motionReduce: {
        // Not 1ms: an overlay could miss the end of its exit animation, and stay.
        animationDuration: "0s !important",
        animationIterationCount: "1 !important",
        transition: "none !important",
        scrollBehavior: "auto !important",
      },
    },
  },
  theme: {
    breakpoints: { sm: "480px", md: "768px", lg: "1024px", xl: "1280px" },
    keyframes: {
      "fade-in": { from: { opacity: 0 } },
      "fade-out": { to: { opacity: 0 } },
      ring: { to: { opacity: 0, scale: 2.6 } },
      rise: { from: { opacity: 0, translate: "0 0.5rem" } },
      pulse: { "50%": { opacity: 0.5 } },
    },
    tokens,
    semanticTokens,
    textStyles,
    layerStyles: { ...layerStyles, docked },
    recipes,
    slotRecipes,
  },
});

/** Chakra's default recipes are left out, because they would be half of the bundle. */
export const system = createSystem(defaultBaseConfig, look);
