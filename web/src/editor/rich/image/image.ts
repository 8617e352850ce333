import { decorative } from "../../../../../api/src/image/image.shared.ts";
import { type Edit, replacing, type Selected } from "../edit.ts";

export interface Picture {
  address: string;
  /** Empty for a decorative picture. */
  description: string;
}

const pattern = /!\[((?:\\.|[^[\]\\])*)\]\((\/images\/[0-9a-f]{64}\.webp)(?:\s+"[^"]*")?\)/g;

/** The picture around the selection, with its place in the text. Null if there is none. */
export function imageAround({ text, from, to }: Selected): (Picture & { from: number; to: number }) | null {
  for (const { 0: all, 1: description = "", 2: address = "", index } of text.matchAll(pattern)) {
    const end = index + all.length;
    if (index < to && from < end) {
      return { address, description: description.replace(/\\([\\[\]])/g, "$1"), from: index, to: end };
    }
  }
  return null;
}

/** Replaces the selection with the picture, and puts the caret after it. */
export function putImage(selected: Selected, { address, description }: Picture): Edit {
  const label = description
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\[\]]/g, "\\$&");
  const title = label === "" ? ` "${decorative}"` : "";
  return replacing(selected, `![${label}](${address}${title})`);
}
