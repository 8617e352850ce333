import { addressFrom, formFlaw } from "../../../../api/src/content/address/address.shared.ts";

/** Where a link leads that somebody typed or pasted, or a part of one. */
export function destinationOf(input: string): string {
  const [, code] = /^\s*(?:\S+\/s\/)?([a-z\d]{7})\s*$/i.exec(input) ?? [];
  if (code) return `/s/${code}`;
  const [, own] = /\/q\/([^/?#\s]+)/.exec(input) ?? [];
  if (own) return `/q/${own}`;
  const [, kind, id] = /\b(quiz|survey|assessment)\/([^/?#\s]+)/.exec(input) ?? [];
  if (kind && id) return `/${kind}/${id}`;
  const word = addressFrom(input);
  // Ids have the form of an address as well.
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(word);
  return formFlaw(word) === null && !isId ? `/q/${word}` : `/quiz/${encodeURIComponent(input.trim())}`;
}
