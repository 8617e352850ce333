/** [light, dark]. The Chakra theme and the taker's stylesheet are generated from these. */
export const colors = {
  paper: ["#faf7f0", "#171512"],
  surface: ["#fffdf8", "#1f1c18"],
  sunken: ["#f2ede1", "#121009"],
  ink: ["#1f1b16", "#efe9dd"],
  muted: ["#665e52", "#aaa294"],
  hairline: ["#e2dacb", "#38332b"],
  control: ["#8c8374", "#7d7566"],
  accent: ["#1e5b4f", "#7fc7b4"],
  accentInk: ["#fffdf8", "#0f1f1b"],
  accentWash: ["#e3ede6", "#1d2f2a"],
  good: ["#23683a", "#86c995"],
  bad: ["#a12f24", "#f0958a"],
  badWash: ["#f7e6e1", "#3a1f1b"],
  warn: ["#8a5a00", "#e3b55c"],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

// Metric-compatible fallbacks, defined in fallback.css.
const standIn = '"Georgia for Newsreader", "DejaVu Serif for Newsreader", serif';

export const fonts = {
  display: `"Newsreader Variable", ${standIn}`,
  /** Used until the display face may be fetched. */
  standIn,
  body: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
} as const;
