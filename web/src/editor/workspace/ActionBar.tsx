import { Box, Button, Flex, IconButton, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Redo2, Undo2 } from "../../ui/icons.ts";
import { countOf } from "../../ui/text/format.ts";
import type { Manuscript } from "../useManuscript.ts";

interface ActionBarProps {
  manuscript: Pick<Manuscript<unknown>, "canUndo" | "canRedo" | "undo" | "redo" | "faults">;
  status: ReactNode;
  /** Tools next to Undo and Redo. */
  tools?: ReactNode;
  children: ReactNode;
}

export function ActionBar({ manuscript, status, tools, children }: ActionBarProps) {
  return (
    <Box
      data-bar
      layerStyle="docked"
      bottom="var(--cookie-banner, 0px)"
      bg="bg"
      borderTopWidth="1px"
      borderColor="border.emphasized"
      mt="12"
      mx="-2"
      px="2"
      pt="3"
      pb="calc(0.75rem + env(safe-area-inset-bottom))"
    >
      <Flex align="center" gap="2" wrap="wrap">
        {children}
        <Flex>
          <IconButton
            variant="ghost"
            colorPalette="ink"
            aria-label="Undo"
            data-tip="Undo"
            aria-disabled={!manuscript.canUndo}
            onClick={manuscript.undo}
          >
            <Undo2 aria-hidden />
          </IconButton>
          <IconButton
            variant="ghost"
            colorPalette="ink"
            aria-label="Redo"
            data-tip="Redo"
            aria-disabled={!manuscript.canRedo}
            onClick={manuscript.redo}
          >
            <Redo2 aria-hidden />
          </IconButton>
          {tools}
        </Flex>
        {manuscript.faults.count > 0 && <Faults {...manuscript.faults} />}
        <Box flex="1 1 8rem" fontSize="sm" color="fg.muted" role="status">
          {status}
        </Box>
      </Flex>
    </Box>
  );
}

function Faults({ count, next }: Manuscript<unknown>["faults"]) {
  return (
    <Flex align="center" gap="2">
      <Text fontSize="sm" fontWeight="medium" color="fg.error" fontVariantNumeric="tabular-nums">
        {countOf(count, "fault")}
      </Text>
      <Button variant="outline" colorPalette="ink" size="sm" h="11" onClick={next}>
        Next Fault
      </Button>
    </Flex>
  );
}
