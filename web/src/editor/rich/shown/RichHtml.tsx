import { Box, Text } from "@chakra-ui/react";
import { useMemo } from "react";
import { formulaProblem } from "../../../../../api/src/content/rich/formula.shared.ts";
import { type MarkdownNode, parsed, type Shape } from "../../../../../api/src/content/rich/markdown.shared.ts";
import { richHtml } from "../../../../../api/src/content/rich/rich.shared.ts";

export interface RichHtmlProps {
  text: string;
  shape: Shape;
  tellsProblems?: boolean;
}

/** A formatted text as takers see it. Loaded lazily: it brings a reader of Markdown and one of TeX. */
export function RichHtml({ text, shape, tellsProblems = false }: RichHtmlProps) {
  const html = useMemo(() => ({ __html: richHtml(text, shape) }), [text, shape]);
  const problem = useMemo(() => (tellsProblems ? problemIn(text, shape) : null), [text, shape, tellsProblems]);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: richHtml writes a fixed list of elements and attributes */}
      <Box as={shape === "block" ? "div" : "span"} css={look} dangerouslySetInnerHTML={html} />
      {problem !== null && (
        <Text color="fg.error" fontSize="sm">
          This formula cannot be read: {problem}
        </Text>
      )}
    </>
  );
}

function problemIn(text: string, shape: Shape): string | null {
  const visit = (node: MarkdownNode): string | null => {
    if (node.type === "inlineMath" || node.type === "math") return formulaProblem(node.value);
    if (!("children" in node)) return null;
    return node.children.map(visit).find((found) => found !== null) ?? null;
  };
  const tree = parsed(text, shape);
  return tree && visit(tree);
}

const look = {
  overflowWrap: "anywhere",
  "& p + p, & p + ul, & p + ol, & p + pre, & ul + p, & ol + p, & pre + p": { mt: "2" },
  "& ul": { listStyle: "disc", ps: "5" },
  "& ol": { listStyle: "decimal", ps: "6" },
  "& code": { fontFamily: "mono", fontSize: "0.9em", bg: "bg.muted", px: "1", borderRadius: "l1" },
  "& pre": { bg: "bg.muted", p: "3", borderRadius: "l1", overflowX: "auto" },
  "& pre code": { bg: "transparent", p: "0" },
  "& a": { textDecoration: "underline", color: "accent.fg" },
  // The application's reset takes away what browsers set formulas by.
  "& math": { fontFamily: "math", lineHeight: "normal" },
  "& math *": { fontFamily: "inherit", fontSize: "math", lineHeight: "inherit" },
  "& mfrac > *": { px: "1px" },
  "& img": { maxW: "full", maxH: "15rem", height: "auto", display: "inline-block" },
};
