import compile from "icu-minify/compile";
import { expect, it } from "vitest";
import { failuresOf } from "../../../test/cases/failures.ts";
import { acceptedTags, firstSpoken, type Language, languages } from "../../platform/shared/taker-language.shared.ts";
import { arabicImperatives, formsOfAddress } from "./form-of-address.ts";
import { firstMessages, messages } from "./messages.ts";

type Texts = Readonly<Record<string, string>>;

const tags = Object.keys(languages) as Language[];
const files = Object.entries<Texts>(messages.en).flatMap(([part, english]) =>
  tags.map((tag): [string, Language, Texts, Texts] => [
    part,
    tag,
    messages[tag][part as keyof typeof messages.en] ?? {},
    english,
  ]),
);

const ofService = ["page", "preview", "invitation", "resultMail", "certificatePage", "certificatePaper"];
const { plain = [], compiled = [] } = Object.groupBy(files, ([part]) =>
  ofService.includes(part) ? "plain" : "compiled",
);

/** Names of values, and the forms of each plural. */
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

it("gives no two messages one key, which would say one for the other", () => {
  const keys = compiled.filter(([, language]) => language === "en").flatMap(([, , own]) => Object.keys(own));
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
});

it("has the same values in each translation of a message, and every form of its plurals", async () => {
  const failures = await failuresOf(
    compiled.flatMap(([when, language, own, english]) =>
      Object.keys(english).map((key) => ({ when, language, key, own: own[key] ?? "", english: english[key] ?? "" })),
    ),
    ({ when, language, key }) => `${key}, ${when} in ${language}`,
    ({ language, key, own, english }) => {
      const [there, here] = [placesOf(english), placesOf(own)];
      // Many languages don't need to name the kind of item.
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

it("has the same places in each translation of a text that the service fills in", async () => {
  const placesIn = (texts: Texts) =>
    Object.values(texts).map((text) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort());
  const failures = await failuresOf(
    plain,
    ([part, language]) => `${part} in ${language}`,
    ([_part, _language, own, english]) => expect(placesIn(own)).toEqual(placesIn(english)),
  );
  expect(plain).toHaveLength(ofService.length * tags.length);
  expect(failures).toEqual([]);
});

/** Every translated message, by a name. Places of values stay; the forms of plurals are separate texts. */
const translated = files
  .filter(([, language]) => language !== "en")
  .flatMap(([part, language, own]) =>
    Object.entries(own).map(([key, text]) => ({ name: `${part}.${key} in ${language}`, language, part, key, text })),
  );

it("addresses participants in one form in each language", () => {
  const others = translated.filter(
    ({ language, text }) => language !== "en" && formsOfAddress[language].others.test(text),
  );
  expect(others.map(({ name, text }) => `${name}: ${text}`)).toEqual([]);
});

it("starts no Arabic button with an imperative", () => {
  const isButton =
    /^(?:start|startSurvey|continue|skip|clear|previous|next|finish|submitSurvey|review|dismiss|tryAgain|tryNow|reload|go|startOver|undo|close|asNew|loadCurrent|sendAgain|download|seeResult|answerAgain|print|stay|linkValueDrop|certificateGet|certificatePdf|certificateAnyway|reportSend|own(?:Copy|Share|Mail|Erase|EraseNow))$/;
  const buttons = translated.filter(({ language, key }) => language === "ar" && isButton.test(key));
  expect(buttons).toHaveLength(37);
  expect(buttons.filter(({ text }) => arabicImperatives.test(text))).toEqual([]);
});

const han = "[\\u3040-\\u30ff\\u4e00-\\u9fff]";
const latin = "[{}#\\dA-Za-z]";
/** Spaces and quotes that a language does not use. */
const untypical: Partial<Record<Language, RegExp>> = {
  // Swiss and Canadian French would do without some of these spaces.
  fr: /[^\u202f][;:!?»%]|«[^\u202f]|\u202f(?![;:!?»%\p{L}{])/u,
  de: /[^\u00a0][…%]|[“”](?=\p{L}|\{)|»|«/u,
  es: /[^\u00a0]%|[“”„]|(?<!¿[^?]*)\?(?! como)|(?<!¡[^!]*)!/u,
  ru: /[^\u00a0][%—]|[“”„]/u,
  uk: /[^\u00a0][%—]|[“”„]/u,
  tr: /\d%/u,
  pl: /[“«»]/u,
  ar: /[\u0600-\u06ff][,;?]/u,
  he: /[\u05d0-\u05ea](?:-|\{)/u,
  ja: new RegExp(`${han} ${latin}|${latin} ${han}|${han}[,;:!?.()]|[,;:!?.()]${han}`, "u"),
  zh: new RegExp(`${han}${latin}|${latin}${han}|${han}[,;:!?.()]|[,;:!?.()]${han}`, "u"),
};

it("has the spaces and quotes of each language", () => {
  const wrong = translated.filter(({ language, part, text }) => {
    if (/['"]/.test(text)) return true;
    // Formulas are only spoken: their spaces separate the parts.
    if (part === "formula") return false;
    const flat = text.replace(/\{count, plural, (?:\w+ \{[^{}]*\} ?)+\}/g, (plural) =>
      [...plural.matchAll(/\w+ \{([^{}]*)\}/g)].map(([, form]) => form).join(" | "),
    );
    return untypical[language]?.test(flat) ?? false;
  });
  expect(wrong.map(({ name, text }) => `${name}: ${text}`)).toEqual([]);
});

it("counts as each language does", () => {
  expect([1, 2, 5, 22].map((count) => firstMessages("pl")("questionCount", { count }))).toEqual([
    "1 pytanie",
    "2 pytania",
    "5 pytań",
    "22 pytania",
  ]);
  expect([1, 2, 3, 11].map((count) => firstMessages("ar")("questionCount", { count }))).toEqual([
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
