import type { Nodes, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { mathFromMarkdown } from "mdast-util-math";
import { dollars } from "./dollars.shared.ts";

export type Shape = "block" | "inline";

const never = ["headingAtx", "setextUnderline", "htmlFlow", "htmlText", "definition", "blockQuote", "codeIndented"];
const ofBlocks = ["list", "codeFenced"];

/** Nesting costs the parser time for each level of each line. Genuine texts need less than this. */
const mostOfOne = 200;
const nesting = /[[\]]|!\[|[*_]{1,3}|`+|(?:^|[\t ])(?:[-+*]|\d{1,9}[.)])(?=[\t ])/gm;

/** The tree of a text, or null if it has excessive markup and is shown as typed. */
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
