import type { Original, Piece } from "./texts.ts";

/** A place without its numbers: options may move and keep their translation. */
const groupOf = (place: string) => place.replace(/\.\d+(?=\.|$)/g, ".*");

/** What was written for texts that stay the same is found wherever these stand now; other words never are. */
export function findPiece(pieces: readonly Piece[], { place, text, html, shape }: Original): Piece | undefined {
  const fits = (piece: Piece) =>
    piece.of === text &&
    groupOf(piece.place) === groupOf(place) &&
    // What was written before the format was changed is not known to read as it was meant.
    (shape === "line" || (piece.html === undefined) === (html == null));
  const fitting = pieces.filter(fits);
  return fitting.find((piece) => piece.place === place) ?? fitting[0];
}

/** What was written for an earlier text at the place of an original that has no translation. */
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
