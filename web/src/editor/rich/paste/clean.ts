import { makeWordLists } from "./word.ts";

const unwanted =
  "head, style, script, meta, link, title, template, noscript, svg, iframe, object, button, input, select, textarea, sup.reference, .mw-editsection";

/** Reduces a pasted page to plain elements with an equivalent in Markdown. */
export function clean(root: Element) {
  keepFormulas(root);
  for (const element of root.querySelectorAll(unwanted)) element.remove();
  for (const element of root.querySelectorAll('[aria-hidden="true"]')) element.remove();
  makeWordLists(root);
  for (const list of root.querySelectorAll("ul > ul, ul > ol, ol > ul, ol > ol")) {
    // Google Docs writes a nested list next to its entry, not inside it.
    if (list.previousElementSibling?.localName === "li") list.previousElementSibling.append(list);
  }
  for (const heading of root.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
    const line = rename(heading, "p");
    wrapContent(line, "strong");
  }
  for (const row of root.querySelectorAll("tr")) keepRow(row);
  for (const element of root.querySelectorAll("div, pre")) keepCode(element);
  for (const element of root.querySelectorAll("b, strong, span, font, code, i, em")) keepStyle(element);
  for (const image of root.querySelectorAll("img")) image.replaceWith(image.getAttribute("alt") ?? "");
  for (const [name, signs] of Object.entries(scripts)) {
    for (const script of root.querySelectorAll(name)) script.replaceWith(signs(script.textContent ?? ""));
  }
}

function rename(element: Element, name: string) {
  const next = element.ownerDocument.createElement(name);
  next.append(...element.childNodes);
  element.replaceWith(next);
  return next;
}

function wrapContent(element: Element, name: string) {
  if (element.textContent?.trim() === "" || element.querySelector(name)) return;
  const wrapping = element.ownerDocument.createElement(name);
  wrapping.append(...element.childNodes);
  element.append(wrapping);
}

/** Replaces formulas with the TeX that KaTeX, MathJax and Wikipedia keep next to them. */
function keepFormulas(root: Element) {
  for (const math of root.querySelectorAll("math")) {
    const noted = math.querySelector('annotation[encoding="application/x-tex"]')?.textContent;
    const tex = (noted ?? math.getAttribute("alttext") ?? "")
      .trim()
      .replace(/^\{\\(?:display|text)style\s*(.*)\}$/s, "$1");
    if (tex === "") continue;
    const formula = root.ownerDocument.createElement("code");
    formula.setAttribute("data-tex", math.getAttribute("display") === "block" ? "block" : "line");
    formula.textContent = tex.trim();
    (math.closest(".katex, mjx-container, .mwe-math-element") ?? math).replaceWith(formula);
  }
}

/** Turns a row into a line, because the Markdown has no tables. */
function keepRow(row: Element) {
  const cells = [...row.querySelectorAll("td, th")];
  const line = row.ownerDocument.createElement("p");
  for (const [place, cell] of cells.entries()) {
    if (place > 0) line.append(" | ");
    line.append(...[...cell.childNodes].flatMap((node) => (isBlock(node) ? [...node.childNodes] : [node])));
  }
  row.replaceWith(line);
}

const isBlock = (node: Node) => /^(p|div)$/i.test(node.nodeName);

const monospaced = /font-family:[^;]*(mono|courier|consolas|menlo)/i;

/** Keeps the spaces of code copied from an editor, whose lines are separate boxes. */
function keepCode(element: Element) {
  const style = element.getAttribute("style") ?? "";
  const isCode = /white-space:\s*pre/i.test(style) && monospaced.test(style);
  if (element.localName !== "pre" && !isCode) return;
  for (const line of element.querySelectorAll("br")) line.replaceWith("\n");
  const lines = [...element.children].filter(({ localName }) => localName === "div");
  const text = lines.length > 0 ? lines.map((line) => line.textContent).join("\n") : (element.textContent ?? "");
  const code = element.ownerDocument.createElement(text.trim().includes("\n") || !isCode ? "pre" : "code");
  code.textContent = text.replace(/^\n+|\s+$/g, "");
  element.replaceWith(code);
}

const weights: Record<string, boolean> = { bold: true, bolder: true, normal: false, lighter: false };

/** Replaces styles with the equivalent elements. */
function keepStyle(element: Element) {
  const style = element.getAttribute("style") ?? "";
  const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1]?.toLowerCase();
  const isBold = weight === undefined ? null : (weights[weight] ?? Number(weight) >= 600);
  const isItalic = /font-style:\s*(italic|oblique)/i.test(style);
  const isUndone = (isBold === false && /^(b|strong)$/.test(element.localName)) || /font-style:\s*normal/i.test(style);
  const name = isUndone && /^(b|strong|i|em)$/.test(element.localName) ? "span" : element.localName;
  const target = name === element.localName ? element : rename(element, name);
  if (isBold && !target.closest("b, strong")) wrapContent(target, "strong");
  if (isItalic && !target.closest("i, em")) wrapContent(target, "em");
  if (monospaced.test(style) && !target.closest("code, pre")) wrapContent(target, "code");
}

const above: Record<string, string> = Object.fromEntries(
  [..."0123456789+-=()ni"].map((sign, place) => [sign, [..."⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ"][place] ?? ""]),
);
const below: Record<string, string> = Object.fromEntries(
  [..."0123456789+-=()"].map((sign, place) => [sign, [..."₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎"][place] ?? ""]),
);

/** Writes raised signs, so that 10⁶ does not become 106. */
const raised = (signs: Record<string, string>) => (text: string) => {
  const letters = [...text.trim().replace(/[−–]/g, "-")].map((sign) => signs[sign] ?? null);
  return letters.includes(null) ? text : letters.join("");
};

const scripts = { sup: raised(above), sub: raised(below) };
