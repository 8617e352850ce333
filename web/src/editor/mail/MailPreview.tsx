import { Box, Text } from "@chakra-ui/react";
import { useDeferredValue, useEffect, useRef } from "react";
import { resultLetter, resultSubject } from "../../../../api/src/attempt/mail/result-letter.shared.ts";
import { renderLetter } from "../../../../api/src/platform/mail/letter.shared.ts";
import { AuthorText } from "../../ui/text/AuthorText.tsx";
import { useDraftValue } from "../draft/useDraft.ts";
import { sampleResult } from "./sample.ts";

export function MailPreview() {
  const title = useDeferredValue(useDraftValue("title"));
  const language = useDraftValue("language");
  const skillLevels = useDeferredValue(useDraftValue("skillLevels"));
  const emailResultsSettings = useDeferredValue(useDraftValue("emailResultsSettings"));
  const result = sampleResult({ title, language, skillLevels, emailResultsSettings });
  return (
    <Box as="figure" aria-label="Preview of the mail">
      <Text as="figcaption" fontSize="sm" fontWeight="medium" mb="2">
        Preview
      </Text>
      <Box borderWidth="1px" borderRadius="l2" overflow="hidden">
        <Text px="4" py="2.5" borderBottomWidth="1px" fontSize="sm" bg="bg.subtle" overflowWrap="anywhere">
          <Text as="span" color="fg.muted">
            Subject:
          </Text>{" "}
          <AuthorText>{resultSubject(result)}</AuthorText>
        </Text>
        <Sheet html={renderLetter(resultLetter(result)).html} />
      </Box>
    </Box>
  );
}

/** Written into the document: reloading the frame would scroll it to the top with each letter. */
function Sheet({ html }: { html: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  function draw() {
    const page = frame.current?.contentWindow;
    if (!page) return;
    const { scrollY } = page;
    // The sandbox does not let links open windows.
    page.document.documentElement.innerHTML = html.replace("<head>", '<head><base target="_blank">');
    page.scrollTo(0, scrollY);
  }
  useEffect(draw);
  return (
    <Box asChild display="block" width="100%" height="30rem" bg="bg">
      <iframe ref={frame} title="The mail" sandbox="allow-same-origin" onLoad={draw} />
    </Box>
  );
}
