const host = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(?=$|[:/?#])/u;

/** Adds https:// to an address without a scheme. */
export function linkFrom(written: string): string {
  const text = written.trim();
  return host.test(text) ? `https://${text}` : text;
}
