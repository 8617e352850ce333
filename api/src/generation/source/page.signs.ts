import type { CheerioAPI } from "cheerio";

/** Markup that is not part of a page's text, by role, type and name of an element. */

const containers =
  "div, section, aside, nav, ul, ol, dl, table, p, li, figure, header, footer, form, article, details, dialog, figcaption, blockquote";

const roles = new Set(
  `navigation banner contentinfo complementary search menu menubar tablist dialog alertdialog toolbar note doc-toc
  doc-bibliography doc-biblioentry doc-endnotes doc-endnote doc-footnote doc-index doc-glossary doc-credit doc-credits
  doc-qna doc-pagelist doc-backlink doc-noteref doc-colophon`.split(/\s+/),
);

const chromeName =
  "toc|toctree|table-of-contents|contents-list|exercises?|problems?|problem-set|review-questions?|questions-section|solutions?|homework|quiz|key-terms|key-equations|glossary|references|reference-list|reflist|ref-list|bibliography|biblio|citations?|works-cited|footnotes?|footnote-refs|endnotes?|captions?|caption-text|figcaption|navigation|nav|navbar|navbox|breadcrumbs?|pagination|pager|sidebar|infobox|metadata|cookies?|cookie-\\w+|consent|gdpr|newsletter|paywall|subscribe|related|related-\\w+|recommended|share|sharing|share-\\w+|social|social-\\w+|comments|comment-list|advert|advertisement|promo|sponsored|catlinks|hatnote|editsection|skip-link|screen-reader-text|sr-only|visually-hidden";
const className = new RegExp(
  `(?:^|[-_])(?:${chromeName})(?:[-_](?:section|list|box|container|wrapper|block|area|links|text|\\d+))?$`,
);
const idName = new RegExp(`^(?:${chromeName})(?:[-_](?:section|list|box|container|wrapper|block|\\d+))?$`);
/** Names of states and of layouts: "has-toc", "no-sidebar". */
const stateName = /^(?:no|not|has|have|with|without|show|hide|is|js)[-_]/;

/** Removes elements that are not content, unless their names would leave the page without most of its text. */
export function removeNonContent($: CheerioAPI) {
  const words = new Set(
    $(containers)
      .filter((_, element) => isNonContent(element.attribs))
      .toArray(),
  );
  const outermost = $([...words]).filter(
    (_, element) =>
      !$(element)
        .parents()
        .toArray()
        .some((parent) => words.has(parent)),
  );
  if (outermost.text().length < mostRemoved * $("body").text().length) outermost.remove();
  $("sup, [role=doc-noteref]")
    .filter(
      (_, mark) => $(mark).is(notes) || ($(mark).has(noteLinks).length > 0 && noteMark.test($(mark).text().trim())),
    )
    .remove();
}

const mostRemoved = 2 / 3;

function isNonContent({ role, id = "", class: classes = "", ...others }: Readonly<Record<string, string>>): boolean {
  if (role !== undefined && roles.has(role)) return true;
  if (idName.test(id.toLowerCase())) return true;
  return `${classes} ${others["data-type"] ?? ""} ${others["epub:type"] ?? ""}`
    .replace(/(\p{Ll})(?=\p{Lu})/gu, "$1-")
    .toLowerCase()
    .split(/\s+/)
    .some((word) => className.test(word) && !stateName.test(word));
}

/** "[12]" or "3", linked to a note. */
const noteMark = /^[[(]?[\w*†‡§ ,–-]{1,12}[\])]?$/;
const noteLinks = "a[href^='#'], a[href*='#cite'], a[href*='#fn']";
const notes = ".reference, [role=doc-noteref]";
