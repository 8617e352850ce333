import type { Anchor, Source } from "./source.ts";

// Each mark has one counterpart of one character, so that places in the folded text are places in the text.
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

/** Finds quotes in a source, over the ends of passages too; answers them as the source has them, or null. */
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
