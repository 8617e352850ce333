import { Box, Button, Flex, IconButton, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Redo2, Undo2 } from "../../ui/icons.ts";
import { DockedBar } from "../../ui/layout/DockedBar.tsx";
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
  const steps = [
    { label: "Undo", isPossible: manuscript.canUndo, run: manuscript.undo, Icon: Undo2 },
    { label: "Redo", isPossible: manuscript.canRedo, run: manuscript.redo, Icon: Redo2 },
  ];
  return (
    <DockedBar mt="12">
      <Flex align="center" gap="2" wrap="wrap">
        {children}
        <Flex>
          {steps.map(({ label, isPossible, run, Icon }) => (
            <IconButton
              key={label}
              variant="ghost"
              colorPalette="ink"
              aria-label={label}
              data-tip={label}
              aria-disabled={!isPossible}
              onClick={run}
            >
              <Icon aria-hidden />
            </IconButton>
          ))}
          {tools}
        </Flex>
        {manuscript.faults.count > 0 && <Faults {...manuscript.faults} />}
        <Box flex="1 1 8rem" fontSize="sm" color="fg.muted" role="status">
          {status}
        </Box>
      </Flex>
    </DockedBar>
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
