import { escaped } from "../platform/shared/html.shared.ts";

/** The nodes of rich text. Lists every element and attribute that can ever be written. */
export interface Element {
  name: ElementName;
  attributes: Attributes;
  children: RichNode[];
}

export type RichNode = string | Element;
export type Attributes = Partial<Record<string, string>>;

const formula = (...more: string[]) => ["mathcolor", "mathbackground", "mathvariant", "displaystyle", "class", ...more];
const space = ["width", "height", "depth", "lspace", "rspace", "voffset"];

export const elements = {
  p: ["dir"],
  br: [],
  em: [],
  strong: [],
  code: [],
  pre: ["dir"],
  ul: ["dir"],
  ol: ["dir", "start"],
  li: [],
  a: ["href", "rel", "target"],
  img: ["src", "alt", "width", "height", "loading", "decoding"],
  math: formula("display", "alttext", "dir"),
  mrow: formula(),
  mi: formula(),
  mn: formula(),
  mo: formula(
    ...["fence", "form", "largeop", "linebreak", "lspace", "maxsize", "minsize", "movablelimits", "rspace"],
    ...["separator", "stretchy", "symmetric"],
  ),
  mtext: formula(),
  mspace: formula("linebreak", ...space),
  mstyle: formula("scriptlevel"),
  mpadded: formula(...space),
  mphantom: formula(),
  menclose: formula("notation"),
  mfrac: formula("linethickness"),
  msqrt: formula(),
  mroot: formula(),
  msub: formula(),
  msup: formula(),
  msubsup: formula(),
  munder: formula("accentunder"),
  mover: formula("accent"),
  munderover: formula("accent", "accentunder"),
  mmultiscripts: formula(),
  mprescripts: [],
  none: [],
  mtable: formula("columnalign", "rowspacing", "columnspacing", "columnlines", "rowlines", "width"),
  mtr: formula(),
  mtd: formula("columnalign", "columnspan"),
} as const satisfies Record<string, readonly string[]>;

export type ElementName = keyof typeof elements;

export const isElementName = (name: string): name is ElementName => Object.hasOwn(elements, name);

export const element = (name: ElementName, children: RichNode[] = [], attributes: Attributes = {}): Element => ({
  name,
  attributes,
  children,
});

const empty: ReadonlySet<ElementName> = new Set(["br", "img"]);

export const htmlOf = (nodes: readonly RichNode[]): string => nodes.map(markupOf).join("");

function markupOf(node: RichNode): string {
  if (typeof node === "string") return escaped(node);
  const { name, children } = node;
  const knownAttributes: readonly string[] = elements[name];
  const attributes = knownAttributes.map((key) => {
    const value = node.attributes[key];
    return value === undefined ? "" : ` ${key}="${escaped(value)}"`;
  });
  const start = `<${name}${attributes.join("")}>`;
  return empty.has(name) ? start : `${start}${htmlOf(children)}</${name}>`;
}
