import { Button, Flex } from "@chakra-ui/react";
import type { ReactNode, Ref } from "react";
import type { Selection } from "./useSelection.ts";

interface SelectionFrameProps {
  /** The name of the group. */
  label: string;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Actions on selected rows, docked below them. */
export const SelectionFrame = ({ label, ref, children }: SelectionFrameProps) => (
  <Flex
    ref={ref}
    role="group"
    aria-label={label}
    layerStyle="docked"
    bottom="3"
    wrap="wrap"
    align="center"
    columnGap="3"
    rowGap="2"
    mt="4"
    p="3"
    borderWidth="1px"
    rounded="md"
    bg="bg"
    fontSize="sm"
    zIndex="2"
    _print={{ display: "none" }}
  >
    {children}
  </Flex>
);

interface SelectionActionsProps {
  selection: Selection;
  /** The element to focus when the selection is cleared. */
  afterwards: () => HTMLElement | null;
  children: ReactNode;
}

export const SelectionActions = ({ selection, afterwards, children }: SelectionActionsProps) => (
  <Flex gap="2" ms="auto" wrap="wrap">
    <Button
      size="sm"
      variant="ghost"
      colorPalette="ink"
      onClick={() => {
        selection.clear();
        afterwards()?.focus();
      }}
    >
      Clear
    </Button>
    {children}
  </Flex>
);
