import { Box } from "@chakra-ui/react";
import { useMemo } from "react";
import { AuthorText } from "./AuthorText.tsx";
import { formatting } from "./formatting.ts";
import { useFormulaStyle } from "./useFormulaStyle.ts";
import { useWriting } from "./writing.ts";

interface FormattedTextProps {
  /** The text without HTML. */
  text: string;
  /** HTML rendered by the service. Null or absent for plain text. */
  html: string | null | undefined;
  like?: string;
}

/** A text of an item with its formulas, images and emphasis. */
export function FormattedText({ text, html, like = text }: FormattedTextProps) {
  const { written } = useWriting();
  // Memoized, or React would write the HTML again with each render.
  const inner = useMemo(() => ({ __html: html ?? "" }), [html]);
  useFormulaStyle(html);
  if (html == null) return <AuthorText like={like}>{text}</AuthorText>;
  return (
    <Box
      as="span"
      display="block"
      whiteSpace="normal"
      css={formatting}
      {...written(text, like)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the service made it of a fixed list of elements
      dangerouslySetInnerHTML={inner}
    />
  );
}
