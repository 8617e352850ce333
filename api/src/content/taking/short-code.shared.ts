/** Accepts capitals, and letters that look like digits. Null if it cannot be a short code. */
export function shortCodeFrom(typed: string): string | null {
  const code = typed.trim().toLowerCase().replaceAll("o", "0").replace(/[il]/g, "1");
  return /^[0-9a-hjkmnp-tv-z]{7}$/.test(code) ? code : null;
}
