import { type Path, under } from "./structure/headings.ts";
import type { Block } from "./structure/passages.ts";

const elements = (names: string) => new Set(names.split(" ").map((name) => name.toUpperCase()));

const blockElements = elements(
  "p li blockquote pre dd dt tr td th figcaption caption div section article main ul ol dl table thead tbody tfoot header footer aside nav details figure address hr center fieldset form body",
);
const headings = elements("h1 h2 h3 h4 h5 h6 label legend summary dt");
const neverRead = elements(
  "script style noscript template svg math nav button select textarea iframe object figcaption caption head title audio video canvas code-block",
);

/** Level of a heading that is not one of h1 to h6: a box, a term, a line in bold type. */
export const lowest = 7;
const longestHeading = 200;

/** Share of links in a text from which it belongs to a list of links. */
const mostLinked = { text: 0.8, item: 0.6 };

/** The texts of a page in reading order, with the headings above them. */
export function blocksOf(content: Element): Block[] {
  const blocks: Block[] = [];
  let line = newLine();

  function flush(path: Path, isItem: boolean): Path {
    const { text, linked, bold } = line;
    line = newLine();
    const visibleText = text.replace(/\s+/g, " ").trim();
    if (visibleText === "") return path;
    if (isBoldHeading(visibleText, bold)) return under(path, lowest, visibleText);
    if (linked / visibleText.length > mostLinked[isItem ? "item" : "text"]) return path;
    const anchor = { kind: "paragraph" as const, paragraph: blocks.length + 1 };
    blocks.push({ text: visibleText, anchor, path, isItem });
    return path;
  }

  /** Reads an element and returns the headings above the text after it. */
  function visit(element: Element, given: Path, isItem: boolean): Path {
    let path = given;
    for (const node of element.childNodes) {
      if (node.nodeType === 3) add(line, node.textContent ?? "", element);
      if (node.nodeType !== 1) continue;
      const child = node as Element;
      const name = child.tagName.toUpperCase();
      if (name === "BR") {
        if (isEmpty(child.nextSibling)) path = flush(path, isItem);
        else line.text += " ";
      } else if (isHeading(child, name)) {
        path = flush(path, isItem);
        path = under(path, Number(/^H(\d)$/.exec(name)?.[1] ?? lowest), shortened(child.textContent));
      } else if (isSkipped(child, name)) {
        if (blockElements.has(name)) path = flush(path, isItem);
      } else if (blockElements.has(name)) {
        path = flush(path, isItem);
        const before = blocks.length;
        const isInItem = name === "LI" || name === "DD" || (isItem && name !== "P");
        const inside = flushed(child, path, isInItem);
        // A wrapper that contains only a heading: the heading applies to the text after it.
        if (blocks.length === before) path = inside;
      } else {
        path = visit(child, path, isItem);
      }
    }
    return path;
  }

  const flushed = (element: Element, path: Path, isItem: boolean) => flush(visit(element, path, isItem), isItem);

  function add(to: Line, text: string, parent: Element) {
    to.text += raised(text, parent);
    const size = text.replace(/\s+/g, " ").length;
    if (parent.closest("a[href]")) to.linked += size;
    if (parent.closest("b, strong")) to.bold += size;
  }

  flushed(content, [], false);
  return blocks;
}

interface Line {
  text: string;
  linked: number;
  bold: number;
}

/** `bold` is the number of characters in bold type. */
export const isBoldHeading = (text: string, bold: number) =>
  bold >= text.length - 1 && text.length < longestHeading && !/[.!?。]$/.test(text);

const newLine = (): Line => ({ text: "", linked: 0, bold: 0 });

const shortened = (heading: string) => heading.replace(/\s+/g, " ").trim().slice(0, longestHeading);

/** Whether a second line break follows, which separates paragraphs in old pages. */
const isEmpty = (node: Node | null): boolean =>
  node !== null &&
  ((node.nodeType === 3 && (node.textContent ?? "").trim() === "" && isEmpty(node.nextSibling)) ||
    (node.nodeType === 1 && (node as Element).tagName.toUpperCase() === "BR"));

/** An unclosed label contains all the text after it. */
const isHeading = ({ textContent }: Element, name: string) =>
  headings.has(name) && textContent.trim() !== "" && (name.startsWith("H") || textContent.length < longestHeading);

function isSkipped(element: Element, name: string): boolean {
  if (neverRead.has(name)) return true;
  if (name === "TABLE") return isDataTable(element);
  if (name === "PRE") return element.querySelector("code, span, kbd, samp") !== null;
  return name === "FIGURE" && element.querySelector("blockquote") === null;
}

/** Average number of characters in a cell from which a table is part of the page's layout. */
export const leastCell = 150;

function isDataTable(table: Element): boolean {
  if (table.querySelector("th, caption, thead")) return true;
  const cells = table.querySelectorAll("td").length;
  return cells > 0 && table.textContent.trim().length / cells < leastCell;
}

/** Raised or lowered numbers keep their position. Otherwise 10 to the power of 5 would be 105. */
export function raised(text: string, { tagName }: Pick<Element, "tagName">): string {
  const digits = { SUP: "⁰¹²³⁴⁵⁶⁷⁸⁹", SUB: "₀₁₂₃₄₅₆₇₈₉" }[tagName.toUpperCase()];
  return digits ? text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit).replace(/^[-−](?=[⁰-⁹])/u, "⁻") : text;
}
