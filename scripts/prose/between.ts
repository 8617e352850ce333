/** Replaces the part of a document between `<!-- mark -->` and `<!-- /mark -->`. */
export function between(text: string, mark: string, content: string): string {
  const part = new RegExp(`(<!-- ${mark} -->\n).*(<!-- /${mark} -->)`, "s");
  return text.replace(part, (_, start, end) => `${start}${content}\n${end}`);
}
