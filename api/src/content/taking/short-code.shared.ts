/**
 * A short code as it was stored, from what somebody typed: in any case, with letters that look like digits in their
 * place. Null for what cannot be one.
 */
export function shortCodeFrom(typed: string): string | null {
  const code = typed.trim().toLowerCase().replaceAll("o", "0").replace(/[il]/g, "1");
  return /^[0-9a-hjkmnp-tv-z]{7}$/.test(code) ? code : null;
}
