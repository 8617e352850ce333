import { isCapital } from "../words.ts";
import { type Dictionary, dictionaryOf } from "./dictionary.ts";
import { type Grammar, none, type Readings, table, verbal } from "./grammar.ts";

interface Numbers {
  SIN?: string;
  PLU?: string;
}

type Entry = { G?: "M" | "F" | "N" } & Partial<Record<"NOM" | "GEN" | "DAT" | "AKK", Numbers>>;
type Words = Dictionary<Entry>;

const strong = {
  er: "msn fsg fsd pg",
  e: "fsn fsa pn pa",
  es: "nsn nsa",
  en: "msa pd",
  em: "msd nsd",
};

const determiners = table({
  der: strong.er,
  die: strong.e,
  das: strong.es,
  den: strong.en,
  "dem im am zum beim vom unterm überm hinterm": strong.em,
  "des eines keines jedes": "msg nsg",
  "ins ans aufs ums fürs durchs": "nsa",
  zur: "fsd",
  "ein mein dein sein ihr unser kein": "msn nsn nsa",
  eine: "fsn fsa",
  einen: "msa",
  einem: strong.em,
  einer: "fsg fsd",
  jeder: "msn fsg fsd",
  jede: "fsn fsa",
  jeden: "msa",
  jedem: strong.em,
});

/** Declined like "der" or "ein": dieser, keine, seinem. */
const declined =
  /^(dies|jen|welch|manch|solch|all|beid|viel|wenig|mehrer|einig|mein|dein|sein|ihr|unser|kein)(er|e|es|en|em)$/;

/** After these words the adjective shows the gender: ein großes Haus. */
const endless = /^(ein|mein|dein|sein|ihr|unser|kein)$/;

const ending = (word: string): Readings | null => {
  const suffix = /(er|es|en|em|e)$/.exec(word)?.[1] as keyof typeof strong | undefined;
  return suffix ? new Set(`${strong[suffix]}${suffix === "es" ? " nsg msg" : ""}`.split(" ")) : null;
};

/** Uses a dictionary of 66,000 nouns and their forms. A compound is read as its last part. */
export function germanGrammar(): Grammar {
  const words: Words = dictionaryOf("german");
  const cache = new Map<string, Readings>();
  const simple = (noun: string) => readIn(words, noun);

  function read(noun: string): Readings {
    const own = simple(noun);
    if (own.size > 0) return own;
    const last = noun.lastIndexOf("-") + 1;
    if (last > 1) return read(capital(noun.slice(last)));
    for (let at = 3; at <= noun.length - shortestPart; at++) {
      const head = simple(capital(noun.slice(at)));
      if (head.size > 0 && isPart(noun.slice(0, at), words)) return head;
    }
    return none;
  }

  return {
    readingsOf(noun) {
      const found = cache.get(noun) ?? (isCapital(noun) && noun.length < longestNoun ? read(noun) : none);
      cache.set(noun, found);
      return found;
    },
    determined: (word) => determiners.get(word) ?? (declined.test(word) ? ending(word) : null),
    described: (word, article) => (article === "" || endless.test(article) ? ending(word) : null),
    endsAs: () => none,
    onset: () => "",
  };
}

const shortestPart = 4;
/** Characters. Longer strings are not words and would be slow to analyze. */
const longestNoun = 60;

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Whether this starts a compound: a noun, possibly with a linking sound, or a shortened noun: Erd(e). */
function isPart(part: string, words: Words): boolean {
  const whole = capital(part);
  return [whole, `${whole}e`, `${whole}en`, whole.replace(/(es|s|en|n|er|e)$/, "")].some((noun) => words[noun]);
}

const umlauts: Readonly<Record<string, string>> = { ä: "a", ö: "o", ü: "u" };

function lemmasOf(noun: string): string[] {
  const stems = [noun, ...["s", "es", "e", "n", "en", "er", "ern", "ns"].flatMap((end) => cut(noun, end))];
  const plain = stems.map((stem) => stem.replace(/[äöü](?=[^äöü]*$)/, (sound) => umlauts[sound] ?? sound));
  return [...new Set([...stems, ...plain])];
}

const cut = (noun: string, end: string) => (noun.endsWith(end) ? [noun.slice(0, -end.length)] : []);

function readIn(words: Words, noun: string): Readings {
  const readings = new Set<string>();
  for (const lemma of lemmasOf(noun)) {
    const entry = words[lemma];
    const gender = entry?.G?.toLowerCase();
    if (!entry) continue;
    if (isVerbal(entry)) {
      if (lemma === noun || readings.size === 0) readings.add(verbal);
      continue;
    }
    for (const [name, letter] of [
      ["NOM", "n"],
      ["GEN", "g"],
      ["DAT", "d"],
      ["AKK", "a"],
    ] as const) {
      const { SIN, PLU } = entry[name] ?? {};
      if (PLU === noun) readings.add(`p${letter}`);
      if (gender && SIN && singular(SIN, entry.NOM?.SIN ?? SIN, name).includes(noun))
        readings.add(`${gender}s${letter}`);
    }
  }
  if (readings.size > 1) readings.delete(verbal);
  return readings;
}

/**
 * Adjectives appear in the dictionary as neuter nouns (Gute, Alte), verbs as neuter nouns without a plural (Auftreten).
 */
function isVerbal({ G, NOM, DAT }: Entry): boolean {
  const [nominative = "", dative = ""] = [NOM?.SIN, DAT?.SIN];
  if (G !== "N") return false;
  return (nominative.endsWith("e") && dative.endsWith("en")) || (/(e[lr]?n)$/.test(nominative) && !NOM?.PLU);
}

/** The dictionary has one form per case. Its dative singular is an old form: dem Flohe. */
function singular(form: string, nominative: string, name: string): string[] {
  if (name === "DAT" && form === `${nominative}e`) return [nominative];
  if (name === "GEN" && form.endsWith("s")) return [form, `${nominative}s`, `${nominative}es`];
  return [form];
}
