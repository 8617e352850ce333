/** A language pack as written: spaces separate words, `|` separates phrases. */
export interface PlainWords {
  code: string;
  fillGap: string;
  /** Words directly before `#`, a number from 1000 on, or after it that make it a year. Month names are added before it,
   * except in dense scripts, where they follow the year. */
  year?: string;
  /** Words around a year that make other years right, too: before, until, about. */
  wide?: string;
  /** Words that may be between those words and the year; by default, any two. */
  wideGap?: string;
  /** Words around a figure that make other figures right, too: more than, at least, up to. */
  open?: string;
  /** Words before a figure that is an estimate. */
  aboutBefore?: string;
  /** Number words, each before its value. With them, small numbers of things are asked for as well. */
  numerals?: string;
  /** Words before a comma at the start of a sentence, which can be left out. */
  connectors?: string;
  /** Pronouns at the start of a sentence for the subject of the one before. */
  pronouns?: string;
  /** Verbs that end the subject at the start of a sentence. */
  predicates?: string;
  /** Words before a number that make it the name of a part or a thing: page, article, room. */
  labels?: string;
  /** Words after a number that multiply it: million. */
  millions?: string;
  /** Text that may be attached to a figure, such as counters, because it is the same after all figures. */
  joined?: string;
  /** Beginnings of sentences that depend on the previous one or leave out their subject. */
  leansBack: string;
  /** Words anywhere in a sentence that refer to something outside it. */
  pointsOut: string;
  /** Articles of known things at the start of a sentence, where other sentences need no introduction. */
  definites?: string;
  /** Words directly after a noun that explain which one is meant, of, in, that; or three words with an adjective. */
  complements?: string;
  /** Pattern for a subject. A sentence without a match leaves out its subject. */
  subject?: RegExp;
  /** Thousands separator in texts; by default, a point: 1.000. Spaces are recognized everywhere. */
  grouping?: "." | ",";
  /** The zero of digits other than 0 to 9. */
  zero?: string;
  abbreviations?: string;
  dotsOrdinals?: boolean;
  /** Whether all nouns are capitalized, so that a capital before a number makes no name of it. */
  capitalNouns?: boolean;
  /** Prefix attached to a year, the same for all years. */
  yearPrefix?: string;
  /** Whether particles are attached to words. */
  hasParticles?: boolean;
  /** Minimum number of characters in a sentence, if different from the usual one. */
  least?: number;
  /** Whether words are written without spaces. */
  isDense?: boolean;
}

type Around = "year" | "wide" | "open";
type Sought =
  | `${Around}Before`
  | `${Around}After`
  | "aboutBefore"
  | "labels"
  | "millions"
  | "joined"
  | "definites"
  | "complements"
  | "connectors"
  | "pronouns"
  | "predicates"
  | "subject";

/** Rules for sentences and figures of a language: its words as patterns, null if it has none. */
export interface PlainLanguage
  extends Record<Sought, RegExp | null>,
    Record<"leansBack" | "pointsOut" | "listBefore" | "listAfter" | "dayBefore" | "dayAfter" | "units", RegExp>,
    Record<"abbreviations" | "functionWords", ReadonlySet<string>>,
    Required<Pick<PlainWords, "code" | "grouping" | "dotsOrdinals" | "capitalNouns">> {
  /** `context` names the subject of a sentence that starts with a pronoun or with a known thing. */
  fillGap(sentence: string, context?: string): string;
  /** Values of number words. */
  numerals: ReadonlyMap<string, number>;
  zero: string | null;
  isLatin: boolean;
  /** Number of characters in a sentence. */
  least: number;
  most: number;
}

/** A character of a dense script says as much as three of other scripts. */
const sizes = { usual: { least: 45, most: 300 }, dense: { least: 16, most: 120 } };

/** Fewer characters say enough where known things are recognized by their article. */
const leastIntroduced = 32;

/** Words between a preposition and its year: "until the end of 1998". */
const between = "(?:[\\p{L}\\p{M}\\p{Nd}.'’-]+\\s+){0,2}";

/** Matches up to three of these words, or a day and its month: "until the end of May 1998". */
const among = (words: string) => `(?:(?:${words}|\\p{Nd}{1,2}[.,]?)\\s+){0,3}`;

/** The words before a number and after it. */
const sidesOf = (words: string | undefined): (string | undefined)[] => words?.split("#") ?? [];

