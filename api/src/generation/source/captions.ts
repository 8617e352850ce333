import type { Passage } from "../../extractive/source.ts";

export interface Caption {
  second: number;
  text: string;
}

const endsSentence = /[.!?…]["'”’»)]*$/;
const shortest = 30;
const longest = 60;

/** Groups captions into passages of 30 to 60 seconds that end with a sentence where possible. */
export function captionPassages(captions: Caption[]): Passage[] {
  const passages: { second: number; texts: string[] }[] = [];
  for (const { second, text } of captions) {
    const line = spokenText(text);
    if (line === "") continue;
    const last = passages.at(-1);
    const length = last ? second - last.second : longest;
    if (last && length < longest && !(length >= shortest && endsSentence.test(last.texts.at(-1) ?? ""))) {
      last.texts.push(line);
    } else {
      passages.push({ second, texts: [line] });
    }
  }
  return passages.map(({ second, texts }) => ({
    text: texts.join(" "),
    anchor: { kind: "second", second },
    section: null,
  }));
}

const spokenText = (text: string) =>
  text
    // An inner bracket ends the match, or many opening brackets would cost quadratic time.
    .replace(/\[[^[\]]*\]|[♪♫]|>>+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
