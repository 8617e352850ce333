import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { useRef } from "react";
import { Sparkles } from "../../../ui/icons.ts";
import { Notice } from "../../../ui/layout/Notice.tsx";
import { countOf } from "../../../ui/text/format.ts";
import type { useDrafting } from "./useDrafting.ts";

interface DraftingProps {
  drafting: ReturnType<typeof useDrafting>;
  noun: string;
  proposals: number;
  /** Labels of the texts that the model left out. */
  leftOut: readonly string[];
  onAcceptAll: () => void;
  onDismissAll: () => void;
}

/** Asks the language model to draft the missing texts, and accepts its proposals. */
export function Drafting({ drafting, noun, proposals, leftOut, onAcceptAll, onDismissAll }: DraftingProps) {
  const { line, draft, stop } = drafting;
  const button = useRef<HTMLButtonElement>(null);
  // Moves the focus, because the pressed button disappears.
  const then = (act: () => void) => () => {
    act();
    button.current?.focus();
  };
  return (
    <Box fontSize="sm">
      <Flex gap="3" align="center" wrap="wrap">
        {/* One button in both states keeps the focus. */}
        <Button ref={button} variant="outline" colorPalette="ink" onClick={line === null ? draft : stop}>
          {line === null ? (
            <>
              <Sparkles aria-hidden /> Draft Missing Texts
            </>
          ) : (
            "Cancel"
          )}
        </Button>
        <Text role="status" color="fg.muted" fontVariantNumeric="tabular-nums">
          {line}
        </Text>
      </Flex>
      <Text mt="2" color="fg.muted" maxW="prose">
        The texts of this {noun} that are missing or older than the original are sent to the language model that this
        site is set up with.
      </Text>
      {proposals > 0 && (
        <Notice
          role="status"
          actions={
            <>
              <Button size="sm" onClick={then(onAcceptAll)}>
                Accept All Proposals
              </Button>
              <Button size="sm" variant="ghost" colorPalette="ink" onClick={then(onDismissAll)}>
                Dismiss All
              </Button>
            </>
          }
        >
          {countOf(proposals, "proposal")} of the language model below. Nothing is stored until you save.
        </Notice>
      )}
      {leftOut.length > 0 && (
        <Notice role="status">
          The model could not be used for {countOf(leftOut.length, "text")}, because its draft was too long, lost a
          formula or a link, or read like another option: {leftOut.join("; ")}.
        </Notice>
      )}
    </Box>
  );
}
