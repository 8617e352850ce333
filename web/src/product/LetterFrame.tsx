import { Box, Text } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { AuthorText } from "../ui/text/AuthorText.tsx";

/** An email as its recipient sees it. */
export function LetterFrame({ subject, html }: { subject: string; html: string }) {
  return (
    <Box as="figure" aria-label="Preview of the email">
      <Text as="figcaption" fontSize="sm" fontWeight="medium" mb="2">
        Preview
      </Text>
      <Box borderWidth="1px" borderRadius="l2" overflow="hidden">
        <Text px="4" py="2.5" borderBottomWidth="1px" fontSize="sm" bg="bg.subtle" overflowWrap="anywhere">
          <Text as="span" color="fg.muted">
            Subject:
          </Text>{" "}
          <AuthorText>{subject}</AuthorText>
        </Text>
        <Sheet html={html} />
      </Box>
    </Box>
  );
}

/** Writes into the document, because reloading the frame would scroll it to the top with each letter. */
function Sheet({ html }: { html: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  function draw() {
    const page = frame.current?.contentWindow;
    if (!page) return;
    const { scrollY } = page;
    // Links do nothing: they would open windows, which the sandbox forbids.
    const root = page.document.documentElement;
    root.dir = /^[^>]*>\s*<html[^>]* dir="(\w+)"/.exec(html)?.[1] ?? "";
    root.innerHTML = html.replace("<head>", '<head><base target="_blank">');
    page.scrollTo(0, scrollY);
  }
  useEffect(draw);
  return (
    <Box asChild display="block" width="100%" height="30rem" bg="bg">
      <iframe ref={frame} title="Email" sandbox="allow-same-origin" onLoad={draw} />
    </Box>
  );
}
