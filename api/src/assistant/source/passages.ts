import type { Anchor } from "../../extractive/source.ts";
import { wordsOf } from "../../generation/model/review.ts";
import type { Source } from "../../generation/source/source.ts";

export interface Piece {
  /** The position in the whole source, from 1. */
  number: number;
  /** The place in the source, such as "page 3". */
  where: string;
  text: string;
}

const lengths = { piece: 2000, page: 16_000 };

/** Numbers a source's passages. A long passage, such as a text without paragraphs, is cut between words. */
export const piecesOf = ({ passages }: Source): Piece[] =>
  passages
    .flatMap(({ text, anchor }) => parts(text).map((text) => ({ where: placeOf(anchor), text })))
    .map((piece, index) => ({ number: index + 1, ...piece }));

function parts(text: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  while (text.length - start > lengths.piece) {
    const space = text.lastIndexOf(" ", start + lengths.piece);
    const end = space > start ? space : start + lengths.piece;
    pieces.push(text.slice(start, end));
    start = text[end] === " " ? end + 1 : end;
  }
  return [...pieces, text.slice(start)];
}

/** The place of a passage, and its source if there are several. */
export const placeOf = (anchor: Anchor): string =>
  anchor.source?.title ? `${placeIn(anchor)} of “${anchor.source.title}”` : placeIn(anchor);

function placeIn(anchor: Anchor): string {
  if (anchor.kind === "second")
    return `${Math.floor(anchor.second / 60)}:${String(Math.floor(anchor.second % 60)).padStart(2, "0")}`;
  if (anchor.kind === "page") return `page ${anchor.page}`;
  return anchor.kind === "slide" ? `slide ${anchor.slide}` : `paragraph ${anchor.paragraph}`;
}

/** Returns as many pieces from `first` as fit into one answer. `next` is the number of the following piece. */
export function pageOf(pieces: readonly Piece[], first: number): { passages: Piece[]; next: number | null } {
  const passages: Piece[] = [];
  let size = 0;
  for (const piece of pieces.slice(first - 1)) {
    size += piece.text.length;
    if (passages.length > 0 && size > lengths.page) return { passages, next: piece.number };
    passages.push(piece);
  }
  return { passages, next: null };
}

/** The share of a quote's words that a sentence must contain to count as the one that was meant. */
const nearEnough = 0.5;

/** Finds the sentence that contains most of a quote's words. */
export function nearestIn(source: Source): (quote: string) => Piece | null {
  const sentences = piecesOf(source).flatMap((piece) =>
    piece.text.split(/(?<=[.!?…])\s+|(?<=[。！？])/).map((text) => ({ ...piece, text })),
  );
  const places = new Map<string, number[]>();
  for (const [place, { text }] of sentences.entries())
    for (const word of new Set(wordsOf(text))) {
      const termPlaces = places.get(word);
      if (termPlaces) termPlaces.push(place);
      else places.set(word, [place]);
    }
  return (quote) => {
    const words = new Set(wordsOf(quote));
    const shared = new Map<number, number>();
    for (const word of words)
      for (const place of places.get(word) ?? []) shared.set(place, (shared.get(place) ?? 0) + 1);
    const [place, most] = [...shared].reduce((best, one) => (one[1] > best[1] ? one : best), [-1, 0]);
    return most >= words.size * nearEnough ? (sentences[place] ?? null) : null;
  };
}
