import type { CheerioAPI } from "cheerio";
import { isProse } from "./structure/prose.ts";

/** Scripts are read up to a size, and their values up to a number and a depth. A longer name is not a field name. */
const limits = { characters: 2_000_000, values: 100_000, depth: 20, name: 60, judged: 2000, start: 200 };

/** Texts that a page contains as data. Each is the whole text, in one string or several. */
export function textsInData($: CheerioAPI): string[][] {
  const linked = scriptsOf($, linkedData).map(stringsOf);
  const articles = linked.flat().flatMap(([path, text]) => (path.endsWith(".articleBody") ? [[text]] : []));
  const guides = linked.map((strings) => strings.flatMap(asHtml));
  // The field with the most prose is the text. Teasers and messages have fields of their own.
  const states = [...scriptsOf($, embedded), ...assigned($)].flatMap((json) => [...fieldsOf(json).values()]);
  return [...articles, ...guides, ...states.map((texts) => texts.filter(looksLikeProse))];
}

const linkedData = "script[type='application/ld+json']";
const embedded = "script[type='application/json']";

const scriptsOf = ($: CheerioAPI, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((script) => $(script).html() ?? "");

/** States that scripts assign to a variable, as JSON: `window.__NUXT__ = {…};`. Other programs are not JSON. */
const assigned = ($: CheerioAPI): string[] =>
  scriptsOf($, "script:not([type]), script[type='text/javascript']").flatMap((script) => {
    const name = /^\s{0,100}(?:window\.|var |let |const )?__\w{1,40}\s{0,10}=/.exec(script.slice(0, limits.start))?.[0];
    return name ? [script.slice(name.length, script.lastIndexOf("}") + 1)] : [];
  });

/** The title that a page gives its article in its data. */
export const headlineOf = ($: CheerioAPI): string | null =>
  scriptsOf($, linkedData)
    .flatMap(stringsOf)
    .find(([path]) => /\.(?:headline|name)$/.test(path) && depthOf(path) === 1)?.[1] ?? null;

const depthOf = (path: string) => path.replace(".@graph", "").split(".").length - 1;

/** Fields of instructions, recipes, and questions with their answers (schema.org): headings, and the texts below. */
const guide = {
  headings: /\.(?:step(?:\.itemListElement)?|recipeInstructions|mainEntity)\.name$/,
  texts: /\.(?:step|recipeInstructions)(?:\.itemListElement)?(?:\.text)?$|\.mainEntity\.acceptedAnswer\.text$/,
};

function asHtml([path, text]: readonly [path: string, text: string]): string[] {
  if (guide.headings.test(path)) return [`<h2>${text}</h2>`];
  return guide.texts.test(path) ? [`<p>${text}</p>`] : [];
}

/** The description that a page gives to search engines and other sites. */
export const descriptionOf = ($: CheerioAPI): string =>
  $("meta[property='og:description'], meta[name=description]").attr("content") ?? "";

/** The strings of a JSON text by the path of their field. */
function fieldsOf(json: string): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const [path, text] of stringsOf(json)) {
    const texts = fields.get(path) ?? [];
    texts.push(text);
    fields.set(path, texts);
  }
  return fields;
}

/** The strings of a JSON text in order, each with the path of its field. Paths leave out lists. */
function stringsOf(json: string): [path: string, text: string][] {
  const strings: [string, string][] = [];
  let valuesLeft = limits.values;
  const visit = (value: unknown, path: string, depth: number) => {
    valuesLeft -= 1;
    if (valuesLeft < 0 || depth > limits.depth) return;
    if (typeof value === "string") strings.push([path, value]);
    else if (Array.isArray(value)) for (const item of value) visit(item, path, depth + 1);
    else if (value !== null && typeof value === "object")
      for (const [key, item] of Object.entries(value)) {
        if (key.length > limits.name) continue;
        // Rich text nests fields in fields of the same name.
        visit(item, path.endsWith(`.${key}`) ? path : `${path}.${key}`, depth + 1);
      }
  };
  visit(parsed(json), "", 0);
  return strings;
}

function parsed(json: string): unknown {
  if (json.length > limits.characters) return null;
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

const looksLikeProse = (text: string) => isProse(text.slice(0, limits.judged).replace(/<[^<>]*>/g, " "));
