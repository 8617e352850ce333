import { kindsOf } from "../gaps/akin.ts";
import type { Lexicon } from "../lexicon.ts";
import type { Mention } from "../names/mentions.ts";
import { bare, isCapital, list } from "../words.ts";

/** Acts that happen at one place or bring someone there, so that the place is a fact of the text. */
const acts =
  list(`founded established born moved settled built located situated signed fought emigrated migrated opened studied taught
  landed buried died fled discovered erected crowned executed convened assembled headquartered worked lived educated imprisoned
  invented introduced performed premiered constructed relocated exiled trained grew arrested assassinated launched died crossed published`);

/** Maximum number of words between such an act and the place. */
const farthest = 8;

/**
 * Whether a place is a fact: "Was founded in _____". False if another place or people in the sentence or headings gives
 * it away.
 */
export function fitsFact({ text, sentence, from, to }: Mention, lexicon: Lexicon): boolean {
  const { words, section } = sentence;
  const named =
    words[from - 1]?.lower === "of" &&
    /^(battle|treaty|university|siege|congress|peace)$/.test(words[from - 2]?.lower ?? "");
  const happens =
    /^(in|at|near|to|from)$/.test(words[from - 1]?.lower ?? "") &&
    words.slice(Math.max(0, from - farthest), from - 1).some(({ lower }) => acts.has(lower));
  if (!named && !happens) return false;
  const isPlace = (word: string) => kindsOf(word, lexicon).length > 0 || lexicon.language.names.people.test(word);
  const others = words.filter((word, index) => (index < from || index >= to) && isCapital(word.text) && index > 0);
  const pairs = words.slice(1).map((word, index) => `${words[index]?.text} ${bare(word.text)}`);
  if (
    others.some((word) => isPlace(bare(word.text))) ||
    pairs.some((pair) => pair !== text && !text.includes(pair) && kindsOf(pair, lexicon).length > 0)
  )
    return false;
  const headings = `${section ?? ""} ${[...lexicon.topic].join(" ")}`.toLowerCase();
  return !text
    .toLowerCase()
    .split(" ")
    .some((part) => headings.includes(part.slice(0, 4)));
}
