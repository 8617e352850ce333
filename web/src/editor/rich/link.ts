import { linkFrom } from "../../ui/text/link.ts";
import { type Edit, replacing, type Selected, selectedText } from "./edit.ts";

export interface Link {
  text: string;
  address: string;
}

const pattern = /(?<![!\\])\[((?:\\.|[^[\]\\])*)\]\(\s*<?((?:\\.|[^()\s<>\\]|\([^()\s<>]*\))*)>?\s*\)/g;

/** The link around the selection, with its place in the text. Otherwise the selection, as the text of a new link. */
export function linkAround(selected: Selected): Link & { from: number; to: number } {
  const { text, from, to } = selected;
  for (const { 0: all, 1: shown = "", 2: address = "", index } of text.matchAll(pattern)) {
    const end = index + all.length;
    if (index < to && from < end) return { text: unescaped(shown), address: unescaped(address), from: index, to: end };
  }
  const selection = selectedText(selected).replace(/\s+/g, " ").trim();
  const isAddress = addressOf(selection) !== null && /^[a-z]+:|\./i.test(selection);
  return { text: isAddress ? "" : selection, address: isAddress ? selection : "", from, to };
}

const unescaped = (text: string) => text.replace(/\\([\\[\]()])/g, "$1");

/** A web or email address in the form that is stored. Null for anything else. */
export function addressOf(typed: string): string | null {
  const text = typed.trim();
  const address = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text) ? `mailto:${text}` : linkFrom(text);
  if (/\s/.test(address) || !URL.canParse(address)) return null;
  return /^(https?|mailto):/i.test(address) ? address : null;
}

/** Replaces the selection with the link, and puts the caret after it. */
export function putLink({ text, from, to }: Selected, { text: shown, address }: Link): Edit {
  const label = (shown.trim() || address.replace(/^mailto:/i, "")).replace(/[\\[\]]/g, "\\$&");
  const target = address.replace(/[\\()<>]/g, (sign) =>
    encodeURIComponent(sign).replace("(", "%28").replace(")", "%29"),
  );
  return replacing({ text, from, to }, `[${label}](${target})`);
}
