import { Readability } from "@mozilla/readability";
import { parseHTML } from "linkedom";
import { parse, serialize } from "parse5";
import { decoded } from "./charset.ts";
import { glossaryPassages, takeGlossaries } from "./glossary.ts";
import { languageTag } from "./language.ts";
import { blocksOf } from "./page.blocks.ts";
import { removeNonContent } from "./page.signs.ts";
import { type Passage, type Source, sourceOf } from "./source.ts";
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

export function readPage({ link, bytes, charset, language, isPlain }: Fetched): Source {
  const read = isPlain ? plainText(decoded(bytes, charset)) : articleIn(bytes, charset);
  const tooLittle = "There is too little text at this link to make questions from. Please try a different article.";
  const claimed = languageTag(read.language ?? language);
  return sourceOf(
    {
      sourceType: "article",
      title: read.title,
      url: link,
      language: claimed,
      passages: [...passagesIn(read.blocks, read.title), ...read.glossary],
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

function articleIn(bytes: Uint8Array, charset: string | null): Read {
  const page = documentOf(decoded(bytes, charset));
  const entries = takeGlossaries(page);
  removeNonContent(page);
  const whole = page.toString();
  const heading = page.querySelector("h1")?.textContent.trim();
  const language = page.documentElement.getAttribute("lang");
  const article = new Readability<Element>(page, { serializer: (content) => content as Element }).parse();
  const blocks = blocksOf(article?.content ?? unframed(documentOf(whole)));
  return {
    // A title often ends in the name of the site; the heading does not.
    title: heading && article?.title?.startsWith(heading) ? heading : article?.title || heading || null,
    language,
    blocks,
    glossary: glossaryPassages(entries, blocks.length),
  };
}

/** The document a browser makes of a page: parse5 adds what the page left out, which linkedom's own parser would not. */
const documentOf = (html: string) => parseHTML(serialize(parse(html))).document as unknown as Document;

function unframed({ body }: Document): Element {
  for (const element of body.querySelectorAll(frame)) element.remove();
  return body;
}
