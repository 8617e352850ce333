import { decorative, type ImageSize, imageHash } from "../image/image.shared.ts";
import { formula } from "./formula.shared.ts";
import { type MarkdownNode, parsed, type Shape } from "./markdown.shared.ts";
import { element, htmlOf, type RichNode } from "./node.shared.ts";

/** Sizes of images by hash. The layout of an image without a known size waits until it has loaded. */
export type Sizes = (hash: string) => ImageSize | undefined;

interface Setting {
  text: string;
  shape: Shape;
  sizes: Sizes;
}

/** Nesting depth of lists. Deeper ones are shown as text. */
const deepest = 8;

/**
 * The HTML of a text: blocks for text that stands alone, or inline content for text within a line, such as an option.
 */
export function richHtml(text: string, shape: Shape = "block", sizes: Sizes = () => undefined): string {
  const tree = parsed(text, shape);
  return htmlOf(tree ? blocks(tree.children, { text, shape, sizes }, 0) : asTyped(text, shape));
}

const asTyped = (text: string, shape: Shape): RichNode[] => {
  const lines = broken(text);
  return shape === "block" ? [element("p", lines, { dir: "auto" })] : lines;
};

const broken = (text: string): RichNode[] =>
  text.split(/\r\n?|\n/).flatMap((line, index) => (index === 0 ? [line] : [element("br"), line]));

/** Where blocks are not allowed, separates paragraphs with an empty line. */
function blocks(nodes: readonly MarkdownNode[], setting: Setting, depth: number): RichNode[] {
  if (setting.shape === "block") return nodes.flatMap((node) => nodesOf(node, setting, depth));
  return nodes.flatMap((node, index) => [
    ...(index === 0 ? [] : [element("br"), element("br")]),
    ...("children" in node ? all(node.children, setting, depth) : nodesOf(node, setting, depth)),
  ]);
}

/** Images and formulas have no text direction. A paragraph without text inherits its surroundings' direction. */
const paragraph = (children: RichNode[]): RichNode =>
  element("p", children, children.some(hasText) ? { dir: "auto" } : {});

const hasText = (node: RichNode): boolean =>
  typeof node === "string" ? /\S/.test(node) : node.name !== "math" && node.children.some(hasText);

const all = (nodes: readonly MarkdownNode[], setting: Setting, depth: number): RichNode[] =>
  nodes.flatMap((node) => nodesOf(node, setting, depth + 1));

function nodesOf(node: MarkdownNode, setting: Setting, depth: number): RichNode[] {
  if (depth > deepest * 2) return [textOf(node)];
  switch (node.type) {
    case "text":
      return broken(node.value);
    case "break":
      return [element("br")];
    case "paragraph":
      return [paragraph(all(node.children, setting, depth))];
    case "emphasis":
      return [element("em", all(node.children, setting, depth))];
    case "strong":
      return [element("strong", all(node.children, setting, depth))];
    case "inlineCode":
      return [element("code", [node.value])];
    case "code":
      return [element("pre", [element("code", [node.value])], { dir: "ltr" })];
    case "list":
      return [list(node, setting, depth)];
    case "inlineMath":
      return [formula(node.value, isDisplayed(node, setting.text))];
    case "math":
      return [paragraph([formula(node.value, true)])];
    case "link":
      return link(node.url, all(node.children, setting, depth));
    case "image":
      return image(node.url, node.alt ?? "", setting.sizes);
    default:
      return "children" in node ? all(node.children, setting, depth) : [textOf(node)];
  }
}

type NodeOf<Type extends MarkdownNode["type"]> = Extract<MarkdownNode, { type: Type }>;

function list({ ordered, start, spread, children }: NodeOf<"list">, setting: Setting, depth: number): RichNode {
  const isTight = !spread && children.every((item) => !item.spread);
  const items = children.map((item) => {
    const parts = item.children.flatMap((child) =>
      isTight && child.type === "paragraph" ? all(child.children, setting, depth) : nodesOf(child, setting, depth + 1),
    );
    return element("li", parts);
  });
  const from = ordered && typeof start === "number" && start !== 1 ? { start: String(start) } : {};
  return element(ordered ? "ol" : "ul", items, { dir: "auto", ...from });
}

/** Two dollar signs mark a formula shown on a separate line. */
const isDisplayed = ({ position }: NodeOf<"inlineMath">, text: string): boolean =>
  text.startsWith("$$", position?.start.offset);

/** The normalised URL of a link, or null unless it leads to a web page or a mailbox. */
export function linkAddress(url: string): string | null {
  if (!/^(?:https?:\/\/|mailto:)/i.test(url)) return null;
  try {
    const { protocol, href, username, password } = new URL(url);
    const isSafe = ["http:", "https:", "mailto:"].includes(protocol) && !username && !password;
    return isSafe ? href : null;
  } catch {
    return null;
  }
}

function link(url: string, children: RichNode[]): RichNode[] {
  const href = linkAddress(url);
  if (href === null) return children;
  return [element("a", children, { href, rel: "noopener noreferrer nofollow", target: "_blank" })];
}

/** Loads only this site's images. Other servers would learn who opens the page. */
function image(url: string, alt: string, sizes: Sizes): RichNode[] {
  const hash = imageHash(url);
  if (hash === null) return link(url, [alt || url]);
  const size = sizes(hash);
  return [
    element("img", [], {
      src: url,
      alt,
      ...(size && { width: String(size.width), height: String(size.height) }),
      loading: "lazy",
      decoding: "async",
    }),
  ];
}

/** The reason why a text cannot be saved because of an image, or null if it can. */
export function imageProblem(
  text: string,
  shape: Shape = "block",
  isThere: (hash: string) => boolean = () => true,
): string | null {
  if (!text.includes("/images/")) return null;
  for (const { url, alt, title } of imagesIn(parsed(text, shape))) {
    const hash = imageHash(url);
    if (hash === null) continue;
    if (!isThere(hash)) return "This image no longer exists. Please upload it again.";
    if (!alt?.trim() && title !== decorative)
      return "Describe each image for those who do not see it, or mark it as decorative";
  }
  return null;
}

function imagesIn(node: MarkdownNode | null): NodeOf<"image">[] {
  if (node?.type === "image") return [node];
  return node && "children" in node ? node.children.flatMap(imagesIn) : [];
}

function textOf(node: MarkdownNode): string {
  if ("value" in node) return node.value;
  if ("alt" in node) return node.alt ?? "";
  return "children" in node ? node.children.map(textOf).join("") : "";
}
