import type { Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { mathFromMarkdown } from "mdast-util-math";
import { dollars } from "./dollars.shared.ts";

export type Shape = "block" | "inline";

const never = ["headingAtx", "setextUnderline", "htmlFlow", "htmlText", "definition", "blockQuote", "codeIndented"];
const ofBlocks = ["list", "codeFenced"];

/** Nesting costs the parser time for each level of each line; a text that needs more than this is not text. */
const mostOfOne = 200;
const nesting = /[[\]]|!\[|[*_]{1,3}|`+|(?:^|[\t ])(?:[-+*]|\d{1,9}[.)])(?=[\t ])/gm;

/** The tree of a text; null if it is marked up beyond reason, and shown as it was typed. */
export function parsed(text: string, shape: Shape): Root | null {
  if ((text.match(nesting)?.length ?? 0) > mostOfOne * 2) return null;
  return fromMarkdown(text, {
    extensions: [
      dollars(shape === "block"),
      { disable: { null: [...never, "thematicBreak", ...(shape === "inline" ? ofBlocks : [])] } },
    ],
    mdastExtensions: [mathFromMarkdown()],
  });
}

export type MarkdownNode = Nodes;
