import { Box, Text } from "@chakra-ui/react";
import { useMemo } from "react";
import { formulaProblem } from "../../../../../api/src/rich/formula.shared.ts";
import { type MarkdownNode, parsed, type Shape } from "../../../../../api/src/rich/markdown.shared.ts";
import { richHtml } from "../../../../../api/src/rich/rich.shared.ts";
import { formatting } from "../../../ui/text/formatting.ts";
import { useFormulaStyle } from "../../../ui/text/useFormulaStyle.ts";

export interface RichHtmlProps {
  text: string;
  shape: Shape;
  tellsProblems?: boolean;
}

/** A formatted text as takers see it. Loaded lazily, because it contains parsers for Markdown and TeX. */
export function RichHtml({ text, shape, tellsProblems = false }: RichHtmlProps) {
  const html = useMemo(() => ({ __html: richHtml(text, shape) }), [text, shape]);
  const problem = useMemo(() => (tellsProblems ? problemIn(text, shape) : null), [text, shape, tellsProblems]);
  useFormulaStyle(html.__html);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: richHtml writes a fixed list of elements and attributes */}
      <Box as={shape === "block" ? "div" : "span"} css={formatting} dangerouslySetInnerHTML={html} />
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
