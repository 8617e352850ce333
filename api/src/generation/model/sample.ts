import { isDeepStrictEqual } from "node:util";
import { estimateTokenCount } from "tokenx";
import type { Anchor, Passage } from "../../extractive/source.ts";
import type { GeneratedQuestion } from "../generator.ts";

/** Characters in one part of a source that is too long to be read at once. */
const partLength = 2000;

export interface Sample {
  /** Passages in order, divided where a part is left out. */
  parts: Passage[][];
  isWhole: boolean;
}

/** As much of a source as fits into that many tokens. A longer source gives parts spread evenly over all of it. */
export function sampled(passages: readonly Passage[], tokens: number): Sample {
  const size = estimateTokenCount(passages.map(({ text }) => text).join("\n"));
  if (size <= tokens) return { parts: [[...passages]], isWhole: true };
  const parts = partsOf(passages.flatMap(pieces));
  const partCount = Math.max(2, Math.floor((parts.length * tokens) / size));
  const samplePlaces = Array.from({ length: partCount }, (_, index) =>
    Math.round((index * (parts.length - 1)) / (partCount - 1)),
  );
  return { parts: [...new Set(samplePlaces)].map((index) => parts[index] ?? []), isWhole: false };
}

/** The passages under the named headings; all passages if none is named or found. */
export function chosenFrom(passages: readonly Passage[], sections: readonly string[]): readonly Passage[] {
  const inSections = passages.filter(({ section }) => section !== null && sections.includes(section));
  return inSections.length > 0 ? inSections : passages;
}

/** Passages on each side of a question's own. */
const around = 2;

/** The passages of questions and those around them, each once and in order. */
export function passagesNear(passages: readonly Passage[], questions: readonly GeneratedQuestion[]): Passage[] {
  const near = new Set<number>();
  for (const { passage, passageAnchor } of questions) {
    const own = passages.flatMap((piece, index) => (isDeepStrictEqual(piece.anchor, passageAnchor) ? [index] : []));
    const at = own.find((index) => passage !== null && passages[index]?.text.includes(passage)) ?? own[0] ?? -1;
    for (let index = at - around; at >= 0 && index <= at + around; index++) near.add(index);
  }
  return [...near].sort((a, b) => a - b).flatMap((index) => passages[index] ?? []);
}

/** Text for the model, with each section under its heading. */
export function sampleText({ parts }: Sample): string {
  let heading: string | null = null;
  const lines = (part: readonly Passage[]) =>
    part.flatMap(({ text, section }) => {
      const isNew = section !== null && section !== heading;
      heading = section;
      return isNew ? ["", `# ${section}`, text] : [text];
    });
  return parts.map((part) => lines(part).join("\n").trimStart()).join("\n\n[…]\n\n");
}

/** Maximum number of places in a notice. Longer lists have an ellipsis before the last place. */
const mostPlaces = 12;

/** Places of a sample's parts in their source. */
export function partNames({ parts }: Sample): string {
  const sections = [...new Set(parts.flat().flatMap(({ section }) => section ?? []))];
  if (sections.length > 1) return `sections ${shortList(sections.map((section) => `“${section}”`))}`;
  const anchors = parts.flatMap(([first]) => (first ? [first.anchor] : []));
  const [first] = anchors;
  if (!first) return "";
  const names = new Set(anchors.flatMap(({ source }) => source?.title ?? []));
  if (first.source) return `parts of ${shortList([...names].map((name) => `“${name}”`)) || "several sources"}`;
  const noun = { page: "pages", slide: "slides", paragraph: "paragraphs", second: "minutes" }[first.kind];
  return `${noun} ${shortList([...new Set(anchors.map(placeOf))])}`;
}

const shortList = (places: readonly string[]) =>
  (places.length > mostPlaces ? [...places.slice(0, mostPlaces - 1), "…", places.at(-1)] : places).join(", ");

function placeOf(anchor: Anchor): string {
  if (anchor.kind === "page") return String(anchor.page);
  if (anchor.kind === "slide") return String(anchor.slide);
  if (anchor.kind === "paragraph") return String(anchor.paragraph);
  return String(Math.floor(anchor.second / 60));
}

function partsOf(passages: readonly Passage[]): Passage[][] {
  const parts: Passage[][] = [];
  let length = partLength;
  for (const passage of passages) {
    if (length + passage.text.length < partLength) parts.at(-1)?.push(passage);
    else {
      parts.push([passage]);
      length = 0;
    }
    length += passage.text.length;
  }
  return parts;
}

function pieces(passage: Passage): Passage[] {
  const { text } = passage;
  if (text.length <= partLength) return [passage];
  const head = text.slice(0, partLength);
  const cutAt =
    [head.search(/[.。！？]\s?[^.。！？]*$/) + 1, head.lastIndexOf(" ")].find((end) => end > 0) ?? partLength;
  const rest = { ...passage, text: text.slice(cutAt).trimStart() };
  return [{ ...passage, text: text.slice(0, cutAt) }, ...pieces(rest)];
}
