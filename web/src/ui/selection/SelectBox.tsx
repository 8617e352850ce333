import { Box, Flex, VisuallyHidden } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface SelectBoxProps {
  label: ReactNode;
  isChecked: boolean;
  isPartly?: boolean;
  onToggle: () => void;
}

/** Placed above the link that covers its row. */
export const SelectBox = ({ label, isChecked, isPartly = false, onToggle }: SelectBoxProps) => (
  <Flex as="label" align="center" justify="center" boxSize="8" ms="-2" position="relative" zIndex="1" cursor="pointer">
    <Box asChild boxSize="4" accentColor="accent">
      <input
        ref={(box) => {
          if (box) box.indeterminate = isPartly;
        }}
        type="checkbox"
        checked={isChecked}
        onChange={onToggle}
      />
    </Box>
    <VisuallyHidden>{label}</VisuallyHidden>
  </Flex>
);
