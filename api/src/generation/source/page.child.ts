import { isUtf8 } from "node:buffer";
import { Readability } from "@mozilla/readability";
import { load, loadBuffer } from "cheerio";
import { parseHTML } from "linkedom";
import { inParagraphs, type Source, sourceOf } from "./source.ts";
import { plainParagraphs } from "./text.ts";

/** A page as it was fetched. */
interface Fetched {
  link: string;
  bytes: Uint8Array;
  charset: string | null;
  isPlain: boolean;
}

/** Never part of what a page has to say, though it may read like it. */
const clutter = `dialog, [role=dialog], [id*=cookie i], [class*=cookie i], [id*=consent i], [class*=consent i],
  [class*=newsletter i], [class*=paywall i], .infobox, .reflist, .references, sup.reference, .mw-editsection`;
const frame =
  "script, style, noscript, template, svg, nav, header, footer, aside, form, button, [hidden], [aria-hidden=true]";
const headings = "h1, h2, h3, h4, h5, h6";
const blocks = "p, li, blockquote, pre, dd, dt, tr, figcaption, div, section, article, main, ul, ol, dl, table";

/** The text of a page without what stands around it; throws when it has next to none. */
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
  // A whole page may wear such a name as well: "cookie" on one about baking.
  page(clutter)
    .filter((_, element) => page(element).text().length < 3000)
    .remove();
  const { document } = parseHTML(page.html());
  const article = new Readability(document as unknown as Document).parse();
  const heading = page("h1").first().text().trim();
  page(frame).remove();
  return {
    // A title often ends in the name of the site; the heading does not.
    title: heading && article?.title?.startsWith(heading) ? heading : (article?.title ?? null),
    paragraphs: paragraphsOf(article?.content ?? page.html()),
  };
}

function paragraphsOf(html: string): string[] {
  const $ = load(html);
  $(headings).replaceWith("\u2029");
  // The separators Unicode has for it, as a text's own line breaks mean nothing in HTML.
  $(blocks).before("\u2029").after("\u2029");
  $("td, th").after(" ");
  $("br").replaceWith("\u2028");
  return $("body")
    .text()
    .split(/\u2029|\u2028\s*\u2028/)
    .filter((text) => text.trim() !== "");
}
