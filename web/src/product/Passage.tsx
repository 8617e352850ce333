import { Box, Text, Link as TextLink } from "@chakra-ui/react";
import { graphql } from "react-relay";
import type { Passage_anchor$data } from "#relay/Passage_anchor.graphql.ts";
import { AuthorText } from "../ui/text/AuthorText.tsx";

graphql`
  fragment Passage_anchor on PassageAnchor {
    page
    paragraph
    slide
    second
    url
    sourceTitle
  }
`;

type Anchor = Partial<Omit<Passage_anchor$data, " $fragmentType">> | null | undefined;

interface PassageProps {
  text: string;
  anchor: Anchor;
  /** The heading above the passage. */
  section?: string | null;
}

export function Passage({ text, anchor, section }: PassageProps) {
  const place = (
    <>
      {anchor?.sourceTitle ? <AuthorText>{anchor.sourceTitle}</AuthorText> : "the source"}
      {placeOf(anchor)}
    </>
  );
  return (
    <Box as="figure" mt="3" ps="4" borderInlineStartWidth="2px" color="fg.muted" fontSize="sm">
      <Box as="blockquote" overflowWrap="anywhere" whiteSpace="pre-wrap">
        <AuthorText>{text}</AuthorText>
      </Box>
      <Text as="figcaption" mt="1">
        From{" "}
        {anchor?.url ? (
          <TextLink href={anchor.url} target="_blank" rel="noreferrer">
            {place}
          </TextLink>
        ) : (
          place
        )}
        {section && (
          <>
            , under “<AuthorText>{section}</AuthorText>”
          </>
        )}
      </Text>
    </Box>
  );
}

function placeOf(anchor: Anchor): string {
  if (anchor?.page != null) return `, page ${anchor.page}`;
  if (anchor?.slide != null) return `, slide ${anchor.slide}`;
  if (anchor?.paragraph != null) return `, paragraph ${anchor.paragraph}`;
  if (anchor?.second == null) return "";
  const minutes = Math.floor(anchor.second / 60);
  return `, at ${minutes}:${String(Math.floor(anchor.second % 60)).padStart(2, "0")}`;
}
