/**
 * Forced colors replace all backgrounds but system colors. Tokens that fill bars, switches and marks become system
 * colors here; text on them also needs `forcedColorAdjust: "none"` against the browser's backplate.
 */
const tokens = {
  "--chakra-colors-accent": "Highlight",
  "--chakra-colors-accent-solid": "Highlight",
  "--chakra-colors-accent-contrast": "HighlightText",
  "--chakra-colors-bg-emphasized": "GrayText",
  "--chakra-colors-border-emphasized": "CanvasText",
  "--chakra-colors-fg-error": "CanvasText",
  "--chakra-colors-fg-success": "CanvasText",
};

/** `important`, because the layer of tokens follows the layer of these rules. */
export const forcedColors = {
  "html:root": Object.fromEntries(Object.entries(tokens).map(([name, color]) => [name, `${color} !important`])),
  "[aria-pressed=true]": { outline: "2px solid Highlight", outlineOffset: "1px" },
};
