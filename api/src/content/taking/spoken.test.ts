import compile from "icu-minify/compile";
import { expect, it } from "vitest";
import { failuresOf } from "../../../test/cases/failures.ts";
import { acceptedTags, firstSpoken, type Language, languages } from "../../platform/shared/taker-language.shared.ts";
import { messages, spoken } from "./spoken.ts";

type Texts = Readonly<Record<string, string>>;

/** What only the page says, from when its questions are there. */
const laterIn = async (language: Language): Promise<Texts> =>
  (await import(`./messages/later/${language}.later.shared.ts`)).default;

/** What it says of rules that few items have. */
const rareIn = async (language: Language): Promise<Texts> =>
  (await import(`./messages/rare/${language}.rare.shared.ts`)).default;

/** What it says of a time limit. */
const timedIn = async (language: Language): Promise<Texts> =>
  (await import(`./messages/timed/${language}.timed.shared.ts`)).default;

/** What it says of a certificate. */
const certifiedIn = async (language: Language): Promise<Texts> =>
  (await import(`./messages/certified/${language}.certified.shared.ts`)).default;

const tags = Object.keys(languages) as Language[];
const files: [string, Language, Texts, Texts][] = [];
const laterEnglish = await laterIn("en");
const rareEnglish = await rareIn("en");
const timedEnglish = await timedIn("en");
const certifiedEnglish = await certifiedIn("en");
for (const tag of tags) {
  files.push(["at first", tag, messages[tag], messages.en]);
  files.push(["later", tag, await laterIn(tag), laterEnglish]);
  files.push(["rarely", tag, await rareIn(tag), rareEnglish]);
  files.push(["of a time limit", tag, await timedIn(tag), timedEnglish]);
  files.push(["of a certificate", tag, await certifiedIn(tag), certifiedEnglish]);
}

/** Names of values, and of each plural the forms it has. */
function placesOf(text: string) {
  const values = new Set<string>();
  const plurals: string[][] = [];
  const visit = (node: unknown): void => {
    if (!Array.isArray(node)) return;
    const [name, type, forms] = node;
    if (typeof name === "string" && (node.length === 1 || typeof type === "number")) {
      values.add(name);
      if (type === 2) plurals.push(Object.keys(forms).sort());
      for (const form of Object.values(forms ?? {})) if (Array.isArray(form)) form.forEach(visit);
    } else node.forEach(visit);
  };
  const compiled: unknown = compile(text);
  if (Array.isArray(compiled)) compiled.forEach(visit);
  return { values, plurals };
}

it("has every message in every language, and none that English lacks", async () => {
  const failures = await failuresOf(
    files,
    ([when, language]) => `${when} in ${language}`,
    ([_when, _language, own, english]) => {
      expect(Object.keys(own)).toEqual(Object.keys(english));
      for (const text of Object.values(own)) expect(text.trim()).toBe(text || "missing");
    },
  );
  expect(failures).toEqual([]);
});

it("has the same values in each translation of a message, and every form of its plurals", async () => {
  const failures = await failuresOf(
    files.flatMap(([when, language, own, english]) =>
      Object.keys(english).map((key) => ({ when, language, key, own: own[key] ?? "", english: english[key] ?? "" })),
    ),
    ({ when, language, key }) => `${key}, ${when} in ${language}`,
    ({ language, key, own, english }) => {
      const [there, here] = [placesOf(english), placesOf(own)];
      // Many languages need not name what kind of item is meant.
      there.values.delete("kind");
      if (key !== "summary") here.values.delete("kind");
      if (key === "summary") there.values.add("kind");
      expect(here.values).toEqual(there.values);
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
      for (const plural of here.plurals) expect(plural).toEqual(forms);
      expect(here.plurals).toHaveLength(there.plurals.length);
    },
  );
  expect(failures).toEqual([]);
});

it("counts as each language does", () => {
  expect([1, 2, 5, 22].map((count) => spoken("pl")("questionCount", { count }))).toEqual([
    "1 pytanie",
    "2 pytania",
    "5 pytań",
    "22 pytania",
  ]);
  expect([1, 2, 3, 11].map((count) => spoken("ar")("questionCount", { count }))).toEqual([
    "سؤال واحد",
    "سؤالان",
    "3 أسئلة",
    "11 سؤالًا",
  ]);
});

it("speaks the first language that it can, of the most wanted ones", () => {
  expect(firstSpoken(acceptedTags("nb, de-AT;q=0.4, pt-BR;q=0.9"))).toBe("pt");
  expect(firstSpoken([null, "xx", "zh-Hant-TW"])).toBe("zh");
  expect(firstSpoken(acceptedTags("de;q=0, *"))).toBeNull();
  expect(firstSpoken(acceptedTags(undefined))).toBeNull();
});
