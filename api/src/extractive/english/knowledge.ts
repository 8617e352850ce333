import { type Knowledge, kindsFrom } from "../kinds.ts";
import { list } from "../words.ts";
import genericNouns from "./generic-nouns.json" with { type: "json" };
import { mayAskNumber } from "./numbers.ts";
import { leansOnOthers } from "./standing.ts";
import { tagEnglish } from "./tagger.ts";
import things from "./things.json" with { type: "json" };
import world from "./world.json" with { type: "json" };

const endings: [RegExp, string][] = [
  [/([^aeiou])ies$/, "$1y"],
  [/(ch|sh|ss|x|zz)es$/, "$1"],
  [/(?<=[^aeious])men$/, "man"],
  [/([^su])s$/, "$1"],
];

const singular = (noun: string): string => {
  const rule = endings.find(([ending]) => ending.test(noun));
  return rule ? noun.replace(...rule) : noun;
};

const plural = (noun: string): string =>
  /[^aeiou]y$/.test(noun)
    ? `${noun.slice(0, -1)}ies`
    : /(ch|sh|s|x|zz)$/.test(noun)
      ? `${noun}es`
      : /[^hu]man$/.test(noun)
        ? `${noun.slice(0, -2)}en`
        : `${noun}s`;

export const knowledge: Knowledge = {
  tag: tagEnglish,
  kinds: kindsFrom({ ...things, ...world }),
  generic: list(genericNouns.join(" ")),
  singular,
  plural,
  leansOnOthers,
  mayAskNumber,
};
