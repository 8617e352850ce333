import { piecesOf } from "./links.ts";

export function Linked({ text }: { text: string }) {
  return piecesOf(text).map((piece, place) =>
    piece.isAddress ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
      <a key={place} href={piece.text} dir="ltr" target="_blank" rel="noopener nofollow">
        {piece.text}
      </a>
    ) : (
      piece.text
    ),
  );
}