/** Lists are sources of regular expressions, so that an ending can be left open. */
export function plainLanguage(words: PlainWords): PlainLanguage {
  const { code, isDense = false, hasParticles = isDense, yearPrefix } = words;
  const edge = hasParticles ? "" : "(?![\\p{L}\\p{M}])";
  const start = isDense ? "" : "(?<![\\p{L}\\p{M}])";
  const before = (list: string | undefined, gap = "") =>
    list ? new RegExp(`${start}(?:${list})${isDense ? "" : `\\s+${gap}`}$`, "iu") : null;
  const after = (list: string | undefined) => (list ? new RegExp(`^\\s*(?:${list})${edge}`, "iu") : null);
  const [year, wide, open] = [sidesOf(words.year), sidesOf(words.wide), sidesOf(words.open)];
  const size = sizes[isDense ? "dense" : "usual"];
  const months = monthsOf(code).join("|");
  const joins = (["conjunction", "disjunction"] as const)
    .map((type) => new Intl.ListFormat(code, { type }).format(["1", "2"]).replace(/[\d\s]/g, ""))
    .join("|");
  return {
    code,
    fillGap: (sentence, context = "") =>
      `${context === "" ? words.fillGap : words.fillGap.replace(/(?=\s?[:：]$)/, () => ` (${context})`)}${isDense ? "" : " "}${sentence}`,
    listBefore: new RegExp(`,.*\\s(?:${joins}) (?:\\S+ ){1,4}$|\\s(?:${joins}) [^,]*, $`, "u"),
    listAfter: new RegExp(`[:–—]|\\p{Nd} (?:${joins}) \\p{Nd}|^(?: [^\\s,]+){1,5}, [^.]*(?<!\\p{L})(?:${joins}) `, "u"),
    numerals: new Map(
      Array.from((words.numerals ?? "").matchAll(/(?<!\S)(\S+) (\d+)/g), ([, word = "", value]) => [
        word,
        Number(value),
      ]),
    ),
    connectors: words.connectors ? new RegExp(`^(?:${words.connectors}), `, "iu") : null,
    pronouns: words.pronouns ? new RegExp(`^(?:${words.pronouns})${edge}`, "iu") : null,
    predicates: words.predicates ? new RegExp(` (?:${words.predicates})${edge}`, "u") : null,
    yearBefore: either(
      before([year[0], isDense ? "" : months].filter(Boolean).join("|")),
      yearPrefix ? new RegExp(`${start}(?:${yearPrefix})$`, "u") : null,
    ),
    yearAfter: after(year[1]),
    wideBefore: before(wide[0], words.wideGap ? among(`${words.wideGap}|${months}`) : between),
    wideAfter: after(wide[1]),
    openBefore: before(open[0]),
    openAfter: after(open[1]),
    aboutBefore: before(words.aboutBefore),
    labels: before(words.labels),
    millions: after(words.millions),
    dayBefore: new RegExp(`${start}(?:${months})\\s*$`, "iu"),
    dayAfter: new RegExp(`^\\.?\\s*(?:de |of )?(?:${months})`, "iu"),
    units: new RegExp(`^\\s?(?:${unitsOf(code).join("|")})${edge}`, "u"),
    joined: words.joined ? new RegExp(`^(?:${words.joined})`, "u") : null,
    leansBack: new RegExp(`^(?:${words.leansBack})${edge}`, "iu"),
    pointsOut: new RegExp(`${start}(?:${words.pointsOut})${edge}`, "iu"),
    definites: words.definites ? new RegExp(`^(?:${words.definites})(?:(?<=['’])|${edge})\\s*`, "iu") : null,
    complements: words.complements ? new RegExp(`^(?:${words.complements})$`, "iu") : null,
    subject: words.subject ?? null,
    grouping: words.grouping ?? ".",
    zero: words.zero ?? null,
    abbreviations: new Set((words.abbreviations ?? "").split(" ")),
    functionWords: new Set(words.leansBack.split("|")),
    dotsOrdinals: words.dotsOrdinals ?? false,
    capitalNouns: words.capitalNouns ?? false,
    isLatin: /\p{Script=Latin}/u.test(words.fillGap),
    ...size,
    least: words.least ?? (words.definites ? leastIntroduced : size.least),
  };
}

const either = (...parts: (RegExp | null)[]) => {
  const sources = parts.flatMap((part) => part?.source ?? []);
  return sources.length > 0 ? new RegExp(sources.join("|"), "iu") : null;
};

const unitNames =
  "kilometer meter centimeter millimeter mile foot inch hectare acre kilogram gram liter milliliter gallon celsius percent day hour minute second week month year".split(
    " ",
  );

/** Names of units in a language, and symbols, the longest first. */
function unitsOf(code: string): string[] {
  const names = unitNames.flatMap((unit) =>
    (["long", "short"] as const).flatMap((unitDisplay) => {
      // The British spelling, metres, differs only for texts in English.
      const formats = [code, code === "en" ? "en-GB" : code].map(
        (spelling) => new Intl.NumberFormat(spelling, { style: "unit", unit, unitDisplay }),
      );
      return [2, 5, 20].flatMap((value) =>
        formats.map((format) =>
          format
            .formatToParts(value)
            .filter(({ type }) => type === "unit" || type === "percentSign")
            .map(({ value }) => value)
            .join(" ")
            .trim(),
        ),
      );
    }),
  );
  const symbols = "% ％ ٪ °C km² m² km/h MW GW kW t ha tonnes? Euro euros? dollars?".split(" ");
  const escaped = [...new Set(names)].filter(Boolean).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return [...escaped, ...symbols].sort((a, b) => b.length - a.length);
}

/** Month names in two forms: alone and in a date. */
export const monthsOf = (code: string): string[] =>
  [{ month: "long" } as const, { day: "numeric", month: "long" } as const].flatMap((options) => {
    const format = new Intl.DateTimeFormat(code, { ...options, timeZone: "UTC", calendar: "gregory" });
    return Array.from({ length: 12 }, (_, month) =>
      format
        .formatToParts(Date.UTC(2000, month, 1))
        .filter(({ type }) => type === "month")
        .map(({ value }) => value)
        .join(""),
    );
  });
