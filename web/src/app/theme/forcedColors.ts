/**
 * In forced colours the browser paints every background alike, except in a system colour. The tokens that fill bars,
 * switches and chosen letters become system colours here, so that whatever is drawn with them stays visible; text on
 * such a fill needs `forcedColorAdjust: "none"` besides, or the browser lays a plate of its own behind it.
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

/** `important`, because the layer of the tokens comes after the one of these rules. */
export const forcedColors = {
  "html:root": Object.fromEntries(Object.entries(tokens).map(([name, color]) => [name, `${color} !important`])),
  "[aria-pressed=true]": { outline: "2px solid Highlight", outlineOffset: "1px" },
};
