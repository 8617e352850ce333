import { isWebAddress } from "../../../../api/src/platform/shared/web-address.shared.ts";

export interface Piece {
  text: string;
  isAddress: boolean;
}

/** Quotes, brackets and control characters end an address. */
const candidates = /(?<![\p{L}\p{N}])https?:\/\/[^\s<>"“”„«»\p{C}]+/giu;

/** Splits a text at its web addresses (see isWebAddress). Joining the pieces gives the text. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(candidates)) {
    const address = withoutSentence(found);
    if (!isWebAddress(address)) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), isAddress: false });
    pieces.push({ text: address, isAddress: true });
    end = index + address.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isAddress: false });
  return pieces;
}

/** Removes the sentence's punctuation from the end. A closing bracket stays if the address contains its opening one. */
function withoutSentence(address: string): string {
  const last = address.at(-1) ?? "";
  const isOpen = last === ")" && address.split("(").length < address.split(")").length;
  return isOpen || /[.,;:!?'’…\]}*]/.test(last) ? withoutSentence(address.slice(0, -1)) : address;
}
