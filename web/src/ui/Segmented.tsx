import { Box, Flex, VisuallyHidden } from "@chakra-ui/react";
import { useId } from "react";

interface SegmentedProps<T extends string> {
  label: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** A choice among a few, all in sight: radio buttons in the shape of a strip. */
export function Segmented<T extends string>({ label, options, value, onChange }: SegmentedProps<T>) {
  const name = useId();
  return (
    <Box as="fieldset" minW="0">
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      <Flex borderBottomWidth="1px" gap={{ base: "4", md: "7" }} overflowX="auto">
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
            borderColor="transparent"
            mb="-1px"
            _hover={{ color: "fg" }}
            css={{
              "&:has(:checked)": { color: "accent.fg", borderColor: "accent" },
              "&:has(:focus-visible)": {
                outline: "2px solid",
                outlineColor: "accent",
                outlineOffset: "-2px",
                borderRadius: "l1",
              },
            }}
          >
            <VisuallyHidden asChild>
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
              />
            </VisuallyHidden>
            {option.label}
          </Box>
        ))}
      </Flex>
    </Box>
  );
}
