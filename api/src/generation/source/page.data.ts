import type { CheerioAPI } from "cheerio";
import { isProse } from "./structure/prose.ts";

/** Scripts are read up to a size, and their values up to a number and a depth. A longer name is not a field name. */
const limits = { characters: 2_000_000, values: 100_000, depth: 20, name: 60, judged: 2000 };

/** Texts that a page contains as data. Each is the whole text, in one string or several. */
export function textsInData($: CheerioAPI): string[][] {
  const jsonOf = (selector: string) =>
    $(selector)
      .toArray()
      .map((script) => fieldsOf($(script).html() ?? ""));
  const articles = jsonOf("script[type='application/ld+json']").flatMap((fields) =>
    [...fields].flatMap(([path, texts]) => (path.endsWith(".articleBody") ? texts.map((text) => [text]) : [])),
  );
  // The field with the most prose is the text. Teasers and messages have fields of their own.
  const fields = jsonOf("script#__NEXT_DATA__").flatMap((fields) => [...fields.values()]);
  return [...articles, ...fields.map((texts) => texts.filter(looksLikeProse))];
}

/** The description that a page gives to search engines and other sites. */
export const descriptionOf = ($: CheerioAPI): string =>
  $("meta[property='og:description'], meta[name=description]").attr("content") ?? "";

/** The strings of a JSON text by the path of their field. Paths leave out lists. */
function fieldsOf(json: string): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  let valuesLeft = limits.values;
  const visit = (value: unknown, path: string, depth: number) => {
    valuesLeft -= 1;
    if (valuesLeft < 0 || depth > limits.depth) return;
    if (typeof value === "string") {
      const texts = fields.get(path) ?? [];
      texts.push(value);
      fields.set(path, texts);
    } else if (Array.isArray(value)) for (const item of value) visit(item, path, depth + 1);
    else if (value !== null && typeof value === "object")
      for (const [key, item] of Object.entries(value)) {
        if (key.length > limits.name) continue;
        // Rich text nests fields in fields of the same name.
        visit(item, path.endsWith(`.${key}`) ? path : `${path}.${key}`, depth + 1);
      }
  };
  visit(parsed(json), "", 0);
  return fields;
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
