import type { Passage } from "./source.ts";

export interface Caption {
  second: number;
  text: string;
}

const endsSentence = /[.!?…]["'”’»)]*$/;
const shortest = 30;
const longest = 60;

/** Captions gathered to passages of half a minute to a minute, which end with a sentence if one ends in time. */
export function captionPassages(captions: Caption[]): Passage[] {
  const passages: { second: number; texts: string[] }[] = [];
  for (const { second, text } of captions) {
    const said = spoken(text);
    if (said === "") continue;
    const last = passages.at(-1);
    const length = last ? second - last.second : longest;
    if (last && length < longest && !(length >= shortest && endsSentence.test(last.texts.at(-1) ?? ""))) {
      last.texts.push(said);
    } else {
      passages.push({ second, texts: [said] });
    }
  }
  return passages.map(({ second, texts }) => ({ text: texts.join(" "), anchor: { kind: "second", second } }));
}

/** Without the sounds in brackets, the notes and the marks of a change of speaker. */
const spoken = (text: string) =>
  text
    // A bracket inside ends the search, or a row of opening ones would be read to its end from each of them.
    .replace(/\[[^[\]]*\]|[♪♫]|>>+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
