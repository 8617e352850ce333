import type { Original, Piece } from "./texts.ts";

/** A place without its numbers, so that options keep their translation when they move. */
const groupOf = (place: string) => place.replace(/\.\d+(?=\.|$)/g, ".*");

/**
 * Finds the translation of a text that hasn't changed, even if it has moved. Never returns the translation of a
 * different text.
 */
export function findPiece(pieces: readonly Piece[], { place, text, html, shape }: Original): Piece | undefined {
  const fits = (piece: Piece) =>
    piece.of === text &&
    groupOf(piece.place) === groupOf(place) &&
    // A translation from before the format changed might not read as intended.
    (shape === "line" || (piece.html === undefined) === (html == null));
  const fitting = pieces.filter(fits);
  return fitting.find((piece) => piece.place === place) ?? fitting[0];
}

/** The translation of an earlier text at the place of an original without a translation. */
export function olderPiece(
  pieces: readonly Piece[],
  { place, text }: Original,
  originals: readonly Original[],
): Piece | undefined {
  const group = groupOf(place);
  const isElsewhere = ({ of }: Piece) =>
    originals.some((original) => original.text === of && groupOf(original.place) === group);
  const ofGroup = pieces.filter((piece) => groupOf(piece.place) === group);
  return (
    ofGroup.find((piece) => piece.of === text) ?? ofGroup.find((piece) => piece.place === place && !isElsewhere(piece))
  );
}
