import { addressFrom, formFlaw } from "../../../../api/src/content/address/address.shared.ts";

export interface Destination {
  /** The path within this site. Null for a link that does not belong to an item. */
  path: string | null;
  /** The host in a link. Null for this site's host. */
  otherSite: string | null;
}

/** Programs that check links before opening them put the whole link into a parameter of their own. */
const wrapped = /[?&](?:url|u|q|target)=(https?(?:%3A|:)[^&\s]+)/i;
const host = /(?:^|[^\p{L}\p{N}])(?:https?:\/\/([^\s/?#]+)|((?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?)\/)/iu;
const bareHost = /^((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})$/u;
const rest = '(?:/[^\\s"<>?#]*)?(\\?[^\\s"<>#]*)?(#[^\\s"<>]*)?';
const item = new RegExp(`\\b(quiz|survey|assessment)/([^/?#\\s]+)${rest}`, "i");
const shortItem = new RegExp(`(?:^|[/\\s])([sq])/([^/?#\\s]+)${rest}`, "i");

/** The destination of a typed or pasted text: a link with its surroundings, a part of one, an id or a code. */
export function destinationOf(input: string, site: string): Destination {
  const text = unwrapped(input.trim());
  const otherSite = otherSiteIn(text, site);
  const [, place, name = "", query = "", fragment = ""] = item.exec(text) ?? shortItem.exec(text) ?? [];
  if (place) return { path: `/${place.toLowerCase()}/${clean(name) || name}${clean(query + fragment)}`, otherSite };
  return { path: otherSite === null ? pathOfWord(text) : null, otherSite };
}

/** Removes a sentence's punctuation from the end. */
const clean = (text: string) =>
  text.replace(text.includes("(") ? /[^\p{L}\p{N}=_*+)-]+$/u : /[^\p{L}\p{N}=_*+-]+$/u, "");

function pathOfWord(text: string): string {
  // Japanese keyboards type wide letters, and programs make dashes of hyphens.
  const plain = clean(text.normalize("NFKC").replace(/\p{Pd}/gu, "-"));
  const word = addressFrom(plain.replace(/^[^\p{L}\p{N}]+/u, ""));
  if (/^[a-z\d]{7}$/.test(word)) return `/s/${word}`;
  // Ids have the form of a custom address as well.
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(word);
  return formFlaw(word) === null && !isId ? `/q/${word}` : `/quiz/${encodeURIComponent(isId ? word : text)}`;
}

function otherSiteIn(text: string, site: string): string | null {
  const [, ofLink, ofWord] = host.exec(text) ?? bareHost.exec(text) ?? [];
  const otherHost = clean((ofLink ?? ofWord ?? "").replace(/^.*@/, ""));
  return otherHost === "" || bare(otherHost) === bare(site) ? null : otherHost;
}

/** A host without `www.` and a usual port, in ASCII. */
function bare(name: string): string {
  const link = `https://${name}`;
  return (URL.canParse(link) ? new URL(link).host : name).replace(/^www\.|:80$/g, "");
}

function unwrapped(text: string): string {
  const [, link] = wrapped.exec(text) ?? [];
  try {
    return link === undefined ? text : decodeURIComponent(link);
  } catch {
    return text;
  }
}
