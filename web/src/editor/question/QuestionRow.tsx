import { Box, Button, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { QuietButton } from "../../ui/form/QuietButton.tsx";
import { Copy, Pencil, Trash2 } from "../../ui/icons.ts";

interface QuestionRowProps {
  id: string;
  number: number;
  handle: ReactNode;
  onEdit: (() => void) | null;
  onDone: (() => void) | null;
  onDuplicate: (() => void) | null;
  onDelete: (() => void) | null;
  children: ReactNode;
}

export function QuestionRow({ id, number, handle, onEdit, onDone, onDuplicate, onDelete, children }: QuestionRowProps) {
  return (
    <Flex
      data-question={id}
      bg="bg"
      _print={{ bg: "transparent" }}
      borderTopWidth="1px"
      scrollMarginTop="2"
      contentVisibility="auto"
      overflowClipMargin="8px"
      containIntrinsicHeight="auto 20rem"
      py={{ base: "5", md: "7" }}
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
        {onDone && (
          <Button variant="outline" mt="4" onClick={onDone} _print={{ display: "none" }}>
            Done Editing
          </Button>
        )}
      </Box>
      <Flex flexShrink="0" _print={{ display: "none" }}>
        {onEdit && (
          <Button
            variant="ghost"
            colorPalette="ink"
            size="sm"
            name={`questions.${number - 1}`}
            aria-label={`Edit question ${number}`}
            onClick={onEdit}
          >
            <Pencil aria-hidden /> Edit
          </Button>
        )}
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
    </Flex>
  );
}
