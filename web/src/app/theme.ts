import { createSystem, defaultBaseConfig, defineConfig } from "@chakra-ui/react";
import { fonts } from "../ui/tokens.ts";
import { docked, dockedCss } from "./theme/docked.ts";
import { forcedColors } from "./theme/forcedColors.ts";
import { page, print } from "./theme/print.ts";
import { recipes } from "./theme/recipes.ts";
import { slotRecipes } from "./theme/slotRecipes.ts";
import { layerStyles, semanticTokens, textStyles, tokens } from "./theme/tokens.ts";

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
