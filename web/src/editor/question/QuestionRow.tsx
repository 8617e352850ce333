import { Box, Button, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { QuietButton } from "../../ui/form/QuietButton.tsx";
import { Copy, Trash2 } from "../../ui/icons.ts";

interface QuestionRowProps {
  id: string;
  number: number;
  tools: ReactNode;
  onDone: () => void;
  children: ReactNode;
}

/** The question that is open for editing. */
export const QuestionRow = ({ id, number, tools, onDone, children }: QuestionRowProps) => (
  <Flex
    data-question={id}
    bg="bg"
    _print={{ bg: "transparent" }}
    borderTopWidth="1px"
    scrollMarginTop="2"
    overflowClipMargin="8px"
    py={{ base: "3", md: "4" }}
    columnGap={{ base: "2", md: "5" }}
    wrap={{ base: "wrap", md: "nowrap" }}
    align="flex-start"
  >
    <Box
      flexShrink="0"
      minW={{ base: "6", md: "9" }}
      me={{ base: "auto", md: "0" }}
      fontFamily="heading"
      fontSize="2xl"
      lineHeight="1.5"
      color="fg.muted"
      fontVariantNumeric="lining-nums tabular-nums"
      aria-hidden
    >
      {number}
    </Box>
    <Box order={{ base: 3, md: 0 }} flex="1" flexBasis={{ base: "100%", md: "0" }} minW="0">
      {children}
      <Button variant="outline" mt="4" onClick={onDone} _print={{ display: "none" }}>
        Done Editing
      </Button>
    </Box>
    {tools}
  </Flex>
);

interface QuestionToolsProps {
  number: number;
  handle: ReactNode;
  onDuplicate: (() => void) | null;
  onDelete: (() => void) | null;
}

export const QuestionTools = ({ number, handle, onDuplicate, onDelete }: QuestionToolsProps) => (
  <Flex flexShrink="0" _print={{ display: "none" }}>
    <QuietButton
      label={`Duplicate question ${number}`}
      hasTip
      disabled={onDuplicate === null}
      onClick={onDuplicate ?? undefined}
    >
      <Copy aria-hidden />
    </QuietButton>
    {onDelete && (
      <QuietButton label={`Delete question ${number}`} hasTip onClick={onDelete}>
        <Trash2 aria-hidden />
      </QuietButton>
    )}
    {handle}
  </Flex>
);
