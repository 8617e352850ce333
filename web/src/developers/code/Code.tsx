import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { useRef, useSyncExternalStore } from "react";
import { announce } from "../../ui/announce.ts";
import { useCopy } from "../../ui/hooks/useCopy.ts";
import { Check, Copy } from "../../ui/icons.ts";
import { highlighted } from "./highlight.tsx";
import { placeholder, snippet } from "./snippets.ts";

const unchanging = () => () => {};

/** Returns the public URL that the server writes into pages. Prerendering has no document. */
const publicUrl = () =>
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="public-url"]')?.content ?? placeholder;

/** Returns the origin of this page, which is also that of its service. */
const useOrigin = () => useSyncExternalStore(unchanging, () => location.origin, publicUrl);

interface CodeProps {
  /** Description above the code. */
  label: string;
  /** A file below `snippets`. */
  file: string;
}

/** A snippet as the tests run it, with the URL of this service and a copy button. */
export const Code = ({ label, file }: CodeProps) => (
  <Listing label={label} text={snippet(file, useOrigin())} isCopied />
);

interface ListingProps {
  label: string;
  text: string;
  isCopied?: boolean;
}

export function Listing({ label, text, isCopied }: ListingProps) {
  const { outcome, copy } = useCopy();
  const code = useRef<HTMLPreElement>(null);

  async function copyText() {
    const isDone = await copy(text);
    if (!isDone && code.current) getSelection()?.selectAllChildren(code.current);
    announce(isDone ? "Copied to the clipboard" : "The browser refused to copy; the text is selected instead");
  }

  return (
    <Box as="figure" my="4" _first={{ mt: "0" }} borderWidth="1px" borderRadius="l2" bg="bg.panel" overflow="hidden">
      <Flex
        as="figcaption"
        align="center"
        justify="space-between"
        gap="3"
        ps="4"
        pe="1.5"
        minH="11"
        borderBottomWidth="1px"
        bg="bg.subtle"
      >
        <Text as="span" fontSize="sm" fontWeight="medium" py="2">
          {label}
        </Text>
        {isCopied && (
          <Button variant="ghost" colorPalette="ink" size="sm" onClick={copyText} aria-label={`Copy: ${label}`}>
            {outcome === "copied" ? <Check aria-hidden /> : <Copy aria-hidden />}
            {outcome === "copied" ? "Copied" : "Copy"}
          </Button>
        )}
      </Flex>
      <Box
        as="pre"
        ref={code}
        // Focusable, so that the keyboard can scroll a wide listing.
        tabIndex={0}
        role="group"
        aria-label={label}
        px="4"
        py="3.5"
        m="0"
        overflowX="auto"
        fontFamily="mono"
        fontSize="sm"
        lineHeight="1.6"
        tabSize="2"
        _focusVisible={{ outline: "2px solid", outlineColor: "accent", outlineOffset: "-2px" }}
        _print={{ whiteSpace: "pre-wrap" }}
      >
        <Box as="code" fontFamily="inherit">
          {highlighted(text)}
        </Box>
      </Box>
    </Box>
  );
}
