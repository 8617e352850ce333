import { Box, Text } from "@chakra-ui/react";
import { AuthorText } from "../ui/text/AuthorText.tsx";

interface PassageProps {
  text: string;
  /** Exactly one of these is set. */
  anchor: {
    readonly page: number | null | undefined;
    readonly paragraph: number | null | undefined;
    readonly second: number | null | undefined;
  } | null;
  /** The heading above the passage. */
  section?: string | null;
}

export function Passage({ text, anchor, section }: PassageProps) {
  return (
    <Box as="figure" mt="3" ps="4" borderInlineStartWidth="2px" color="fg.muted" fontSize="sm">
      <Box as="blockquote" overflowWrap="anywhere" whiteSpace="pre-wrap">
        <AuthorText>{text}</AuthorText>
      </Box>
      <Text as="figcaption" mt="1">
        From the source{placeOf(anchor)}
        {section && (
          <>
            , under “<AuthorText>{section}</AuthorText>”
          </>
        )}
      </Text>
    </Box>
  );
}

function placeOf(anchor: PassageProps["anchor"]): string {
  if (anchor?.page != null) return `, page ${anchor.page}`;
  if (anchor?.paragraph != null) return `, paragraph ${anchor.paragraph}`;
  if (anchor?.second == null) return "";
  const minutes = Math.floor(anchor.second / 60);
  return `, at ${minutes}:${String(Math.floor(anchor.second % 60)).padStart(2, "0")}`;
}
