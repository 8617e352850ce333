import { isUtf8 } from "node:buffer";
import { Readability } from "@mozilla/readability";
import { load, loadBuffer } from "cheerio";
import { parseHTML } from "linkedom";
import { inParagraphs, type Source, sourceOf } from "./source.ts";
import { plainParagraphs } from "./text.ts";

interface Fetched {
  link: string;
  bytes: Uint8Array;
  charset: string | null;
  isPlain: boolean;
}

/** Never a page's content, though it reads like it. */
const clutter = `dialog, [role=dialog], [id*=cookie i], [class*=cookie i], [id*=consent i], [class*=consent i],
  [class*=newsletter i], [class*=paywall i], .infobox, .reflist, .references, sup.reference, .mw-editsection`;
const frame =
  "script, style, noscript, template, svg, nav, header, footer, aside, form, button, [hidden], [aria-hidden=true]";
const headings = "h1, h2, h3, h4, h5, h6";
const blocks = "p, li, blockquote, pre, dd, dt, tr, figcaption, div, section, article, main, ul, ol, dl, table";

/** The main text of a page; throws if there is too little. */
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
  const page = loadBuffer(Buffer.from(bytes), {
    encoding: {
      ...(charset !== null && { transportLayerEncodingLabel: charset }),
      defaultEncoding: isUtf8(bytes) ? "utf-8" : "windows-1252",
    },
  });
  // Large matches are kept: a page about baking may be called "cookie" as a whole.
  page(clutter)
    .filter((_, element) => page(element).text().length < 3000)
    .remove();
  const { document } = parseHTML(page.html());
  const article = new Readability(document as unknown as Document).parse();
  const heading = page("h1").first().text().trim();
  page(frame).remove();
  return {
    // A title often ends with the site's name; the heading does not.
    title: heading && article?.title?.startsWith(heading) ? heading : (article?.title ?? null),
    paragraphs: paragraphsOf(article?.content ?? page.html()),
  };
}

function paragraphsOf(html: string): string[] {
  const $ = load(html);
  $(headings).replaceWith("\u2029");
  // Unicode's paragraph separator, because line breaks in HTML text mean nothing.
  $(blocks).before("\u2029").after("\u2029");
  $("td, th").after(" ");
  $("br").replaceWith("\u2028");
  return $("body")
    .text()
    .split(/\u2029|\u2028\s*\u2028/)
    .filter((text) => text.trim() !== "");
}
