import { Readability } from "@mozilla/readability";
import { type CheerioAPI, load } from "cheerio";
import { parseHTML } from "linkedom";
import type { Passage } from "../../extractive/source.ts";
import { decoded } from "./charset.ts";
import { glossaryPassages, takeGlossaries } from "./glossary.ts";
import { languageTag } from "./language.ts";
import { blocksOf } from "./page.blocks.ts";
import { descriptionOf, headlineOf, textsInData } from "./page.data.ts";
import { flattened } from "./page.flat.ts";
import { removeNonContent } from "./page.signs.ts";
import { leastCharacters, type Source, sourceOf } from "./source.ts";
import { type Block, passagesIn } from "./structure/passages.ts";
import { plainBlocks } from "./text.ts";

interface Fetched {
  link: string;
  bytes: Uint8Array;
  charset: string | null;
  /** The header Content-Language. */
  language: string | null;
  isPlain: boolean;
}

const frame =
  "script, style, noscript, template, svg, nav, header, footer, aside, form, button, [hidden], [aria-hidden=true]";

export async function readPage({ link, bytes, charset, language, isPlain }: Fetched): Promise<Source> {
  const text = await decoded(bytes, charset, !isPlain);
  const parsedPage = isPlain ? plainText(text) : articleIn(text);
  const tooLittle = "There is too little text at this link to make questions from. Please try a different article.";
  const claimed = languageTag(parsedPage.language ?? language);
  return sourceOf(
    {
      sourceType: "article",
      title: parsedPage.title,
      url: link,
      language: claimed,
      passages: [...passagesIn(parsedPage.blocks, parsedPage.title), ...parsedPage.glossary],
    },
    tooLittle,
  );
}

interface Read {
  title: string | null;
  language: string | null;
  blocks: Block[];
  glossary: Passage[];
}

const plainText = (text: string): Read => ({ title: null, language: null, blocks: plainBlocks(text), glossary: [] });

/** Elements without readable text. Readability takes names from the JSON-LD. */
const unread = "script:not([type='application/ld+json']), style, template";

function articleIn(html: string): Read {
  const $ = load(flattened(html));
  const data = textsInData($);
  const headline = headlineOf($);
  const entries = takeGlossaries($);
  removeNonContent($);
  $(unread).remove();
  const heading = $("h1").first().text().trim();
  const pageTitle = $("meta[property='og:title']").attr("content") || $("title").first().text();
  const article = new Readability<Element>(documentOf($.html()), {
    serializer: (content) => content as Element,
  }).parse();
  const readable = blocksOf(article?.content ?? unframed($));
  const blocks = sizeOf(readable) < leastReadable ? fullest(readable, data, descriptionOf($)) : readable;
  return {
    // A title often ends in the name of the site; the heading does not.
    title:
      heading && article?.title?.startsWith(heading) ? heading : article?.title || heading || pageTitle || headline,
    language: $("html").attr("lang") ?? null,
    blocks,
    glossary: glossaryPassages(entries, blocks.length),
  };
}

/** The text of a page that is all content, such as a chapter of a book. */
export function chapterBlocks(html: string): Block[] {
  const $ = load(flattened(html));
  removeNonContent($);
  $(frame).remove();
  return blocksOf(documentOf($.html()).body);
}

const documentOf = (html: string) => parseHTML(html).document as unknown as Document;

function unframed($: CheerioAPI): Element {
  $(frame).remove();
  return documentOf($.html()).body;
}

/** Characters. Scripts may fill a shorter page, and its text may be a notice. */
const leastReadable = 500;

const sizeOf = (blocks: readonly Block[]) => blocks.reduce((sum, { text }) => sum + text.length, 0);

/** The longest text in a page or its data, or its description if both are too short. */
function fullest(readable: Block[], data: string[][], description: string): Block[] {
  const [longest = readable] = [readable, ...data.map(blocksIn)].sort((a, b) => sizeOf(b) - sizeOf(a));
  return sizeOf(longest) < leastCharacters ? plainBlocks(description) : longest;
}

/** Data contains texts as HTML, as Markdown or plain. */
function blocksIn(texts: string[]): Block[] {
  if (!texts.some((text) => /<(?:p|br|div|h\d|ul|ol|a|em|strong|b|i)\b/i.test(text)))
    return plainBlocks(texts.join("\n\n"));
  const html = texts.map((text) => `<div>${text}</div>`).join("");
  return blocksOf(documentOf(load(flattened(html)).html()).body);
}
