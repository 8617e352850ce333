import type { Passage } from "../source/source.ts";

/** Characters of one request, and of one section of a longer source. */
const most = 24_000;
const section = 2000;

export function sampled(passages: readonly Passage[]): { texts: string[]; isWhole: boolean } {
  const texts = passages.map(({ text }) => text);
  if (lengthOf(texts) <= most) return { texts, isWhole: true };
  const sections = sectionsOf(texts.flatMap(pieces));
  const wanted = Math.floor(most / section);
  const chosen = Array.from({ length: wanted }, (_, index) =>
    Math.round((index * (sections.length - 1)) / (wanted - 1)),
  );
  return { texts: [...new Set(chosen)].map((index) => sections[index] ?? ""), isWhole: false };
}

const lengthOf = (texts: readonly string[]) => texts.reduce((sum, { length }) => sum + length, 0);

function sectionsOf(texts: readonly string[]): string[] {
  const sections: string[] = [];
  for (const text of texts) {
    const last = sections.at(-1);
    if (last !== undefined && last.length + text.length < section) sections[sections.length - 1] = `${last}\n${text}`;
    else sections.push(text);
  }
  return sections;
}

function pieces(text: string): string[] {
  if (text.length <= section) return [text];
  const head = text.slice(0, section);
  const cut = [head.lastIndexOf(". ") + 1, head.lastIndexOf(" ")].find((end) => end > 0) ?? section;
  return [text.slice(0, cut), ...pieces(text.slice(cut).trimStart())];
}
