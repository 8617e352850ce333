/** What is known of a language in which years and figures are asked for, and nothing else. */
export interface PlainLanguage {
  code: string;
  fillGap(sentence: string): string;
  /** Directly before or after a number from 1000 on, these make it a year. */
  yearAfter: RegExp | null;
  yearBefore: RegExp | null;
  /** Around a year, these make other years right, too: before, until, since, about. */
  wideBefore: RegExp | null;
  wideAfter: RegExp | null;
  /** Around a figure, these make other figures right, too: more than, at least, up to. */
  openBefore: RegExp | null;
  openAfter: RegExp | null;
  /** What may be written onto a figure, such as counters, because it is the same after all of them. */
  joined: RegExp | null;
  /** Beginnings of sentences that depend on the one before, or leave out whom they are about. */
  leansBack: RegExp;
  /** Anywhere in a sentence: refers to something outside it. */
  pointsOut: RegExp;
  /** Without it, a sentence leaves out whom it is about. */
  subject: RegExp | null;
  /** Of a thousand, where texts have it: 1.000. Spaces are known everywhere. */
  grouping: "." | ",";
  /** Of digits other than 0 to 9. */
  zero: string | null;
  abbreviations: ReadonlySet<string>;
  /** Words that begin sentences, and may follow an abbreviation or an ordinal as such. */
  functionWords: ReadonlySet<string>;
  dotsOrdinals: boolean;
  isLatin: boolean;
  /** Fewest characters of a sentence that says enough. */
  least: number;
  most: number;
}

/** A pack as it is written down: words are separated by spaces, phrases by `|`. */
export interface PlainWords {
  code: string;
  fillGap: string;
  yearAfter?: string;
  yearBefore?: string;
  /** Months make a number that follows them a year, unless they follow it. */
  wideBefore?: string;
  wideAfter?: string;
  openBefore?: string;
  openAfter?: string;
  joined?: string;
  leansBack: string;
  pointsOut: string;
  subject?: RegExp;
  grouping: "." | ",";
  zero?: string;
  abbreviations?: string;
  dotsOrdinals?: boolean;
  /** Written onto a year, the same before all of them. */
  yearPrefix?: string;
  /** Particles are written onto words. */
  hasParticles?: boolean;
  /** Characters of a sentence that says enough, where they are not the usual. */
  least?: number;
  /** Words are not divided by spaces. */
  isDense?: boolean;
}

/** A dense script says in a character what others say in three. */
const sizes = { usual: { least: 45, most: 300 }, dense: { least: 16, most: 120 } };

/** Words between a preposition and its year: "until the end of 1998". */
const between = "(?:[\\p{L}\\p{M}\\p{Nd}.'’-]+\\s+){0,2}";

/** Lists are sources of regular expressions, so that an ending can be left open. */
export function plainLanguage(words: PlainWords): PlainLanguage {
  const { code, isDense = false, hasParticles = isDense, yearPrefix } = words;
  const edge = hasParticles ? "" : "(?![\\p{L}\\p{M}])";
  const start = isDense ? "" : "(?<![\\p{L}\\p{M}])";
  const before = (list: string | undefined, gap = "") =>
    list ? new RegExp(`${start}(?:${list})${isDense ? "" : `\\s+${gap}`}$`, "iu") : null;
  const after = (list: string | undefined) => (list ? new RegExp(`^\\s*(?:${list})${edge}`, "iu") : null);
  const size = sizes[isDense ? "dense" : "usual"];
  const months = monthsOf(code).join("|");
  return {
    code,
    fillGap: (sentence) => `${words.fillGap}${isDense ? "" : " "}${sentence}`,
    yearBefore: either(
      before([words.yearBefore, isDense ? "" : months].filter(Boolean).join("|")),
      yearPrefix ? new RegExp(`${start}(?:${yearPrefix})$`, "u") : null,
    ),
    yearAfter: after(words.yearAfter),
    wideBefore: before(words.wideBefore, between),
    wideAfter: after(words.wideAfter),
    openBefore: before(words.openBefore),
    openAfter: after(words.openAfter),
    joined: words.joined ? new RegExp(`^(?:${words.joined})`, "u") : null,
    leansBack: new RegExp(`^(?:${words.leansBack})${edge}`, "iu"),
    pointsOut: new RegExp(`${start}(?:${words.pointsOut})${edge}`, "iu"),
    subject: words.subject ?? null,
    grouping: words.grouping,
    zero: words.zero ?? null,
    abbreviations: new Set((words.abbreviations ?? "").split(" ")),
    functionWords: new Set(words.leansBack.split("|")),
    dotsOrdinals: words.dotsOrdinals ?? false,
    isLatin: /\p{Script=Latin}/u.test(words.fillGap),
    ...size,
    least: words.least ?? size.least,
  };
}

const either = (...parts: (RegExp | null)[]) => {
  const sources = parts.flatMap((part) => part?.source ?? []);
  return sources.length > 0 ? new RegExp(sources.join("|"), "iu") : null;
};

/** Both as they stand alone and as they stand in a date. */
const monthsOf = (code: string): string[] =>
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
