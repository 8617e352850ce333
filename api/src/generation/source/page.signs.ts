/** What the markup of a page says is not its text: by role, type and name of an element. */

const containers =
  "div, section, aside, nav, ul, ol, dl, table, p, li, figure, header, footer, form, article, details, dialog, figcaption, blockquote";

const roles = new Set(
  `navigation banner contentinfo complementary search menu menubar tablist dialog alertdialog toolbar note doc-toc
  doc-bibliography doc-biblioentry doc-endnotes doc-endnote doc-footnote doc-index doc-glossary doc-credit doc-credits
  doc-qna doc-pagelist doc-backlink doc-noteref doc-colophon`.split(/\s+/),
);

const named =
  "toc|toctree|table-of-contents|contents-list|exercises?|problems?|problem-set|review-questions?|questions-section|solutions?|homework|quiz|key-terms|key-equations|glossary|references|reference-list|reflist|ref-list|bibliography|biblio|citations?|works-cited|footnotes?|footnote-refs|endnotes?|captions?|caption-text|figcaption|navigation|nav|navbar|navbox|breadcrumbs?|pagination|pager|sidebar|infobox|metadata|cookies?|cookie-\\w+|consent|gdpr|newsletter|paywall|subscribe|related|related-\\w+|recommended|share|sharing|share-\\w+|social|social-\\w+|comments|comment-list|advert|advertisement|promo|sponsored|catlinks|hatnote|editsection|skip-link|screen-reader-text|sr-only|visually-hidden";
const className = new RegExp(
  `(?:^|[-_])(?:${named})(?:[-_](?:section|list|box|container|wrapper|block|area|links|text|\\d+))?$`,
);
const idName = new RegExp(`^(?:${named})(?:[-_](?:section|list|box|container|wrapper|block|\\d+))?$`);
/** Names of states and of layouts: "has-toc", "no-sidebar". */
const stateName = /^(?:no|not|has|have|with|without|show|hide|is|js)[-_]/;

/** Removes what is not content, unless its names would leave the page without most of its text. */
export function removeNonContent(page: Document) {
  const whole = page.body?.textContent.length ?? 0;
  const outermost: Element[] = [];
  for (const element of page.querySelectorAll(containers)) {
    if (!isNonContent(element)) continue;
    if (outermost.at(-1)?.contains(element)) continue;
    outermost.push(element);
  }
  const size = outermost.reduce((sum, { textContent }) => sum + textContent.length, 0);
  if (size < mostRemoved * whole) for (const element of outermost) element.remove();
  for (const mark of page.querySelectorAll("sup, [role=doc-noteref]")) if (isNoteMark(mark)) mark.remove();
}

const mostRemoved = 2 / 3;

function isNonContent(element: Element): boolean {
  const role = element.getAttribute("role");
  if (role !== null && roles.has(role)) return true;
  if (idName.test(element.id.toLowerCase())) return true;
  const words = `${element.className} ${element.getAttribute("data-type") ?? ""} ${element.getAttribute("epub:type") ?? ""}`;
  return words
    .replace(/(\p{Ll})(?=\p{Lu})/gu, "$1-")
    .toLowerCase()
    .split(/\s+/)
    .some((word) => className.test(word) && !stateName.test(word));
}

/** "[12]" or "3", which leads to a note. */
const isNoteMark = (mark: Element) =>
  mark.classList.contains("reference") ||
  mark.getAttribute("role") === "doc-noteref" ||
  (mark.querySelector("a[href^='#'], a[href*='#cite'], a[href*='#fn']") !== null &&
    /^[[(]?[\w*†‡§ ,–-]{1,12}[\])]?$/.test(mark.textContent.trim()));
