/** Begins with a host such as example.com, and so with no scheme of its own. */
const host = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(?=$|[:/?#])/u;

/** An address as people write it, as a link: example.com is taken as https://example.com. */
export function linkFrom(written: string): string {
  const text = written.trim();
  return host.test(text) ? `https://${text}` : text;
}
