import type { Passage, Source } from "./source.ts";

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
  return passages.map(({ second, texts }) => ({
    text: texts.join(" "),
    anchor: { kind: "second", second },
    section: null,
  }));
}

/** Characters for each mark that ends a sentence, in punctuated text: captions, and texts including their lists. */
const mostUnpunctuated = { captions: 400, text: 4000 };

/** A text with this many marks has sentences, whatever else it contains. */
const enoughStops = 10;

/** Whether sentences can be told apart. Automatic captions often have no punctuation. */
export function isPunctuated({ passages }: Source): boolean {
  const isSaid = passages.some(({ anchor }) => anchor.kind === "second");
  const texts = passages.flatMap(({ text, anchor }) => (!isSaid || anchor.kind === "second" ? text : []));
  const stops = texts.reduce((sum, text) => sum + (text.match(/[.!?…。！？؟۔।]/g)?.length ?? 0), 0);
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  if (isSaid) return length <= mostUnpunctuated.captions * stops;
  return stops >= enoughStops || length <= mostUnpunctuated.text * (stops + 1);
}

const spoken = (text: string) =>
  text
    // An inner bracket ends the match, or many opening brackets would cost quadratic time.
    .replace(/\[[^[\]]*\]|[♪♫]|>>+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
