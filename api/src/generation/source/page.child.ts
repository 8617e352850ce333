import { isUtf8 } from "node:buffer";
import { Readability } from "@mozilla/readability";
import { decodeBuffer } from "encoding-sniffer";
import { parseHTML } from "linkedom";
import { parse, serialize } from "parse5";
import { inParagraphs, type Source, sourceOf } from "./source.ts";
import { plainParagraphs } from "./text.ts";

interface Fetched {
  link: string;
  bytes: Uint8Array;
  charset: string | null;
  isPlain: boolean;
}

/** Not content, although Readability takes it for content. */
const clutter = `dialog, [role=dialog], [id*=cookie i], [class*=cookie i], [id*=consent i], [class*=consent i],
  [class*=newsletter i], [class*=paywall i], .infobox, .reflist, .references, sup.reference, .mw-editsection`;
/** Characters. A longer element is content in spite of its name, such as "cookie" on a page about baking. */
const longestClutter = 3000;
const frame =
  "script, style, noscript, template, svg, nav, header, footer, aside, form, button, [hidden], [aria-hidden=true]";
const headings = "h1, h2, h3, h4, h5, h6";
const blocks = "p, li, blockquote, pre, dd, dt, tr, figcaption, div, section, article, main, ul, ol, dl, table";

export function readPage({ link, bytes, charset, isPlain }: Fetched): Source {
  const { title, paragraphs } = isPlain
    ? { title: null, paragraphs: plainParagraphs(decoded(bytes, charset)) }
    : articleIn(bytes, charset);
  const tooLittle = "There is too little text at this link to make questions from. Please try a different article.";
  return sourceOf({ sourceType: "article", title, url: link, passages: inParagraphs(paragraphs) }, tooLittle);
}

function decoded(bytes: Uint8Array, charset: string | null): string {
  const likely = isUtf8(bytes) ? "utf-8" : "windows-1252";
  try {
    return new TextDecoder(charset ?? likely).decode(bytes);
  } catch {
    return new TextDecoder(likely).decode(bytes);
  }
}

function articleIn(bytes: Uint8Array, charset: string | null): { title: string | null; paragraphs: string[] } {
  const html = decodeBuffer(Buffer.from(bytes), {
    ...(charset !== null && { transportLayerEncodingLabel: charset }),
    defaultEncoding: isUtf8(bytes) ? "utf-8" : "windows-1252",
  });
  const page = documentOf(html);
  for (const element of page.querySelectorAll(clutter))
    if (element.textContent.length < longestClutter) element.remove();
  const whole = page.toString();
  const heading = page.querySelector("h1")?.textContent.trim();
  const article = new Readability<Element>(page, { serializer: (content) => content as Element }).parse();
  return {
    // A title often ends in the name of the site; the heading does not.
    title: heading && article?.title?.startsWith(heading) ? heading : (article?.title ?? null),
    paragraphs: paragraphsOf(article?.content ?? unframed(documentOf(whole))),
  };
}

/** The document a browser makes of a page: parse5 adds what the page left out, which linkedom's own parser would not. */
const documentOf = (html: string) => parseHTML(serialize(parse(html))).document as unknown as Document;

function unframed({ body }: Document): Element {
  for (const element of body.querySelectorAll(frame)) element.remove();
  return body;
}

function paragraphsOf(content: Element): string[] {
  for (const element of content.querySelectorAll(headings)) element.replaceWith("\u2029");
  // Unicode's paragraph separator, because a text's own line breaks mean nothing in HTML.
  for (const element of content.querySelectorAll(blocks)) {
    element.before("\u2029");
    element.after("\u2029");
  }
  for (const element of content.querySelectorAll("td, th")) element.after(" ");
  for (const element of content.querySelectorAll("br")) element.replaceWith("\u2028");
  return content.textContent.split(/\u2029|\u2028\s*\u2028/).filter((text) => text.trim() !== "");
}
