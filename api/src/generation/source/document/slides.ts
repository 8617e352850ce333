import { under } from "../structure/headings.ts";
import type { Block } from "../structure/passages.ts";
import { readXml } from "./xml.ts";
import { targetOf } from "./zip.ts";

const slidesPart = "ppt/presentation.xml";
export const isPartOfSlides = (name: string) =>
  /^ppt\/(?:presentation\.xml|_rels\/presentation\.xml\.rels|(?:slides|notesSlides)\/(?:_rels\/)?[^/]+\.(?:xml|rels))$/.test(
    name,
  );

type Parts = ReadonlyMap<string, Uint8Array>;

interface Shape {
  placeholder: string;
  paragraphs: string[];
}

const isTitle = ({ placeholder }: Shape) => placeholder === "title" || placeholder === "ctrTitle";
/** Numbers, dates, headers and footers of a slide. */
const outside = new Set(["sldNum", "dt", "ftr", "hdr", "sldImg"]);
/** Tables, fields such as the number of the slide, and the copy of a drawing for old programs. */
const skips = new Set(["tbl", "fld", "Fallback", "oMath", "oMathPara"]);

/** The text of the slides in their order, with their notes; hidden slides are left out. */
export function slidesIn(parts: Parts): { title: string | null; blocks: Block[] } {
  const related = relationsOf(parts, slidesPart);
  const names: string[] = [];
  readXml(parts.get(slidesPart), {
    open(name, attributes) {
      const slide = name === "sldId" ? related.get(attributes["r:id"] ?? "")?.name : undefined;
      if (slide !== undefined) names.push(slide);
    },
  });
  const blocks: Block[] = [];
  let title: string | null = null;
  for (const [index, name] of names.entries()) {
    const { shapes, isHidden } = shapesIn(parts.get(name));
    if (isHidden) continue;
    const heading = lineOf(shapes.filter(isTitle));
    if (index === 0) title = heading || null;
    const path = heading ? under([], 1, heading) : [];
    const anchor = { kind: "slide" as const, slide: index + 1 };
    const add = (some: readonly Shape[], isItem: boolean) => {
      for (const { paragraphs } of some)
        for (const text of paragraphs) if (text !== "") blocks.push({ text, anchor, path, isItem });
    };
    add(
      shapes.filter((shape) => !isTitle(shape) && !outside.has(shape.placeholder)),
      true,
    );
    const notes = [...relationsOf(parts, name).values()].find(({ type }) => type.endsWith("/notesSlide"));
    if (notes && parts.has(notes.name))
      add(
        shapesIn(parts.get(notes.name)).shapes.filter(({ placeholder }) => placeholder === "body"),
        false,
      );
  }
  return { title, blocks };
}

const lineOf = (shapes: readonly Shape[]) =>
  shapes
    .flatMap(({ paragraphs }) => paragraphs)
    .join(" ")
    .trim();

function relationsOf(parts: Parts, from: string): Map<string, { name: string; type: string }> {
  const relations = new Map<string, { name: string; type: string }>();
  const folder = from.slice(0, from.lastIndexOf("/") + 1);
  const xml = parts.get(`${folder}_rels/${from.slice(folder.length)}.rels`);
  if (!xml) return relations;
  readXml(xml, {
    open(element, { Id, Target, Type = "", TargetMode }) {
      if (element !== "Relationship" || Id === undefined || Target === undefined || TargetMode === "External") return;
      relations.set(Id, { name: targetOf(Target, from), type: Type });
    },
  });
  return relations;
}

function shapesIn(xml: Uint8Array | undefined): { shapes: Shape[]; isHidden: boolean } {
  const shapes: Shape[] = [];
  let shape: Shape | null = null;
  let text: string | null = null;
  let [isText, isHidden] = [false, false];
  readXml(xml, {
    skips,
    open(name, attributes) {
      if (name === "sld") isHidden = attributes.show === "0" || attributes.show === "false";
      else if (name === "sp") shape = { placeholder: "", paragraphs: [] };
      else if (name === "ph" && shape) shape.placeholder = attributes.type ?? "body";
      else if (name === "p") text = "";
      else if (name === "t") isText = true;
      else if (name === "br" && text !== null) text += " ";
    },
    text(part) {
      if (isText && text !== null) text += part;
    },
    close(name) {
      if (name === "t") isText = false;
      if (name === "p" && text !== null) {
        shape?.paragraphs.push(text.replace(/\s+/g, " ").trim());
        text = null;
      }
      if (name !== "sp" || !shape) return;
      shapes.push(shape);
      shape = null;
    },
  });
  return { shapes, isHidden };
}
