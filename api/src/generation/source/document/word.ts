import { isBoldHeading, leastCell, lowest, raised } from "../page.blocks.ts";
import { type Path, under } from "../structure/headings.ts";
import type { Block } from "../structure/passages.ts";
import { attributeOf, readXml } from "./xml.ts";

export const stylesPart = "word/styles.xml";

interface Style {
  name: string;
  base: string | undefined;
  /** Level of a heading, from 0; 9 for text. */
  outline: number | null;
  isItem: boolean | null;
}

/** Word names its own styles in English, whatever its language. */
function stylesIn(xml: Uint8Array | undefined): (id: string | undefined) => Style {
  const styles = new Map<string, Style>();
  let style: Style | null = null;
  const take = (name: string, attributes: Readonly<Record<string, string>>) => {
    const value = attributeOf(attributes, "val") ?? "";
    if (name === "style") {
      style = { name: "", base: undefined, outline: null, isItem: null };
      styles.set(attributeOf(attributes, "styleId") ?? "", style);
    } else if (name === "name" && style) style.name = value.toLowerCase();
    else if (name === "basedOn" && style) style.base = value;
    else if (name === "outlineLvl" && style) style.outline = Number(value);
    else if (name === "numId" && style) style.isItem = value !== "0";
  };
  if (xml) readXml(xml, { open: take });
  return function resolved(id, depth = 0): Style {
    const own = styles.get(id ?? "") ?? { name: "", base: undefined, outline: null, isItem: null };
    const named = /^heading (\d)$/.exec(own.name)?.[1];
    const outline = own.outline ?? (named ? Number(named) - 1 : null);
    if (own.base === undefined || depth > deepestBase) return { ...own, outline };
    const base = resolved(own.base, depth + 1);
    return { ...own, outline: outline ?? base.outline, isItem: own.isItem ?? base.isItem };
  } as (id: string | undefined) => Style;
}
const deepestBase = 10;

/** Deleted text, old properties, formulas, and the copy of a drawing for old programs. */
const skips = new Set([
  ...["del", "moveFrom", "pPrChange", "rPrChange", "instrText", "delText"],
  ...["oMath", "oMathPara", "Fallback", "object", "rt"],
]);

/** Styles of tables of contents and captions, which are left out. */
const isLeftOut = (style: string) => /^(?:toc \d|toc heading|caption|table of figures|index \d)$/.test(style);

interface Paragraph {
  text: string;
  bold: number;
  style: string | undefined;
  outline: number | null;
  isItem: boolean | null;
}

interface Document {
  title: string | null;
  blocks: Block[];
  /** The paragraphs with their line breaks, as a transcript has them. */
  lines: string;
}

/** The text of a document, with its headings. Notes and tables of data are left out, as in web pages. */
export function wordDocument(main: Uint8Array | undefined, styles: Uint8Array | undefined): Document {
  const styleOf = stylesIn(styles);
  const shown: (Paragraph & { place: number })[] = [];
  const open: Paragraph[] = [];
  const table = { depth: 0, cells: 0, start: 0 };
  let run = { isText: false, isHidden: false, isBold: false, tagName: "" };
  let place = 0;
  const add = (text: string) => {
    const paragraph = open.at(-1);
    if (!paragraph || run.isHidden) return;
    const part = raised(text, run);
    paragraph.text += part;
    if (run.isBold) paragraph.bold += part.replace(/\s+/g, " ").length;
  };

  readXml(main, {
    skips,
    open(name, attributes) {
      const value = attributeOf(attributes, "val");
      const isOn = value !== "0" && value !== "false";
      const paragraph = open.at(-1);
      if (name === "p") open.push({ text: "", bold: 0, style: undefined, outline: null, isItem: null });
      else if (name === "r") run = { isText: false, isHidden: false, isBold: false, tagName: "" };
      else if (name === "t") run.isText = true;
      else if (name === "br" || name === "cr") add("\n");
      else if (name === "tab") add(" ");
      else if (name === "noBreakHyphen") add("-");
      else if (name === "vanish") run.isHidden = isOn;
      else if (name === "b") run.isBold = isOn;
      else if (name === "vertAlign") run.tagName = { superscript: "SUP", subscript: "SUB" }[value ?? ""] ?? "";
      else if (name === "pStyle" && paragraph) paragraph.style = value;
      else if (name === "outlineLvl" && paragraph) paragraph.outline = Number(value);
      else if (name === "numId" && paragraph) paragraph.isItem = value !== "0";
      else if (name === "tc") table.cells += 1;
      else if (name === "tbl") {
        if (table.depth === 0) Object.assign(table, { cells: 0, start: shown.length });
        table.depth += 1;
      }
    },
    text(text) {
      if (run.isText) add(text);
    },
    close(name) {
      if (name === "t") run.isText = false;
      const paragraph = name === "p" ? open.pop() : undefined;
      if (paragraph && paragraph.text.trim() !== "") {
        place += 1;
        shown.push({ ...paragraph, place });
      }
      if (name !== "tbl") return;
      table.depth -= 1;
      const size = shown.slice(table.start).reduce((sum, { text }) => sum + text.length, 0);
      if (table.depth === 0 && size < leastCell * table.cells) shown.length = table.start;
    },
  });
  return documentOf(shown, styleOf);
}

function documentOf(paragraphs: readonly (Paragraph & { place: number })[], styleOf: ReturnType<typeof stylesIn>) {
  const blocks: Block[] = [];
  let title: string | null = null;
  let path: Path = [];
  for (const { text: written, bold, style: id, place, ...own } of paragraphs) {
    const text = written.replace(/\s+/g, " ").trim();
    const style = styleOf(id);
    const level = own.outline ?? style.outline;
    if (isLeftOut(style.name)) continue;
    if (style.name === "title") {
      title ??= text;
      path = under([], 0, text);
    } else if (level !== null && level < 9) path = under(path, level + 1, text);
    else if (isBoldHeading(text, bold)) path = under(path, lowest + 3, text);
    else {
      const isItem = own.isItem ?? style.isItem ?? false;
      blocks.push({ text, anchor: { kind: "paragraph", paragraph: place }, path, isItem });
    }
  }
  return { title, blocks, lines: paragraphs.map(({ text }) => text).join("\n\n") };
}
