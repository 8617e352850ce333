import type { Anchor, Source } from "./source.ts";

// Each mark maps to one character, so that offsets in the folded text are offsets in the text.
const marks: Record<string, string> = {
  "‘": "'",
  "’": "'",
  "‚": "'",
  "“": '"',
  "”": '"',
  "„": '"',
  "«": '"',
  "»": '"',
  "–": "-",
  "—": "-",
  "‑": "-",
};

const folded = (text: string) => text.replace(/[‘’‚“”„«»–—‑]/g, (mark) => marks[mark] ?? mark);

/** Finds quotes in a source, across passages too; returns them as the source has them, or null. */
export function quotesFrom({ passages }: Source): (quote: string) => { passage: string; passageAnchor: Anchor } | null {
  const texts = passages.map(({ text }) => text.replace(/\s+/g, " ").trim());
  const whole = texts.join(" ");
  const searched = folded(whole);
  const starts: number[] = [];
  let start = 0;
  for (const text of texts) {
    starts.push(start);
    start += text.length + 1;
  }
  return (quote) => {
    const wanted = folded(quote.replace(/\s+/g, " ").trim());
    const at = wanted === "" ? -1 : searched.indexOf(wanted);
    const passage = passages[starts.findLastIndex((start) => start <= at)];
    return passage && at >= 0 ? { passage: whole.slice(at, at + wanted.length), passageAnchor: passage.anchor } : null;
  };
}
