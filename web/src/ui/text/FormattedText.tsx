import { Box } from "@chakra-ui/react";
import { useMemo } from "react";
import { AuthorText } from "./AuthorText.tsx";
import { formatting } from "./formatting.ts";
import { useFormulaStyle } from "./useFormulaStyle.ts";
import { useWriting } from "./writing.ts";

interface FormattedTextProps {
  /** In words. */
  text: string;
  /** As the service rendered it; nothing where the text is plain. */
  html: string | null | undefined;
  like?: string;
}

/** A text of an item with its formulas, images and emphasis. */
export function FormattedText({ text, html, like = text }: FormattedTextProps) {
  const { written } = useWriting();
  // The same object each time, or React would write the HTML anew.
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
