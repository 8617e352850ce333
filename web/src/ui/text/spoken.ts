import type english from "../../../../api/src/content/taking/messages/en.json?formula";
import type { Translator } from "../../../../api/src/platform/shared/messages.shared.ts";

type Say = Translator<typeof english>;

interface Parts {
  node: Element;
  /** Children in words. A child of several words is a group. */
  words: string[];
  say: Say;
}

/** Signs between a function and its argument, or between factors. */
const invisible = /[\u2061-\u2064]/g;
/** Raised signs that voices read correctly as they are: primes, stars, degrees. */
const raised = /^[\u2032*\u2218]+$/;
const bar = /^[\u203e\u00af]$/;
const operator = /^[\u220f-\u2211\u222b-\u2233\u22c0-\u22c3\u2a00-\u2aff]$/;

const rowOf = (node: Element, say: Say) =>
  [...node.children]
    .map((child) => spokenOf(child, say))
    .filter(Boolean)
    .join(" ");

const grouped = (words: string, say: Say) => (/\s/.test(words) ? say("group", { inner: words }) : words);

function power({ node, say }: Parts, base: string, exponent: string): string {
  const sign = node.lastElementChild?.textContent ?? "";
  return raised.test(sign) ? base + sign.replace("\u2218", "°") : say("power", { base, exponent });
}

function above(base: string, mark: string, say: Say): string {
  if (mark === "") return base;
  return bar.test(mark) ? say("lineAbove", { inner: base }) : say("above", { base, mark });
}

const below = (base: string, mark: string, say: Say) => (mark === "" ? base : say("below", { base, mark }));

const range = ([base = "", low = "", high = ""]: string[], say: Say) => say("range", { base, low, high });

function enclosed({ node, say }: Parts): string {
  const inner = grouped(rowOf(node, say), say);
  const notation = node.getAttribute("notation") ?? "";
  if (notation.includes("strike")) return say("crossedOut", { inner });
  if (notation === "bottom") return say("lineBelow", { inner });
  if (notation === "phasorangle") return `\u2220 ${inner}`;
  if (notation === "longdiv") return `\u27cc ${inner}`;
  return say(notation === "top" || notation === "actuarial" ? "lineAbove" : "framed", { inner });
}

function row({ node, say }: Parts): string {
  const inner = rowOf(node, say);
  if (node.classList.contains("tml-fbox")) return say("framed", { inner: grouped(inner, say) });
  const isCancelled = [...node.children].some(({ classList }) => classList.contains("tml-cancelto"));
  return isCancelled ? say("crossedOut", { inner: grouped(inner, say) }) : inner;
}

const table = ({ node, say }: Parts) =>
  [...node.children]
    .map((line, index) => {
      const cells = [...line.children].map((cell) => rowOf(cell, say)).filter(Boolean);
      return say("tableRow", { number: index + 1, cells: cells.join(", ") });
    })
    .join("; ");

const silent = () => "";

const readers: Record<string, (parts: Parts) => string> = {
  mfrac: ({ node, words: [top = "", bottom = ""], say }) =>
    say(node.getAttribute("linethickness") === "0px" ? "choose" : "fraction", { top, bottom }),
  msqrt: ({ node, say }) => say("root", { inner: grouped(rowOf(node, say), say) }),
  mroot: ({ words: [inner = "", degree = ""], say }) => say("rootOf", { inner, degree }),
  msup: (parts) => power(parts, parts.words[0] ?? "", parts.words[1] ?? ""),
  msub: ({ words: [base = "", index = ""], say }) => say("index", { base, index }),
  msubsup: (parts) => {
    const { words, say } = parts;
    const [base = "", index = "", exponent = ""] = words;
    return operator.test(base) ? range(words, say) : power(parts, say("index", { base, index }), exponent);
  },
  mover: ({ words: [base = "", mark = ""], say }) => above(base, mark, say),
  munder: ({ words: [base = "", mark = ""], say }) => below(base, mark, say),
  munderover: ({ words, say }) => {
    const [base = "", low = "", high = ""] = words;
    return operator.test(base) ? range(words, say) : above(below(base, low, say), high, say);
  },
  menclose: enclosed,
  mtable: table,
  mphantom: silent,
  mspace: silent,
};

/** A formula in words. Names the structure and leaves the signs to the voice that reads them. */
export function spokenOf(node: Element, say: Say): string {
  if (node.children.length === 0)
    // Voices know few letters of the mathematical alphabets.
    return (node.textContent ?? "")
      .replace(invisible, "")
      .replace(/[\u{1d400}-\u{1d7ff}]/gu, (letter) => letter.normalize("NFKC"))
      .trim();
  const words = [...node.children].map((child) => grouped(spokenOf(child, say), say));
  return (readers[node.localName] ?? row)({ node, words, say }).trim();
}
