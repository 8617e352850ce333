import { isUtf8 } from "node:buffer";
import { Readability } from "@mozilla/readability";
import { load, loadBuffer } from "cheerio";
import { parseHTML } from "linkedom";
import { answer } from "./child.answer.ts";

export interface Page {
  title: string | null;
  paragraphs: string[];
}

/** Never part of what a page has to say, though it may read like it. */
const clutter = `dialog, [role=dialog], [id*=cookie i], [class*=cookie i], [id*=consent i], [class*=consent i],
  [class*=newsletter i], [class*=paywall i], .infobox, .reflist, .references, sup.reference, .mw-editsection`;
const frame =
  "script, style, noscript, template, svg, nav, header, footer, aside, form, button, [hidden], [aria-hidden=true]";
const headings = "h1, h2, h3, h4, h5, h6";
const blocks = "p, li, blockquote, pre, dd, dt, tr, figcaption, div, section, article, main, ul, ol, dl, table";

answer(async ({ bytes, charset }: { bytes: Uint8Array; charset: string | null }): Promise<Page> => {
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
});

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
