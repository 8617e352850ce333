import { Box, Flex, VisuallyHidden } from "@chakra-ui/react";
import { useId } from "react";
import { HiddenRadio } from "./HiddenRadio.tsx";

interface SegmentedProps<T extends string> {
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
  /** Below another choice: what it is about was said there. */
  dense?: boolean;
}

/** A choice among a few, all in sight: radio buttons in the shape of a strip. */
export function Segmented<T extends string>({ label, options, value, onChange, dense }: SegmentedProps<T>) {
  const name = useId();
  return (
    <Box as="fieldset" minW="0">
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      <Flex
        borderBottomWidth="1px"
        gap={{ base: dense ? "2" : "4", md: "7" }}
        justify={{ base: dense ? "space-between" : undefined, md: "flex-start" }}
        fontSize={dense ? "sm" : undefined}
        overflowX="auto"
      >
        {options.map((option) => (
          <Box
            as="label"
            key={option.value}
            position="relative"
            display="flex"
            alignItems="center"
            minH="11"
            whiteSpace="nowrap"
            cursor="pointer"
            fontWeight="medium"
            color="fg.muted"
            borderBottomWidth="2px"
            borderColor={{ base: "transparent", _highContrast: "Canvas" }}
            mb="-1px"
            _hover={{ color: "fg" }}
            data-chosen={option.value === value || undefined}
            css={{ "&[data-chosen]": { color: "accent.fg", borderColor: "accent" } }}
          >
            <HiddenRadio
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </Box>
        ))}
      </Flex>
    </Box>
  );
}
