import temml from "temml";
import { type Attributes, element, elements, isElementName, type RichNode } from "./node.shared.ts";

/** Formulas nested more deeply are shown as typed, because engines render nothing below some hundred levels. */
const deepest = 60;
const mostExpansions = 100;
/** Em. Prevents a formula from covering its surroundings. */
const widest = 20;
const longest = 1000;

/** Commands that define others could expand a short formula into a long one. */
const defining = /\\(?:[gex]?def|(?:future)?let|newcommand|renewcommand|providecommand|global|long)(?![a-z])/i;
const frame = "tml-fbox";
const classes = /^tml-(left|right|display|cancelto|fbox|vec|(hat|tilde)-[1-4])$/;
/** The borders of a table's cells. */
const lines = { borderTop: "top", borderRight: "right", borderBottom: "bottom", borderLeft: "left" };
const plainValue = /^[\w#%.+\-\u2212 ]{0,40}$/;
const lengths = new Set(["width", "height", "depth", "lspace", "rspace", "voffset", "minsize", "maxsize"]);

/** Temml's own tree. Only the names in `elements` are taken from it. */
interface MathNode {
  type?: string;
  text?: string;
  children?: MathNode[];
  classes?: string[];
  style?: Record<string, string>;
  attributes?: Record<string, unknown>;
}

/** The reason why a formula cannot be shown, or null if it can. */
export function formulaProblem(tex: string): string | null {
  const result = madeOf(tex, false);
  return typeof result === "string" ? result : null;
}

/** Native MathML. A formula that cannot be parsed is shown as code. */
export function formula(tex: string, isDisplay: boolean): RichNode {
  const rendering = madeOf(tex, isDisplay);
  if (typeof rendering === "string") return element("code", [isDisplay ? `$$${tex}$$` : `$${tex}$`]);
  const display: Attributes = isDisplay ? { display: "block", class: "tml-display" } : {};
  // A formula's letters don't determine the direction of the text around it.
  return element("math", rendering, { ...display, alttext: tex.trim(), dir: "ltr" });
}

function madeOf(tex: string, displayMode: boolean): RichNode[] | string {
  if (tex.trim() === "") return "The formula is empty";
  if (tex.length > longest) return `A formula has up to ${longest} characters`;
  if (defining.test(tex)) return "A formula cannot define commands";
  try {
    const tree: MathNode = temml.__renderToMathMLTree(tex, {
      displayMode,
      throwOnError: true,
      trust: false,
      strict: false,
      maxExpand: mostExpansions,
      maxSize: [widest, widest * 12],
    });
    const nodes = (tree.children ?? []).flatMap((child) => nodesOf(child, 0));
    return nodes.length > 0 ? nodes : "The formula shows nothing";
  } catch (error) {
    if (error instanceof TooDeep || error instanceof RangeError) return "The formula is nested too deeply";
    return error instanceof Error ? error.message.replace(/^ParseError: /, "").slice(0, 300) : "The formula is not TeX";
  }
}

class TooDeep extends Error {}

function nodesOf(node: MathNode, depth: number): RichNode[] {
  if (depth > deepest) throw new TooDeep();
  if (typeof node.text === "string") return [node.text];
  const children = (node.children ?? []).flatMap((child) => nodesOf(child, depth + 1));
  const { type = "" } = node;
  if (!isElementName(type) || !type.startsWith("m")) return type === "none" ? [element("none")] : children;
  return [element(type, children, attributesOf(type, node))];
}

function attributesOf(
  name: keyof typeof elements,
  { attributes = {}, classes: own = [], style }: MathNode,
): Attributes {
  const knownAttributes: readonly string[] = elements[name];
  // Temml sets colours and frames as styles. Other styles are dropped.
  const colored = style?.color ? { ...attributes, mathcolor: style.color } : attributes;
  const pairs = knownAttributes.flatMap((key) => {
    const value = colored[key];
    if (value === undefined || !plainValue.test(String(value))) return [];
    const isTooFar = lengths.has(key) && Math.abs(Number.parseFloat(String(value))) > widest * 12;
    return isTooFar ? [] : [[key, String(value)] as const];
  });
  const sides = Object.entries(lines).flatMap(([key, side]) => (style?.[key] ? [`tml-line-${side}`] : []));
  const classList = [...own.filter((name) => classes.test(name)), ...(style?.border ? [frame] : []), ...sides].join(
    " ",
  );
  return { ...Object.fromEntries(pairs), ...(classList && knownAttributes.includes("class") && { class: classList }) };
}
